import { accessSync, constants, existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '#db/own-folder.ts';
import { beginningOf, isAlive } from '#db/process-mark.ts';

/** Checks at startup that pictures and keys can be written. Errors: throws the system's error, which names the folder. */
export function requireDataDir(dataDir: string): void {
  makeFolder(dataDir);
  accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
}

/**
 * Locks the data folder for this process, so that two shops never share one database folder. A stale lock is taken over: one left by a
 * killed process, even if its pid was reused, or one copied along with another data folder. Errors: throws when another live process holds
 * it.
 */
export function lockDataDir(dataDir: string): () => void {
  makeFolder(dataDir);
  const folder = realpathSync(dataDir);
  const file = join(folder, 'seam.pid');
  const holder = existsSync(file) ? livingHolder(readFileSync(file, 'utf8'), folder) : undefined;
  if (holder !== undefined) {
    throw new Error(
      `Another Seam (process ${holder}) already uses this data folder. Stop it, or set DATA_DIR and PORT. If no Seam runs, remove ${file}.`,
    );
  }
  writeFileSync(file, `${process.pid}\n${beginningOf(process.pid) ?? ''}\n${folder}\n`);
  return () => rmSync(file, { force: true });
}

/** The pid of the live process that holds the folder; pid, start time and folder must all match the lock. */
function livingHolder(text: string, folder: string): number | undefined {
  const [number, beginning, heldFolder] = text.split('\n');
  const pid = Number(number);
  if (pid === process.pid || !isAlive(pid)) return undefined;
  if (heldFolder && heldFolder !== folder) return undefined;
  // Where the system does not report start times, the pid alone decides; a false refusal is better than two shops.
  const now = beginningOf(pid);
  return beginning && now !== beginning && (now !== undefined || hasBeginnings()) ? undefined : pid;
}

function hasBeginnings(): boolean {
  return beginningOf(process.pid) !== undefined;
}
