import { chmodSync, existsSync, lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Why somebody else could put something into this folder or in its place; undefined when only this user or root can. A name in a folder that
 * everybody may write to can be guessed and taken first. Systems without numbered users answer undefined.
 */
export function strangerIn(folder: string): string | undefined {
  const uid = process.getuid?.();
  if (uid === undefined) return undefined;
  const own = lstatSync(folder);
  if (!own.isDirectory()) return `${folder} is no folder`;
  if (own.uid !== uid && own.uid !== 0) return `${folder} belongs to user ${own.uid}`;
  if ((own.mode & 0o022) !== 0) return `${folder} can be written by others`;
  for (let above = realpathSync(dirname(folder)); ; above = dirname(above)) {
    const { uid: owner, mode } = lstatSync(above);
    if (owner !== uid && owner !== 0) return `${above} belongs to user ${owner}`;
    // In a sticky folder, as the temporary one, nobody moves what belongs to somebody else.
    if ((mode & 0o022) !== 0 && (mode & 0o1000) === 0) return `${above} can be written by others`;
    if (dirname(above) === above) return undefined;
  }
}

/**
 * Makes a folder, and those above it that are missing. Node's own `recursive` never comes back where the system makes no folders, as below /proc.
 * Errors: throws what the system says, which names the folder.
 */
export function makeFolder(folder: string): void {
  for (const each of missingIn(folder)) {
    try {
      mkdirSync(each);
    } catch (error) {
      // Another process made it in the same moment.
      if (!existsSync(each)) throw error;
    }
  }
}

/**
 * Makes a folder that others may enter and read, never write, whatever the umask.
 * Errors: throws when it, or a folder above it, is in the hands of somebody else.
 */
export function makeReadableFolder(folder: string): string {
  for (const each of missingIn(folder)) {
    mkdirSync(each);
    chmodSync(each, 0o755);
  }
  const stranger = strangerIn(folder);
  if (stranger !== undefined) throw new Error(`${stranger}; what runs from there would not be ours. Correct owner and mode, or remove it.`);
  return folder;
}

/** This folder and those above it that are not there, the highest first. */
function missingIn(folder: string): string[] {
  const missing: string[] = [];
  for (let at = folder; !existsSync(at); at = dirname(at)) missing.unshift(at);
  return missing;
}

/** A folder for files of this user alone, made when missing; undefined when somebody else could have touched what is in it. */
export function privateFolder(above: string, name: string): string | undefined {
  const folder = join(above, name);
  // Not recursive: that would follow a link that somebody laid there.
  if (lstatSync(folder, { throwIfNoEntry: false }) === undefined) mkdirSync(folder, { mode: 0o700 });
  return strangerIn(folder) === undefined ? folder : undefined;
}
