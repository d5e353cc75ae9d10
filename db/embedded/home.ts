import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { makeFolder, makeReadableFolder } from '../own-folder.ts';
import { type Programs, packagedPostgres, programsIn, readableCopy } from './programs.ts';

/** The location of the embedded cluster, its programs, and the user that runs it. */
export interface Home {
  cluster: string;
  programs: Programs;
  owner: { uid?: number; gid?: number };
}

/** The file with the superuser's password, created on the first start. */
export function passwordFileOf(home: Home): string {
  return join(dirname(home.cluster), 'postgres-password');
}

/** Whether this data folder has a database. Changes nothing: the folder may be somebody else's. */
export function hasCluster(dataDir: string): boolean {
  const folder = resolve(dataDir);
  return [join(folder, 'postgres'), join(folderElsewhere(folder), 'postgres')].some((cluster) => existsSync(join(cluster, 'PG_VERSION')));
}

/** Location of programs and data when the user that runs PostgreSQL cannot access ours; only root can write to it. */
const rootFolder = '/var/lib/seam';

/**
 * PostgreSQL refuses to run as root. As root we run it as `postgres` (or `nobody`), and when that user cannot access this folder (a
 * checkout below a private directory), programs and data are moved to a place it can access.
 * Errors: throws when the folder cannot be created, no such user exists, someone else controls the place, or a copied cluster is not
 * accessible.
 */
export function chooseHome(dataDir: string): Home {
  const native = packagedPostgres();
  makeFolder(dataDir);
  if (process.getuid?.() !== 0) return { cluster: join(dataDir, 'postgres'), programs: programsIn(native), owner: {} };
  const owner = unprivilegedOwner();
  // Temporary folders are closed to other users. Allowing them to traverse (not list) it keeps the cluster inside its data folder.
  chmodSync(dataDir, (statSync(dataDir).mode & 0o7777) | 0o001);
  const programs = programsIn(isReachable(native) ? native : readableCopy(native, join(rootFolder, 'programs')));
  return { cluster: isReachable(dataDir) ? join(dataDir, 'postgres') : clusterElsewhere(dataDir), programs, owner };
}

function clusterElsewhere(dataDir: string): string {
  const own = join(dataDir, 'postgres');
  if (existsSync(join(own, 'PG_VERSION')))
    throw new Error(
      `The database in ${own} cannot be opened: as root PostgreSQL runs as another user, and that user may not enter ${dataDir}. ` +
        'Move the data folder to where everybody may pass (chmod o+x on the folders above it), or start as the user it belongs to.',
    );
  return join(makeReadableFolder(folderElsewhere(dataDir)), 'postgres');
}

function folderElsewhere(dataDir: string): string {
  return join(rootFolder, createHash('sha256').update(dataDir).digest('hex').slice(0, 12));
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

/** True when any user can traverse the path to this folder. */
function isReachable(path: string): boolean {
  if ((statSync(path).mode & 0o001) === 0) return false;
  return dirname(path) === path || isReachable(dirname(path));
}
