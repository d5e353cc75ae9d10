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
/** Folders with texts of the interface. */
const sourceFolders = ['storefront', 'client', 'ui', 'rules', 'contract'];

/** The weights of ui/tokens.css, and the font features browsers apply by default, plus tabular digits. */
const cut = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 800 } },
  keepFeatures: ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'],
} as const;

/**
 * Subsets Pretendard for the dev server and build. `shop-letters/font.css` has all characters of the interface and everyday Korean in two
 * files; `shop-letters/rare.css` has occasional ones in pieces of 12 to 40 kB, loaded after the page is shown: before that, they took more
 * of a slow connection than scripts and pictures together. Subsets of the same characters are cached.
 */
export function shopLetters(): Plugin {
  return {
    name: 'shop-letters',
    config: async () => ({ resolve: { alias: { 'shop-letters': await cutLetters() } } }),
  };
}

/** The folder with font.css and its pieces. Errors: throws when a file of the package is missing or a font cannot be subset. */
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
  // Moved into place atomically; another build may have been first.
  await rename(making, folder).catch(() => rm(making, { recursive: true, force: true }));
  return folder;
}

type FontFile = { name: string; codes: ReadonlySet<number> };

/** The files subset here: those of every page, and the pieces for rare characters. */
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

/** All faces have the same weight range: browsers do not treat faces with different ranges as one font. */
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
