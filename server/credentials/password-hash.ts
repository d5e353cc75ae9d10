import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { createGate, type Place } from '#server/limits/fair-gate.ts';

/** OWASP's first choice: argon2id with 19 MiB, two passes, one lane. 2 is argon2id; the package's enum is const. */
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// One gate for the process, because libuv's threads are one pool for the process. argon2 shares them with WebCrypto: without the gate a
// flood of sign-ins freezes every token check (measured: 0.04 ms -> 211 ms).
const gate = createGate({ running: 2, first: 64, others: 32 });

let stranger: Promise<string> | null = null;

/** Work of the shop itself: a password renewed after a good sign-in, demonstration members. */
const noPlace: Place = { share: '', isFirst: true };

/** The PHC string to store; `place` is whose turn it takes. Throws GateFull when too many hashes wait. */
export function hashPassword(password: string, place: Place = noPlace): Promise<string> {
  return gate(place, () => hash(password, parameters));
}

/**
 * Checks a password with one argon2 run in every case: without a stored hash it runs against the hash of a secret nobody
 * knows, so that a stranger costs and takes what a member does. A malformed stored hash is a refusal. Throws GateFull.
 */
export async function verifyPassword(stored: string | null, password: string, place: Place = noPlace): Promise<boolean> {
  const against = stored ?? (await strangerHash());
  const isRight = await gate(place, () => verify(against, password).catch(() => false));
  return isRight && stored !== null;
}

/** True when a stored hash was made with other parameters than today's. */
export function isHashOutdated(stored: string): boolean {
  const used = parseOptions(stored);
  return used.memoryCost !== parameters.memoryCost || used.timeCost !== parameters.timeCost || used.parallelism !== parameters.parallelism;
}

/** Makes the hash strangers are checked against; called at start so that the first stranger does not take longer. */
export function strangerHash(): Promise<string> {
  stranger ??= hash(randomBytes(32), parameters);
  return stranger;
}
