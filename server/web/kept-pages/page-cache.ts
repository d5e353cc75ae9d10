import { LRUCache } from 'lru-cache';

interface Life<Page> {
  /** Milliseconds in which a page is sent as it is. */
  freshMs: number;
  /** Milliseconds after that in which it is still sent once more, while a new one is made. */
  staleMs: number;
  /** Bytes of all kept pages at most; the one not asked for longest goes first. */
  mostBytes: number;
  bytesOf: (page: Page) => number;
  isKept: (page: Page) => boolean;
  /** When what a page shows ends, by the same clock; null for never. */
  endOf: (page: Page) => number | null;
}

interface KeptPage<Page> {
  page: Page;
  madeAt: number;
  /** Which purge it was made after; older ones are not sent while a new page can be made. */
  edition: number;
}

/**
 * Keeps rendered pages for a short while, within a budget of bytes. Requests for the same key share one rendering. A kept page stays
 * until its room is needed, however old: when a new one cannot be made, the last good one is sent.
 */
export class PageCache<Page extends object> {
  readonly #pages: LRUCache<string, KeptPage<Page>>;
  readonly #underWay = new Map<string, Promise<Page>>();
  readonly #life: Life<Page>;
  readonly #now: () => number;
  readonly #counted = { hits: 0, stale: 0, misses: 0 };
  #edition = 0;

  constructor(life: Life<Page>, now: () => number) {
    this.#life = life;
    this.#now = now;
    this.#pages = new LRUCache({ maxSize: life.mostBytes, sizeCalculation: ({ page }, key) => life.bytesOf(page) + key.length });
  }

  /** True when `get` sends what it has, without waiting for `render`. */
  isKept(key: string): boolean {
    return this.#ageOf(this.#pages.peek(key)) <= this.#life.freshMs + this.#life.staleMs;
  }

  /** The page of a key, made by `render` when there is none. Errors: those of `render`, when no page of this key is left to send. */
  async get(key: string, render: () => Promise<Page>): Promise<Page> {
    const kept = this.#pages.get(key);
    const age = this.#ageOf(kept);
    if (kept && age <= this.#life.freshMs) {
      this.#counted.hits += 1;
      return kept.page;
    }
    const isStale = kept !== undefined && age <= this.#life.freshMs + this.#life.staleMs;
    this.#counted[isStale ? 'stale' : 'misses'] += 1;
    const made = this.#underWay.get(key) ?? this.#make(key, render);
    if (!kept) return made;
    if (!isStale) return made.catch(() => kept.page);
    made.catch(() => undefined);
    return kept.page;
  }

  /** What the cache was asked so far: sent as kept, sent once more, had to be made. */
  get counted(): Readonly<{ hits: number; stale: number; misses: number }> {
    return this.#counted;
  }

  /** What the pages show has changed: none is sent again while a new one can be made, one under way neither. */
  purge(): void {
    this.#edition += 1;
    this.#underWay.clear();
  }

  /**
   * Milliseconds. One made before a purge, or whose time is over, is older than any; one from the future, because the clock was moved back, is due to be
   * made anew, and from further off than a page lives it is too old to send: it says what is to come.
   */
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
        if (this.#life.isKept(page)) this.#keep(key, { page, madeAt: this.#now(), edition });
        else if (edition === this.#edition) this.#pages.delete(key);
        return page;
      })
      .finally(() => {
        if (this.#underWay.get(key) === made) this.#underWay.delete(key);
      });
    this.#underWay.set(key, made);
    return made;
  }

  #keep(key: string, made: KeptPage<Page>): void {
    // One that was begun before a purge must not take the place of one begun after.
    if ((this.#pages.peek(key)?.edition ?? 0) <= made.edition) this.#pages.set(key, made);
  }
}
