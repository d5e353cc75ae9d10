import { type SignInCounter, signInWaits } from '#rules/member/sign-in/sign-in-attempts.ts';
import { addressKey } from '#server/limits/attempt-limiter.ts';
import { createGrowingWait, type GrowingWait } from '#server/limits/growing-wait.ts';
import { takeTurns } from '#server/limits/take-turns.ts';
import type { Shop } from '#server/shop.ts';

/** Counters of one person: a browser, or one ID from one address. */
const ownCounters: readonly SignInCounter[] = ['browser', 'pair'];

type SignInAttempt = {
  /** The typed ID, normalised; strangers are counted like members. */
  readonly email: string;
  readonly ip: string;
  /** A browser known to have signed this ID in, else null. */
  readonly device: string | null;
  /** True when a puzzle was solved for this attempt. */
  readonly isProved: boolean;
};

export type Allowance =
  | {
      readonly isAllowed: true;
      /** Nothing was checked: what the attempt counted is taken back. */
      takeBack(): Promise<void>;
      /** The sign-in succeeded: as above, and the person's own counters are reset. */
      succeeded(): Promise<void>;
    }
  | { readonly isAllowed: false; readonly retryAfterSeconds: number; readonly isKnown: boolean };

export type SignInThrottle = {
  /** Counts the attempt against every counter it falls under, stopping at the first that refuses. */
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
          // Knowing the password resets the person's own counters; failures of others on the ID and the address stay.
          for (const [name, key] of keysOf(attempt)) if (ownCounters.includes(name)) await counters[name].clear(key);
        },
      };
    },
  };
}

/** Failed tries with solved puzzles on this ID, for the difficulty of the next puzzle. */
export function provedFailures({ database, clock }: Pick<Shop, 'database' | 'clock'>): (email: string) => Promise<number> {
  const { failures } = createGrowingWait(database.identity, 'sign-in-proved', signInWaits.proved, clock);
  return failures;
}

// The narrowest counter first.
function keysOf({ email, ip, device, isProved }: SignInAttempt): [SignInCounter, string][] {
  // A solved puzzle is the way past every wait: it costs the guesser more with every failure instead.
  if (isProved) return [['proved', email]];
  if (device !== null) return [['browser', `${email}|${device}`]];
  const address = addressKey(ip);
  return [
    ['pair', `${email}|${address}`],
    ['id', email],
    ['address', address],
  ];
}
