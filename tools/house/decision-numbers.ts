// Checks docs/decisions: numbers are unique, without gaps, and listed in the README.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Problems with the numbers of the decisions. */
export function decisionComplaints(root: string): string[] {
  const folder = join(root, 'docs', 'decisions');
  const list = readFileSync(join(folder, 'README.md'), 'utf8');
  const names = readdirSync(folder)
    .filter((name) => name !== 'README.md')
    .sort();
  return names.flatMap((name, index) => {
    const wanted = String(index + 1).padStart(3, '0');
    const found = name.startsWith(`${wanted}-`) ? [] : [`docs/decisions/${name}: the next number is ${wanted}`];
    return list.includes(`(${name})`) ? found : [...found, `docs/decisions/${name}: not listed in docs/decisions/README.md`];
  });
}
