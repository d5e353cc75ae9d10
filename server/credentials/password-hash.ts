import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { parseOptions } from '@node-rs/argon2';
import { createGate, type Place } from '#server/limits/fair-gate.ts';
import { sideThreads } from '#server/process/side-threads.ts';

/** OWASP's first choice: argon2id with 19 MiB, two passes, one lane. 2 is argon2id; the package's enum is const. */
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Leaves one core to the serving thread even under password guessing: one hash at a time on two cores, two at a time on more. */
const atOnce = Math.max(1, Math.min(2, availableParallelism() - 1));

// One gate with a bounded queue for the process. Without it, a flood of sign-ins at 19 MiB each would exhaust memory.
const gate = createGate({ running: atOnce, first: 64, others: 32 });

/** Hash threads have a lower priority than the serving thread (hash-worker.ts). libuv's threads are not used: token checks share them. */
const threads = sideThreads(new URL('./hash-worker.ts', import.meta.url), { atOnce, memory: { maxYoungGenerationSizeMb: 2 } });

let stranger: Promise<string> | null = null;

/** For the shop's own work: rehashing a password after a successful sign-in, and demonstration members. */
const noPlace: Place = { share: '', isFirst: true };

/** Returns the PHC string to store, of the composed form (NFC): systems type one Hangul password in two ways. `place` decides its turn in the queue. Throws GateFull when too many hashes wait. */
export function hashPassword(password: string, place: Place = noPlace): Promise<string> {
  return gate(place, () => hash(password.normalize('NFC')));
}

/**
 * Checks a password with one argon2 run, and a second one if its composed and decomposed forms differ, because older hashes may be of
 * either. Without a stored hash it checks against a hash of an unknown secret, so that unknown accounts take the same time as members.
 * False for a malformed stored hash. Throws GateFull.
 */
export async function verifyPassword(stored: string | null, password: string, place: Place = noPlace): Promise<boolean> {
  const against = stored ?? (await strangerHash());
  for (const form of new Set([password.normalize('NFC'), password.normalize('NFD')]))
    if ((await gate(place, () => verify(against, form))) && stored !== null) return true;
  return false;
}

/** True when a stored hash was made with outdated parameters. */
export function isHashOutdated(stored: string): boolean {
  const used = parseOptions(stored);
  return used.memoryCost !== parameters.memoryCost || used.timeCost !== parameters.timeCost || used.parallelism !== parameters.parallelism;
}

/** Creates the hash that unknown accounts are checked against. Called at startup so that the first one does not take longer. */
export function strangerHash(): Promise<string> {
  stranger ??= hash(randomBytes(32));
  return stranger;
}

function hash(password: string | Uint8Array): Promise<string> {
  return threads.run({ password, options: parameters }, { name: 'hash' });
}

function verify(stored: string, password: string): Promise<boolean> {
  return threads.run({ stored, password }, { name: 'verify' });
}
