import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GeneratedFile } from '../generated-file.ts';

const root = join(import.meta.dirname, '../..');
/** Longer texts are those of tools that contain others; no browser gets any of it, and their package has the text beside it. */
const longest = 20_000;

interface Locked {
  version?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
}
/** A text and the works under it; `licence` is how their packages call it. */
interface Group {
  licence: string;
  text: string;
  works: Work[];
}
interface Work {
  name: string;
  copyrights: readonly string[];
}

/**
 * The licences of what ships with the shop. Packages in machine code differ from machine to machine and are optional: their texts are in
 * tools/notices/, so that every machine writes the same file.
 */
export async function noticeFiles(): Promise<GeneratedFile[]> {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> };
  const shipped = Object.entries(packages).filter(([path, { dev, optional }]) => path !== '' && !dev && !optional);
  const groups = new Map<string, Group>();
  const bare: string[] = [];
  const long: string[] = [];
  for (const [path, { version, license }] of shipped) {
    const name = `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)} ${version}`;
    const texts = licenceTexts(path);
    if (texts.length === 0) bare.push(`${name}: ${license}${authorOf(path)}`);
    for (const { file, text } of texts) {
      if (text.length > longest) long.push(`${name}: ${license}, in ${path}/${file}`);
      else addTo(groups, name, license ?? '', text);
    }
  }
  const machine = Object.entries(packages).flatMap(([path, { dev, optional, version, license }]) =>
    optional && !dev ? [`${familyOf(path)} ${version}: ${license}`] : [],
  );
  const own = (file: string) => readFileSync(join(root, 'tools/notices', file), 'utf8');
  const sections = [
    'Third-party notices of Seam\n===========================\n\nThe shop is made with the works below. Each text stands once, after the works that it covers.',
    own('binaries.txt'),
    `Optional packages, most of them one for each kind of machine, under a licence that stands below\n\n${[...new Set(machine)].sort().join('\n')}`,
    `Packages that name their licence and have no text of it\n\n${bare.sort().join('\n')}`,
    `Packages whose texts stand beside them\n\n${long.sort().join('\n')}`,
    ...[...groups.values()]
      .sort((one, other) => other.works.length - one.works.length || (one.text < other.text ? -1 : 1))
      .map(({ licence, text, works }) => `${works.map(written).sort().join('\n')}\n\nLicence: ${licence}\n\n${text}`),
    own('lgpl-3.txt'),
    own('gpl-3.txt'),
  ];
  const rule = `\n\n${'-'.repeat(80)}\n\n`;
  return [{ path: 'public/third-party-notices.txt', text: `${sections.map((section) => section.trim()).join(rule)}\n` }];
}

/** The licences and notices in a package; fonts keep theirs in `dist`. */
function licenceTexts(path: string): { file: string; text: string }[] {
  return ['', 'dist/'].flatMap((folder) => {
    if (!existsSync(join(root, path, folder))) return [];
    const files = readdirSync(join(root, path, folder), { withFileTypes: true });
    return files
      .filter((file) => file.isFile() && /^(licen[cs]e|copying|notice|unlicense|ofl)/i.test(file.name) && !/\.js/.test(file.name))
      .map(({ name }) => `${folder}${name}`)
      .sort()
      .map((file) => ({ file, text: readFileSync(join(root, path, file), 'utf8').replaceAll('\r', '') }));
  });
}

/** Puts a work to those of the same text, however its lines are broken; what is its own are the lines that say whose it is. */
function addTo(groups: Map<string, Group>, name: string, licence: string, text: string): void {
  const lines = text.split('\n').map((line) => line.trimEnd());
  // Long texts name those of their parts, too, where they stand.
  const isCopyright = (line: string) =>
    text.length < 3_000 && /^[\s*#>-]*(?:portions )?(?:copyright\b.*(?:\d{4}|\(c\)|©)|(?:\(c\)|©).*\d{4})/i.test(line);
  const rest = lines.filter((line) => !isCopyright(line)).join('\n');
  const body = /permission (is hereby granted|to use, copy)[\s\S]*/i.exec(text.length < 3_000 ? rest : '')?.[0] ?? rest;
  const key = body
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  const group = groups.get(key) ?? { licence, text: body.trim(), works: [] };
  groups.set(key, group);
  group.works.push({ name, copyrights: lines.filter(isCopyright).map((line) => line.replace(/^[\s*#>-]+/, '').trim()) });
}

function written({ name, copyrights }: Work): string {
  return [name, ...copyrights].join('; ');
}

function authorOf(path: string): string {
  const { author } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')) as { author?: string | { name?: string } };
  const name = typeof author === 'string' ? author.replace(/\s*[<(].*/, '') : author?.name;
  return name ? `; ${name}` : '';
}

/** `@img/sharp-*` for `@img/sharp-linux-x64`. */
function familyOf(path: string): string {
  return path
    .slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    .replace(/(darwin|linux|linuxmusl|win32|windows|freebsd|android|aix|netbsd|openbsd|sunos|openharmony|wasm32|webcontainers)\b.*$/, '*');
}
