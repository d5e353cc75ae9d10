import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { didNotStart } from './did-not-start.ts';
import { type Home, passwordFileOf } from './home.ts';

/** The superuser's password; undefined when its file is missing or empty. */
export function readPassword(home: Home): string | undefined {
  const file = passwordFileOf(home);
  return (existsSync(file) ? readFileSync(file, 'utf8').trim() : '') || undefined;
}

export function newPassword(): string {
  return randomBytes(24).toString('hex');
}

export function storePassword(home: Home, password: string): string {
  const file = passwordFileOf(home);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, password, { mode: 0o600 });
  return password;
}

/**
 * Gives an existing cluster another password without knowing the old one, as the user that owns its files may: PostgreSQL runs alone for one
 * statement. No server may run on it. Errors: throws with PostgreSQL's words, or with a remedy when the files are damaged.
 */
export async function resetPassword({ programs, cluster, owner }: Home, password: string): Promise<void> {
  const child = spawn(programs.postgres, ['--single', '-D', cluster, 'postgres'], {
    ...owner,
    cwd: cluster,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => {
    words += chunk.toString();
  });
  // One that ends before it has read says why itself.
  child.stdin.on('error', () => {});
  child.stdin.end(`alter role postgres password '${password}'\n`);
  const code = await new Promise<number | null>((done, fail) => {
    child.once('error', fail);
    child.once('close', done);
  });
  if (code !== 0 || /\b(?:ERROR|FATAL|PANIC):/.test(words)) throw didNotStart(words.trim(), cluster);
}
