export type GateLimits = { readonly running: number; readonly waiting: number };

/** Thrown when the queue of a gate is full: the caller answers 503 with Retry-After. */
export class GateFull extends Error {
  constructor() {
    super('too many hashes waiting');
  }
}

/**
 * Lets at most `running` jobs run and `waiting` jobs wait. argon2 shares libuv's threads with WebCrypto: without the
 * gate a flood of sign-ins freezes every token check of the process (measured: 0.04 ms -> 211 ms).
 */
export function createGate(limits: GateLimits): <T>(job: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (job) => {
    if (running >= limits.running) {
      if (waiting.length >= limits.waiting) throw new GateFull();
      await new Promise<void>((resume) => waiting.push(resume));
    } else {
      running += 1;
    }
    try {
      return await job();
    } finally {
      // The place is handed on, not given back, so that nobody overtakes the queue.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
