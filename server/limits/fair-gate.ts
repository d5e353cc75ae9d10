export type GateLimits = {
  readonly running: number;
  /** Places of those who go first, and of all others. */
  readonly first: number;
  readonly others: number;
};

/** Whose turn a job takes. */
export type Place = {
  /** Turns go round between shares (an address), whatever each of them waits for. */
  readonly share: string;
  /** Known browsers and whoever solved a puzzle go before everybody else, in a queue of their own. */
  readonly isFirst: boolean;
};

/** Thrown when a job finds no place, or loses it to a share that waits for less: the caller answers 503 with Retry-After. */
export class GateFull extends Error {
  constructor() {
    super('too many jobs waiting');
  }
}

/** For callers that answer a full gate with a value: `await gate(...).catch(nullWhenFull)`. Throws whatever else it is. */
export function nullWhenFull(error: unknown): null {
  if (error instanceof GateFull) return null;
  throw error;
}

type Waiting = { readonly resume: () => void; readonly refuse: (error: GateFull) => void };

/**
 * Lets at most `running` jobs run and keeps the rest in two bounded queues, each served round its shares. Where shares need no turns,
 * work-queue.ts is enough.
 */
export function createGate(limits: GateLimits): <T>(place: Place, job: () => Promise<T>) => Promise<T> {
  const first = createFairQueue(limits.first);
  const others = createFairQueue(limits.others);
  let running = 0;

  return async ({ share, isFirst }, job) => {
    if (running >= limits.running) {
      await new Promise<void>((resume, refuse) => (isFirst ? first : others).add(share, { resume, refuse }));
    } else {
      running += 1;
    }
    try {
      return await job();
    } finally {
      // The place is handed on, not given back, so that nobody overtakes the queue.
      const next = first.next() ?? others.next();
      if (next) next.resume();
      else running -= 1;
    }
  };
}

/** A bounded queue that serves its shares in turn. When it is full, the longest share gives its newest place to a shorter one. */
function createFairQueue(size: number) {
  // A map keeps the order of insertion: the share served last stands last.
  const shares = new Map<string, Waiting[]>();
  let total = 0;

  const longest = (): Waiting[] => [...shares.values()].reduce((most, share) => (share.length > most.length ? share : most), []);

  return {
    add(name: string, waiting: Waiting): void {
      if (total >= size) {
        const most = longest();
        if ((shares.get(name)?.length ?? 0) + 1 >= most.length) {
          waiting.refuse(new GateFull());
          return;
        }
        most.pop()?.refuse(new GateFull());
        total -= 1;
      }
      total += 1;
      const share = shares.get(name);
      if (share) share.push(waiting);
      else shares.set(name, [waiting]);
    },
    next(): Waiting | undefined {
      const [entry] = shares;
      if (!entry) return undefined;
      const [name, share] = entry;
      const waiting = share.shift();
      total -= 1;
      shares.delete(name);
      if (share.length > 0) shares.set(name, share);
      return waiting;
    },
  };
}
