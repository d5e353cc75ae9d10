import { accessSync, constants, existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '#db/own-folder.ts';
import { beginningOf, isAlive } from '#db/process-mark.ts';

/**
 * Sees to it that pictures and keys can be written, before anybody sends some. Errors: throws what the system says, which names the folder.
 */
export function requireDataDir(dataDir: string): void {
  makeFolder(dataDir);
  accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
}

/**
 * Takes the data folder for this process, so that two shops never share one database folder.
 * What a killed process left is taken over, also when its number has been given to another process since, and what came along
 * with a copy of another data folder. Errors: throws when another living process holds it.
 */
export function holdDataDir(dataDir: string): () => void {
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

/** The number of the process that holds the folder: number, beginning and folder must all be as written. */
function livingHolder(text: string, folder: string): number | undefined {
  const [number, beginning, heldFolder] = text.split('\n');
  const pid = Number(number);
  if (pid === process.pid || !isAlive(pid)) return undefined;
  if (heldFolder && heldFolder !== folder) return undefined;
  // A system that does not tell beginnings leaves the number alone; better one refusal too many.
  const now = beginningOf(pid);
  return beginning && now !== beginning && (now !== undefined || hasBeginnings()) ? undefined : pid;
}

function hasBeginnings(): boolean {
  return beginningOf(process.pid) !== undefined;
}
