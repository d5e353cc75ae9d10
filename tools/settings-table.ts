import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configTable } from '#server/config.ts';
import type { GeneratedFile } from './generated-file.ts';

/** The README with the configuration table that server/config.ts gives. */
export function settingsFiles(): GeneratedFile[] {
  const rows = configTable().map(({ name, initial, meaning }) => `| \`${name}\` | ${initial ? `\`${initial}\`` : ''} | ${meaning} |`);
  const table = ['| Setting | Default | Meaning |', '| --- | --- | --- |', ...rows].join('\n');
  const text = readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8');
  return [
    {
      path: 'README.md',
      text: text.replace(/<!-- settings -->[\s\S]*<!-- \/settings -->/, `<!-- settings -->\n${table}\n<!-- /settings -->`),
    },
  ];
}
