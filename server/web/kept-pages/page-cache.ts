import { LRUCache } from 'lru-cache';

interface Life<Page> {
  /** Milliseconds a page is fresh. */
  freshMs: number;
  /** Milliseconds after that in which the stale page may be sent while a new one is made. */
  staleMs: number;
  /** Maximum bytes of all cached pages; the least recently used goes first. */
  mostBytes: number;
  bytesOf: (page: Page) => number;
  isKept: (page: Page) => boolean;
  /** When the content of the page ends, by the same clock; null for never. */
  endOf: (page: Page) => number | null;
  /** True for an error that every page would meet now, such as a lost database. */
  isOutage: (error: unknown) => boolean;
  /** Milliseconds after an outage in which cached pages are sent without another attempt: a failed one costs as much as a page. */
  restMs: number;
}

interface KeptPage<Page> {
  page: Page;
  madeAt: number;
  /** Number of purges before it was made; stale editions are not sent while a new page can be made. */
  edition: number;
}

/**
 * Caches rendered pages briefly, within a byte budget. Requests for the same key share one rendering. A cached page stays until its space
 * is needed, however old: when a new one cannot be made, the last good one is sent. During an outage it is sent at once, because attempts
 * may take seconds to fail.
 */
export class PageCache<Page extends object> {
  readonly #pages: LRUCache<string, KeptPage<Page>>;
  readonly #underWay = new Map<string, Promise<Page>>();
  readonly #life: Life<Page>;
  readonly #now: () => number;
  readonly #counted = { hits: 0, stale: 0, misses: 0 };
  #edition = 0;
  /** When a rendering last met an outage; null after one that succeeded. */
  #outAt: number | null = null;

  constructor(life: Life<Page>, now: () => number) {
    this.#life = life;
    this.#now = now;
    this.#pages = new LRUCache({ maxSize: life.mostBytes, sizeCalculation: ({ page }, key) => life.bytesOf(page) + key.length });
  }

  /** True when `get` can return a page without waiting for `render`. */
  isKept(key: string): boolean {
    return this.#isSentAtOnce(this.#pages.peek(key));
  }

  /** The page for a key, made by `render` when there is none. Errors: those of `render`, when there is no page to fall back on. */
  async get(key: string, render: () => Promise<Page>): Promise<Page> {
    const kept = this.#pages.get(key);
    const age = this.#ageOf(kept);
    if (kept && age <= this.#life.freshMs) {
      this.#counted.hits += 1;
      return kept.page;
    }
    const isSentAtOnce = this.#isSentAtOnce(kept);
    this.#counted[isSentAtOnce ? 'stale' : 'misses'] += 1;
    if (kept && this.#isOutWithin(this.#life.restMs)) return kept.page;
    const made = this.#underWay.get(key) ?? this.#make(key, render);
    if (!kept) return made;
    if (!isSentAtOnce) return made.catch(() => kept.page);
    made.catch(() => undefined);
    return kept.page;
  }

  /** Counters: sent from the cache, sent stale, had to be made. */
  get counted(): Readonly<{ hits: number; stale: number; misses: number }> {
    return this.#counted;
  }

  /** Call when page content has changed: no cached page or rendering in progress is sent while a new one can be made. */
  purge(): void {
    this.#edition += 1;
    this.#underWay.clear();
  }

  #isSentAtOnce(kept: KeptPage<Page> | undefined): boolean {
    if (kept === undefined) return false;
    return this.#isOutWithin(this.#life.staleMs) || this.#ageOf(kept) <= this.#life.freshMs + this.#life.staleMs;
  }

  #isOutWithin(ms: number): boolean {
    return this.#outAt !== null && Math.abs(this.#now() - this.#outAt) <= ms;
  }

  /** Milliseconds. Infinite for a page made before a purge or past its end. A page from the future (the clock was moved back) is stale,
   * or too old to send when it is further ahead than a page's lifetime. */
  #ageOf(kept: KeptPage<Page> | undefined): number {
    if (kept?.edition !== this.#edition) return Number.POSITIVE_INFINITY;
    const now = this.#now();
    if (now >= (this.#life.endOf(kept.page) ?? Number.POSITIVE_INFINITY)) return Number.POSITIVE_INFINITY;
    const age = now - kept.madeAt;
    return age < 0 ? Math.max(-age, this.#life.freshMs + this.#life.staleMs) : age;
  }

  #make(key: string, render: () => Promise<Page>): Promise<Page> {
    const edition = this.#edition;
    const made = render()
      .then((page) => {
        this.#outAt = null;
        if (this.#life.isKept(page)) this.#keep(key, { page, madeAt: this.#now(), edition });
        else if (edition === this.#edition) this.#pages.delete(key);
        return page;
      })
      .catch((error: unknown) => {
        if (this.#life.isOutage(error)) this.#outAt = this.#now();
        throw error;
      })
      .finally(() => {
        if (this.#underWay.get(key) === made) this.#underWay.delete(key);
      });
    this.#underWay.set(key, made);
    return made;
  }

  #keep(key: string, made: KeptPage<Page>): void {
    // A rendering that began before a purge must not replace one that began after it.
    if ((this.#pages.peek(key)?.edition ?? 0) <= made.edition) this.#pages.set(key, made);
  }
}
