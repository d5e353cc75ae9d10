import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { parseOptions } from '@node-rs/argon2';
import { Tinypool } from 'tinypool';
import { createGate, type Place } from '#server/limits/fair-gate.ts';

/** OWASP's first choice: argon2id with 19 MiB, two passes, one lane. 2 is argon2id; the package's enum is const. */
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** One core is the serving thread's, whoever guesses at passwords: on two cores one hash runs at a time, on more of them two. */
const atOnce = Math.max(1, Math.min(2, availableParallelism() - 1));

// One gate for the process, with a bounded queue: without it a flood of sign-ins would take all memory, 19 MiB for each.
const gate = createGate({ running: atOnce, first: 64, others: 32 });

/**
 * Threads of their own, less important than the one that serves (hash-worker.ts), and not those of libuv, which token checks share. They begin with
 * the first hash and end ten seconds after the last, so that an idle shop keeps none.
 */
const threads = new Tinypool({
  filename: new URL('./hash-worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: atOnce,
  idleTimeout: 10_000,
  resourceLimits: { maxYoungGenerationSizeMb: 2 },
});

let stranger: Promise<string> | null = null;

/** Work of the shop itself: a password renewed after a good sign-in, demonstration members. */
const noPlace: Place = { share: '', isFirst: true };

/** The PHC string to store; `place` is whose turn it takes. Throws GateFull when too many hashes wait. */
export function hashPassword(password: string, place: Place = noPlace): Promise<string> {
  return gate(place, () => hash(password));
}

/**
 * Checks a password with one argon2 run in every case: without a stored hash it runs against the hash of a secret nobody
 * knows, so that a stranger costs and takes what a member does. A malformed stored hash is a refusal. Throws GateFull.
 */
export async function verifyPassword(stored: string | null, password: string, place: Place = noPlace): Promise<boolean> {
  const against = stored ?? (await strangerHash());
  const isRight = await gate(place, () => verify(against, password));
  return isRight && stored !== null;
}

/** True when a stored hash was made with other parameters than today's. */
export function isHashOutdated(stored: string): boolean {
  const used = parseOptions(stored);
  return used.memoryCost !== parameters.memoryCost || used.timeCost !== parameters.timeCost || used.parallelism !== parameters.parallelism;
}

/** Makes the hash strangers are checked against; called at start so that the first stranger does not take longer. */
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
