import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configTable } from '#server/config.ts';
import type { GeneratedFile } from './generated-file.ts';

type Setting = ReturnType<typeof configTable>[number];

/** Settings fixed by the image and compose.yml. */
const decidedInContainers = ['SEAM_MODE', 'PORT', 'HOST', 'DATABASE_URL', 'DATA_DIR'];

/** Writes the settings of server/config.ts into the places where people look for them: README, compose.yml and its .env example. */
export function settingsFiles(): GeneratedFile[] {
  const all = configTable();
  const ofContainers = all.filter(({ name }) => !decidedInContainers.includes(name));
  const table = all.map(({ name, initial, meaning }) => `| \`${name}\` | ${initial ? `\`${initial}\`` : ''} | ${meaning} |`);
  return [
    between('README.md', '<!-- settings -->', '<!-- /settings -->', ['| Setting | Default | Meaning |', '| --- | --- | --- |', ...table]),
    between('compose.yml', '      # settings', '      # /settings', ofContainers.map(composeLine)),
    between('.env.example', '# settings', '# /settings', ofContainers.flatMap(exampleLines)),
  ];
}

/** Empty means unset. */
function composeLine({ name, isNeededInLive }: Setting): string {
  return `      ${name}: \${${name}:${isNeededInLive ? '?set it in .env' : '-'}}`;
}

function exampleLines({ name, initial, meaning }: Setting): string[] {
  return [`# ${meaningInLive(meaning)}${initial ? ` (${initial})` : ''}`, `${name}=`];
}

/** .env is for a live shop, so text about demonstrations is left out. */
function meaningInLive(meaning: string): string {
  return meaning
    .replace(/the (?:stand-in|outbox) in demo, /, '')
    .replace(/needed in live.*/, 'needed')
    .replace(', in live mode only', '')
    .replace(/ in live$/, '');
}

function between(path: string, begin: string, end: string, lines: readonly string[]): GeneratedFile {
  const text = readFileSync(join(import.meta.dirname, '..', path), 'utf8');
  const first = text.indexOf(`${begin}\n`);
  const last = text.indexOf(end, first);
  if (first < 0 || last < 0) throw new Error(`${path} has no place for the settings between ${begin} and ${end}`);
  return { path, text: `${text.slice(0, first)}${begin}\n${lines.join('\n')}\n${text.slice(last)}` };
}
