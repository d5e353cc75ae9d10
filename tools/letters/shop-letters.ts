import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { readPieces, type SharedOut, shareOut, unicodeRange } from './pieces.ts';

const root = join(import.meta.dirname, '..', '..');
const variable = join(dirname(fileURLToPath(import.meta.resolve('pretendard/package.json'))), 'dist', 'web', 'variable');
const shippedCss = join(variable, 'pretendardvariable-dynamic-subset.css');
const wholeFont = join(variable, 'woff2', 'PretendardVariable.woff2');
/** Where sentences of the interface stand. */
const sourceFolders = ['storefront', 'client', 'ui', 'rules', 'contract'];

/** The weights of ui/tokens.css, and what browsers apply of a font by themselves, with the digits of one width. */
const cut = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 800 } },
  keepFeatures: ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'],
} as const;

/**
 * Cuts the shop's letters out of Pretendard for dev server and build. `shop-letters/font.css` has every letter of the interface and everyday Korean
 * in two files; `shop-letters/rare.css` has what names need now and then, in pieces of 12 to 40 kB each, to be fetched after the page stands:
 * before it they took more of a slow line than scripts and pictures together. What was cut before for the same letters is taken again.
 */
export function shopLetters(): Plugin {
  return {
    name: 'shop-letters',
    config: async () => ({ resolve: { alias: { 'shop-letters': await cutLetters() } } }),
  };
}

/** The folder with font.css and its pieces. Errors: a file of the package that is not there, a font that cannot be cut. */
async function cutLetters(): Promise<string> {
  const css = readFileSync(shippedCss, 'utf8');
  const shared = shareOut(readPieces(css), sourceFolders.flatMap(textsBelow));
  const font = readFileSync(wholeFont);
  const styles = stylesOf(shared);
  const mark = createHash('sha256').update(font).update(JSON.stringify(styles)).update(JSON.stringify(cut)).digest('hex').slice(0, 16);
  const cache = join(root, 'node_modules', '.cache', 'shop-letters');
  const folder = join(cache, mark);
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  const making = await mkdtemp(join(cache, 'making-'));
  for (const [name, style] of Object.entries(styles)) await writeFile(join(making, name), style);
  const { common, rare } = filesOf(shared);
  for (const { name, codes } of [...common, ...rare]) {
    const text = [...codes].map((code) => String.fromCodePoint(code)).join('');
    await writeFile(join(making, name), await subsetFont(font, text, cut));
  }
  // Whole or not at all; another build may have been first.
  await rename(making, folder).catch(() => rm(making, { recursive: true, force: true }));
  return folder;
}

type FontFile = { name: string; codes: ReadonlySet<number> };

/** The files cut here: those of every page, and the pieces for rare letters. */
function filesOf({ western, everyday, cutAnew }: SharedOut): { common: FontFile[]; rare: FontFile[] } {
  return {
    common: [
      { name: 'letters-everyday.woff2', codes: everyday },
      { name: 'letters-western.woff2', codes: western },
    ],
    rare: cutAnew.map(({ number, codes }) => ({ name: `letters-${number}.woff2`, codes })),
  };
}

function stylesOf(shared: SharedOut): Record<'font.css' | 'rare.css', string> {
  const shipped = shared.asShipped.map(({ number, codes }) =>
    face(join(variable, 'woff2-dynamic-subset', `PretendardVariable.subset.${number}.woff2`), codes),
  );
  const { common, rare } = filesOf(shared);
  const faces = (files: FontFile[]) => files.map(({ name, codes }) => face(`./${name}`, codes));
  return { 'font.css': faces(common).join('\n'), 'rare.css': [...shipped, ...faces(rare)].join('\n') };
}

/** All with the same range of weights: faces that differ in it are not one font to the browser. */
function face(source: string, codes: ReadonlySet<number>): string {
  return `@font-face {
  font-family: 'Pretendard Variable';
  font-style: normal;
  font-display: swap;
  font-weight: 400 800;
  src: url(${source}) format('woff2-variations');
  unicode-range: ${unicodeRange(codes)};
}`;
}

function textsBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'));
}
