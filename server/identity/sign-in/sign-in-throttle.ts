import { type SignInCounter, signInWaits } from '#rules/member/sign-in/sign-in-attempts.ts';
import { createGrowingWait, type GrowingWait } from '#server/limits/growing-wait.ts';
import { addressKey } from '#server/limits/limit.ts';
import { takeTurns } from '#server/limits/take-turns.ts';
import type { Shop } from '#server/shop.ts';

/** A person's own counters: for a browser, or for one ID from one address. */
const ownCounters: readonly SignInCounter[] = ['browser', 'pair'];

type SignInAttempt = {
  /** The ID as typed, normalised; unknown IDs are counted like members. */
  readonly email: string;
  readonly ip: string;
  /** A browser known to have signed this ID in; null if unknown. */
  readonly device: string | null;
  /** True when a puzzle was solved for this attempt. */
  readonly isProved: boolean;
};

export type Allowance =
  | {
      readonly isAllowed: true;
      /** Undoes the count of an attempt that was not checked. */
      takeBack(): Promise<void>;
      /** The sign-in succeeded: also resets the person's own counters. */
      succeeded(): Promise<void>;
    }
  | { readonly isAllowed: false; readonly retryAfterSeconds: number; readonly isKnown: boolean };

export type SignInThrottle = {
  /** Counts the attempt against every applicable counter, stopping at the first that refuses. */
  take(attempt: SignInAttempt): Promise<Allowance>;
};

export function createSignInThrottle({ database, clock }: Pick<Shop, 'database' | 'clock'>): SignInThrottle {
  const counterOf = (name: SignInCounter) => createGrowingWait(database.identity, `sign-in-${name}`, signInWaits[name], clock);
  const counters: Record<SignInCounter, GrowingWait> = {
    browser: counterOf('browser'),
    pair: counterOf('pair'),
    id: counterOf('id'),
    address: counterOf('address'),
    proved: counterOf('proved'),
  };

  return {
    async take(attempt) {
      const turns = await takeTurns(keysOf(attempt).map(([name, key]) => [counters[name], key]));
      if (!turns.isAllowed) return turns;
      return {
        ...turns,
        async succeeded() {
          await turns.takeBack();
          // A correct password resets the person's own counters; other people's failures on the ID and the address remain.
          for (const [name, key] of keysOf(attempt)) if (ownCounters.includes(name)) await counters[name].clear(key);
        },
      };
    },
  };
}

/** Returns a function that counts an ID's failed sign-ins with a solved puzzle; the count sets the next puzzle's difficulty. */
export function provedFailures({ database, clock }: Pick<Shop, 'database' | 'clock'>): (email: string) => Promise<number> {
  const { failures } = createGrowingWait(database.identity, 'sign-in-proved', signInWaits.proved, clock);
  return failures;
}

// Narrowest counter first.
function keysOf({ email, ip, device, isProved }: SignInAttempt): [SignInCounter, string][] {
  // A solved puzzle bypasses every wait, but gets harder with each failure.
  if (isProved) return [['proved', email]];
  if (device !== null) return [['browser', `${email}|${device}`]];
  const address = addressKey(ip);
  return [
    ['pair', `${email}|${address}`],
    ['id', email],
    ['address', address],
  ];
}
