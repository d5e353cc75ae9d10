import { LRUCache } from 'lru-cache';

/**
 * The bounds and lifetime of a cache, by one clock in milliseconds. Either `most` or `size` limits it; the least recently used value is
 * dropped first.
 */
export interface Life<Value> {
  /** Maximum number of values. */
  most?: number;
  /** Maximum size of all values, and of one. */
  size?: { most: number; mostEach?: number; of: (value: Value, key: string) => number };
  /** Milliseconds a value is fresh; without it, for ever. */
  freshMs?: number;
  /** Milliseconds after that in which the stale value may be returned while a new one is made. */
  staleMs?: number;
  /** When a value ends, by the same clock; null for never. */
  endOf?: (value: Value) => number | null;
  /** Whether a value is cached; by default all are. */
  isKept?: (value: Value) => boolean;
  /** The last value, of any age, is returned when no new one can be made. */
  standsIn?: boolean;
  /** False when each request needs a value made after it: no request joins a running one. */
  isShared?: boolean;
  /** True for an error that every value would meet now, such as a lost database. */
  isOutage?: (error: unknown) => boolean;
  /**
   * Milliseconds after an outage in which cached values are returned without another attempt, because a failed attempt costs as much as
   * a good one.
   */
  restMs?: number;
  now?: () => number;
}

/** The only in-memory cache: every part that remembers computed values states its limits, lifetime and stale values. */
export function cached<Value>(life: Life<Value>): Cached<Value> {
  return new Cached(life);
}

interface Entry<Value> {
  value: Value;
  madeAt: number;
  /** The number of purges before the value was made; older values are not returned while a new one can be made. */
  edition: number;
}

/**
 * Requests for the same key share one computation. A value stays until its space is needed, so that with `standsIn` the last good one is
 * returned when no new one can be made, during an outage at once.
 */
export class Cached<Value> {
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #underWay = new Map<string, Promise<Value>>();
  readonly #life: Life<Value>;
  readonly #freshMs: number;
  readonly #staleMs: number;
  readonly #now: () => number;
  readonly #counted = { hits: 0, stale: 0, misses: 0 };
  #edition = 0;
  /** When a computation last met an outage; null after a success. */
  #outAt: number | null = null;

  constructor(life: Life<Value>) {
    const { most, size, freshMs = Number.POSITIVE_INFINITY, staleMs = 0, now = () => performance.now() } = life;
    this.#life = life;
    this.#freshMs = freshMs;
    this.#staleMs = staleMs;
    this.#now = now;
    this.#entries = new LRUCache({
      max: most ?? 0,
      ...(size && {
        maxSize: size.most,
        maxEntrySize: size.mostEach ?? size.most,
        sizeCalculation: ({ value }: Entry<Value>, key: string) => size.of(value, key),
      }),
    });
  }

  /** The value for a key, made by `make` when none is fresh. Errors: those of `make`, when no value may stand in. */
  get(key: string, make: () => Promise<Value>): Promise<Value> {
    const kept = this.#entries.get(key);
    if (kept && this.#isFresh(kept)) {
      this.#counted.hits += 1;
      return Promise.resolve(kept.value);
    }
    const isGivenAtOnce = this.#isGivenAtOnce(kept);
    this.#counted[isGivenAtOnce ? 'stale' : 'misses'] += 1;
    if (kept && this.#isOutWithin(this.#life.restMs ?? 0)) return Promise.resolve(kept.value);
    const made = this.#underWay.get(key) ?? this.#make(key, make);
    if (!kept || !(isGivenAtOnce || this.#life.standsIn)) return made;
    if (!isGivenAtOnce) return made.catch(() => kept.value);
    made.catch(() => undefined);
    return Promise.resolve(kept.value);
  }

  /** The fresh value for a key. */
  known(key: string): Value | undefined {
    const kept = this.#entries.get(key);
    return kept && this.#isFresh(kept) ? kept.value : undefined;
  }

  keep(key: string, value: Value): void {
    this.#entries.set(key, { value, madeAt: this.#now(), edition: this.#edition });
  }

  forget(isMeant: (key: string, value: Value) => boolean): void {
    for (const [key, { value }] of [...this.#entries.entries()]) if (isMeant(key, value)) this.#entries.delete(key);
  }

  /** True when `get` can return a value without waiting for `make`. */
  isKept(key: string): boolean {
    return this.#isGivenAtOnce(this.#entries.peek(key));
  }

  /** Counters: values returned fresh, returned stale, and computed. */
  get counted(): Readonly<{ hits: number; stale: number; misses: number }> {
    return this.#counted;
  }

  /** Call it when the sources of values have changed: earlier values, made or being made, are not returned while a new one can be made. */
  purge(): void {
    this.#edition += 1;
    this.#underWay.clear();
  }

  #isGivenAtOnce(kept: Entry<Value> | undefined): boolean {
    if (kept === undefined) return false;
    if (this.#isOutWithin(this.#staleMs) || this.#isFresh(kept)) return true;
    return this.#staleMs > 0 && this.#ageOf(kept) <= this.#freshMs + this.#staleMs;
  }

  #isFresh(kept: Entry<Value>): boolean {
    return this.#ageOf(kept) < this.#freshMs;
  }

  #isOutWithin(ms: number): boolean {
    return this.#outAt !== null && Math.abs(this.#now() - this.#outAt) <= ms;
  }

  /**
   * Milliseconds; not a number, so never fresh, for a value made before a purge or past its end. A value from the future (the clock was
   * moved back) is stale, or too old to give when it is further ahead than a lifetime.
   */
  #ageOf({ value, madeAt, edition }: Entry<Value>): number {
    if (edition !== this.#edition) return Number.NaN;
    const now = this.#now();
    if (now >= (this.#life.endOf?.(value) ?? Number.POSITIVE_INFINITY)) return Number.NaN;
    const age = now - madeAt;
    return age < 0 ? Math.max(-age, this.#freshMs + this.#staleMs) : age;
  }

  #make(key: string, make: () => Promise<Value>): Promise<Value> {
    const edition = this.#edition;
    const made = make()
      .then((value) => {
        this.#outAt = null;
        if (this.#life.isKept?.(value) ?? true) this.#keepNewest(key, { value, madeAt: this.#now(), edition });
        else if (edition === this.#edition) this.#entries.delete(key);
        return value;
      })
      .catch((error: unknown) => {
        if (this.#life.isOutage?.(error)) this.#outAt = this.#now();
        throw error;
      })
      .finally(() => {
        if (this.#underWay.get(key) === made) this.#underWay.delete(key);
      });
    if (this.#life.isShared ?? true) this.#underWay.set(key, made);
    return made;
  }

  /** A computation begun before a purge must not replace one begun after it. */
  #keepNewest(key: string, made: Entry<Value>): void {
    if ((this.#entries.peek(key)?.edition ?? 0) <= made.edition) this.#entries.set(key, made);
  }
}
