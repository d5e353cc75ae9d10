// The threads that hash passwords (password-hash.ts keeps them). argon2 fills a core for some 20 ms, and on a small machine two of them fill both:
// whoever sends pages and answers goes first.
import { hashSync, type Options, verifySync } from '@node-rs/argon2';
import { giveWay } from '#server/process/give-way.ts';

/** As the thread that renders: a quarter of a core while the serving thread wants the whole of it, all of it else. */
const niceness = 5;

giveWay(niceness);

/** The PHC string of a password. */
export function hash({ password, options }: { password: string | Uint8Array; options: Options }): string {
  return hashSync(password, options);
}

/** False for a malformed hash too. */
export function verify({ stored, password }: { stored: string; password: string }): boolean {
  try {
    return verifySync(stored, password);
  } catch {
    return false;
  }
}
