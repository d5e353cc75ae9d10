import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { type Limit, openLimit } from '#server/limits/limit.ts';

type Hits = {
  /** Hits of this process not yet reported to the database. */
  untold: number;
  /** Hits of all processes, as last read from the database. */
  told: number;
  /** When the window ends, in milliseconds since 1970. */
  until: number;
};

type Done = (error: Error | null, result?: { current: number; ttl: number }) => void;

const namesKept = 20_000;
/** A process reports its hits after this share of a limit, so each process can let at most that much more through per window. */
const toldAfterShare = 1 / 30;

/**
 * A store for @fastify/rate-limit across all processes. Generous limits are counted in memory and reported to the database now and then;
 * small limits ask it every time. A name over its limit is rejected from memory until its window ends. Without the database each process
 * counts for itself, so that reads stay available.
 */
export function sharedHitsStore(identityPool: pg.Pool): FastifyRateLimitStoreCtor {
  // The package constructs the store itself, so it needs a class.
  return class implements FastifyRateLimitStore {
    readonly #limit: Limit;
    /** Created with the first hit, because it allocates all its space at once, for each of several hundred routes. */
    #hits: LRUCache<string, Hits> | undefined;
    readonly #windowMs: number;

    constructor(options: object) {
      const { timeWindow, url = 'everything' } = options as { timeWindow: number; url?: string };
      this.#windowMs = timeWindow;
      // The package says how many only with each hit.
      this.#limit = openLimit(identityPool, `hits ${url}`, { window: timeWindow / 1000, most: Number.MAX_SAFE_INTEGER });
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
      // More time left than a window has means that the clock was moved back.
      if (known && msLeft > 0 && msLeft <= this.#windowMs) return known;
      const hits = { untold: 0, told: 0, until: Date.now() + this.#windowMs };
      this.#hits.set(key, hits);
      return hits;
    }

    async #tell(key: string, hits: Hits): Promise<void> {
      const count = hits.untold;
      // Count them as reported while the query is running.
      hits.untold = 0;
      hits.told += count;
      const { counted, msLeft } = await this.#limit.take(key, count);
      hits.told = Math.max(hits.told, counted);
      hits.until = Date.now() + msLeft;
    }
  };
}
