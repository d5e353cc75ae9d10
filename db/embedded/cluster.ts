import { spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, lchownSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { damaged } from './did-not-start.ts';
import { type Home, passwordFileOf } from './home.ts';
import { stopLeftover } from './leftover.ts';
import { newPassword, readPassword, resetPassword, storePassword } from './password.ts';

/**
 * Creates the cluster if there is none, and returns its owner's password. A cluster whose password file is missing or empty gets another
 * password: whoever starts it owns its files anyway.
 * Errors: throws with initdb's output, or with a remedy when the files are damaged or belong to a user who must not run PostgreSQL.
 */
export async function prepareCluster(home: Home, say: (line: string) => void): Promise<string> {
  const known = readPassword(home);
  if (existsSync(join(home.cluster, 'PG_VERSION'))) {
    takeOver(home);
    if (known !== undefined) return known;
    say(`${passwordFileOf(home)} is missing or empty. The database gets a new password.`);
    await stopLeftover(home.cluster, say);
    const password = newPassword();
    await resetPassword(home, password);
    // Afterwards, so that an interrupted attempt starts over.
    return storePassword(home, password);
  }
  if (existsSync(home.cluster) && readdirSync(home.cluster).length > 0) throw damaged(home.cluster, 'PG_VERSION is missing');
  const password = known ?? storePassword(home, newPassword());
  await initialise(home, password);
  return password;
}

/** A data folder copied by root belongs to root. PostgreSQL does not run as root and could not read it. */
function takeOver({ cluster, owner }: Home): void {
  const wanted = owner.uid ?? process.getuid?.();
  const { uid, mode } = statSync(cluster);
  if (wanted === undefined || uid === wanted) return;
  const isCopyByRoot = process.getuid?.() === 0 && uid === 0 && (mode & 0o022) === 0;
  if (!isCopyByRoot)
    throw new Error(
      `The database in ${cluster} belongs to user ${uid}, but runs as user ${wanted}. Give it over: chown -R ${wanted} ${cluster}`,
    );
  const group = owner.gid ?? wanted;
  for (const entry of readdirSync(cluster, { recursive: true, withFileTypes: true })) {
    lchownSync(join(entry.parentPath, entry.name), wanted, group);
  }
  chmodSync(cluster, 0o700);
  // Last, so that an interrupted attempt starts over.
  chownSync(cluster, wanted, group);
}

/** Creates the cluster in a temporary folder and moves it into place, so that a killed start leaves nothing that looks complete. */
async function initialise(home: Home, password: string): Promise<void> {
  const half = `${home.cluster}.half`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { recursive: true });
  const passwordFile = `${home.cluster}.pw`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (home.owner.uid !== undefined) {
    chownSync(half, home.owner.uid, home.owner.gid ?? home.owner.uid);
    chownSync(passwordFile, home.owner.uid, home.owner.gid ?? home.owner.uid);
  }
  const flags = [`--pgdata=${half}`, '--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  // The builtin provider sorts the same on every machine, whatever locales it has.
  flags.push('--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--no-sync');
  try {
    await run(home.programs.initdb, flags, home);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(half, home.cluster);
}

function run(command: string, flags: string[], home: Home): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(command, flags, { ...home.owner, stdio: ['ignore', 'ignore', 'pipe'] });
    let words = '';
    child.stderr.on('data', (chunk: Buffer) => {
      words += chunk.toString();
    });
    child.once('error', fail);
    child.once('close', (code) => (code === 0 ? done() : fail(new Error(`initdb failed (${code}):\n${words}`))));
  });
}
