import type pg from 'pg';
import { type Attempt, addressKey, createAttemptLimiter, type Limit } from '#server/limits/attempt-limiter.ts';

/**
 * The numbers of sign-in. The account's counter slows a spread-out attack down without locking the owner out: a browser
 * that signed this member in before is counted by itself. The address is loose because mobile carriers share addresses.
 */
const signInLimits = {
  pair: { name: 'sign-in-pair', attempts: 5, seconds: 15 * 60 },
  device: { name: 'sign-in-device', attempts: 10, seconds: 15 * 60 },
  account: { name: 'sign-in-account', attempts: 50, seconds: 60 * 60 },
  address: { name: 'sign-in-address', attempts: 100, seconds: 60 * 60 },
} as const satisfies Record<string, Limit>;

type SignInAttempt = {
  /** The typed ID, normalised; strangers are counted like members. */
  readonly email: string;
  readonly ip: string;
  /** A browser known to have signed this ID in, else null. */
  readonly device: string | null;
};

export type SignInThrottle = {
  /** Counts the attempt against every counter it falls under, stopping at the first that refuses. */
  take(attempt: SignInAttempt): Promise<Attempt>;
  /** Gives a good sign-in back to every counter. */
  refund(attempt: SignInAttempt): Promise<void>;
};

export function createSignInThrottle(identityPool: pg.Pool): SignInThrottle {
  const limiters = {
    pair: createAttemptLimiter(identityPool, signInLimits.pair),
    device: createAttemptLimiter(identityPool, signInLimits.device),
    account: createAttemptLimiter(identityPool, signInLimits.account),
    address: createAttemptLimiter(identityPool, signInLimits.address),
  };

  return {
    async take(attempt) {
      // The narrowest counter first: attempts it refuses must not fill the account's counter.
      for (const [name, key] of countersOf(attempt)) {
        const answer = await limiters[name].take(key);
        if (!answer.isAllowed) return answer;
      }
      return { isAllowed: true };
    },
    async refund(attempt) {
      await Promise.all(countersOf(attempt).map(([name, key]) => limiters[name].refund(key)));
    },
  };
}

function countersOf({ email, ip, device }: SignInAttempt): [keyof typeof signInLimits, string][] {
  const address = addressKey(ip);
  if (device !== null) {
    return [
      ['device', `${email}|${device}`],
      ['address', address],
    ];
  }
  return [
    ['pair', `${email}|${address}`],
    ['account', email],
    ['address', address],
  ];
}
