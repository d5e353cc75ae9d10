import { chmodSync, existsSync, lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Why another user could write to this folder or replace it; undefined when only this user or root can, or when the system has no numeric
 * user ids. In a world-writable folder, a predictable name can be taken first.
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
    // In a sticky folder, such as the temporary one, users cannot move each other's files.
    if ((mode & 0o022) !== 0 && (mode & 0o1000) === 0) return `${above} can be written by others`;
    if (dirname(above) === above) return undefined;
  }
}

/**
 * Creates a folder and its missing parents. Node's own `recursive` hangs where the system refuses to create folders, as below /proc.
 * Errors: throws the system's error, which names the folder.
 */
export function makeFolder(folder: string): void {
  for (const each of missingIn(folder)) {
    try {
      mkdirSync(each);
    } catch (error) {
      // Another process created it at the same time.
      if (!existsSync(each)) throw error;
    }
  }
}

/**
 * Creates a folder that others can enter and read but not write, regardless of the umask.
 * Errors: throws when another user controls it or a parent folder.
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

/** The missing ones of this folder and its parents, topmost first. */
function missingIn(folder: string): string[] {
  const missing: string[] = [];
  for (let at = folder; !existsSync(at); at = dirname(at)) missing.unshift(at);
  return missing;
}
