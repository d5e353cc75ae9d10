export type GateLimits = {
  readonly running: number;
  /** Queue sizes: for priority callers, and for all others. */
  readonly first: number;
  readonly others: number;
};

/** A job's place in the queue. */
export type Place = {
  /** Shares (addresses) are served in turn, however many jobs each has waiting. */
  readonly share: string;
  /** Known browsers and clients that solved a puzzle have priority and their own queue. */
  readonly isFirst: boolean;
};

/**
 * Thrown when a job finds no place in the queue, or loses it to a share with fewer waiting jobs: the caller responds 503 with Retry-After.
 */
export class GateFull extends Error {
  constructor() {
    super('too many jobs waiting');
  }
}

/** For callers that handle a full gate as a value: `await gate(...).catch(nullWhenFull)`. Rethrows any other error. */
export function nullWhenFull(error: unknown): null {
  if (error instanceof GateFull) return null;
  throw error;
}

type Waiting = { readonly resume: () => void; readonly refuse: (error: GateFull) => void };

/**
 * Runs at most `running` jobs at a time and keeps the rest in two bounded queues, each served round-robin by share. Where fairness is not
 * needed, use work-queue.ts.
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
      // Hands the slot on directly instead of freeing it, so that nobody jumps the queue.
      const next = first.next() ?? others.next();
      if (next) next.resume();
      else running -= 1;
    }
  };
}

/** A bounded queue that serves its shares round-robin. When it is full, the longest share gives up its newest place to a shorter one. */
function createFairQueue(size: number) {
  // A map keeps insertion order, so the share served last comes last.
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
