import { readFileSync } from 'node:fs';

let known: ReadonlySet<string> | null = null;

/** True for passwords that attackers try first (ASVS 6.2.4: at least the 3,000 most common ones that satisfy the password rule). */
export function isCommonPassword(password: string): boolean {
  known ??= readList();
  return known.has(password.toLowerCase());
}

function readList(): ReadonlySet<string> {
  const lines = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8').split('\n');
  return new Set(lines.filter((line) => line !== '' && !line.startsWith('#')));
}
