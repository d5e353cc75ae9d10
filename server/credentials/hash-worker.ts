// The threads that hash passwords (managed by password-hash.ts). argon2 fills a core for some 20 ms, and on a small machine two hashes fill
// both cores, so the thread that serves requests gets priority.
import { hashSync, type Options, verifySync } from '@node-rs/argon2';
import { lowerPriority } from '#server/process/lower-priority.ts';

/** Same as the rendering thread: a quarter of a core while the serving thread is busy, otherwise a whole one. */
const niceness = 5;

lowerPriority(niceness);

/** The PHC string of a password. */
export function hash({ password, options }: { password: string | Uint8Array; options: Options }): string {
  return hashSync(password, options);
}

/** True if the password belongs to the stored hash; false too for a malformed hash. */
export function verify({ stored, password }: { stored: string; password: string }): boolean {
  try {
    return verifySync(stored, password);
  } catch {
    return false;
  }
}
