import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { createSharedCounter, type SharedCounter } from '#server/limits/attempt-limiter.ts';

type Hits = {
  /** Hits of this process that the database has not been told. */
  untold: number;
  /** Hits of all processes, as far as the database has told. */
  told: number;
  /** Milliseconds since 1970 when the window ends. */
  until: number;
};

type Done = (error: Error | null, result?: { current: number; ttl: number }) => void;

const namesKept = 20_000;
/** A process tells its hits after this share of a limit, so that a window lets at most as much more through for each process. */
const toldAfterShare = 1 / 30;

/**
 * Store of @fastify/rate-limit over all processes. A generous limit is counted in memory and told to the database now and then; one of
 * few tries asks it every time. A name over its limit is refused from memory until its window ends. Without the database every
 * process counts for itself, so that reading stays open.
 */
export function sharedHitsStore(identityPool: pg.Pool): FastifyRateLimitStoreCtor {
  // The package constructs the store itself, so it takes a class.
  return class implements FastifyRateLimitStore {
    readonly #counter: SharedCounter;
    /** Made with the first hit: it takes all of its room at once, for each of some hundred routes. */
    #hits: LRUCache<string, Hits> | undefined;
    readonly #windowMs: number;

    constructor(options: object) {
      const { timeWindow, url = 'everything' } = options as { timeWindow: number; url?: string };
      this.#windowMs = timeWindow;
      this.#counter = createSharedCounter(identityPool, { name: `hits ${url}`, seconds: timeWindow / 1000 });
    }

    child(options: object): FastifyRateLimitStore {
      const { timeWindow, routeInfo } = options as { timeWindow: number; routeInfo: { url: string } };
      return new (sharedHitsStore(identityPool))({ timeWindow, url: routeInfo.url });
    }

    incr(key: string, done: Done, _windowMs: number, max: number): void {
      const hits = this.#hitsOf(key);
      hits.untold += 1;
      const answer = () => done(null, { current: hits.told + hits.untold, ttl: Math.max(1, hits.until - Date.now()) });
      const step = Math.max(1, Math.floor(max * toldAfterShare));
      const told = hits.told > max || hits.untold < step ? null : this.#tell(key, hits);
      if (told && step === 1) told.then(answer, done);
      else answer();
    }

    #hitsOf(key: string): Hits {
      this.#hits ??= new LRUCache({ max: namesKept });
      const known = this.#hits.get(key);
      const msLeft = (known?.until ?? 0) - Date.now();
      // A window that is longer than a window: the clock was moved back.
      if (known && msLeft > 0 && msLeft <= this.#windowMs) return known;
      const hits = { untold: 0, told: 0, until: Date.now() + this.#windowMs };
      this.#hits.set(key, hits);
      return hits;
    }

    async #tell(key: string, hits: Hits): Promise<void> {
      const count = hits.untold;
      // They count as told while the answer is on its way.
      hits.untold = 0;
      hits.told += count;
      const { counted, msLeft } = await this.#counter.add(key, count);
      hits.told = Math.max(hits.told, counted);
      hits.until = Date.now() + msLeft;
    }
  };
}
