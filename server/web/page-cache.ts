import type { PageCacheFigures } from '#server/metrics/page-cache-figures.ts';

/** A page as it is sent, with what is needed to send it again. */
export interface CachedPage<Page> {
  page: Page;
  madeAt: number;
}

interface Life {
  /** Milliseconds in which a page is sent as it is. */
  freshMs: number;
  /** Milliseconds after that in which it is still sent once more, while a new one is made. */
  staleMs: number;
  /** Pages kept at most; the one not asked for longest goes first. */
  capacity: number;
}

/**
 * Keeps rendered pages for a short while. Requests for the same key share one rendering. A rendering that fails throws for those
 * who wait for it; who can be served the stale page is.
 */
export class PageCache<Page> {
  readonly #pages = new Map<string, CachedPage<Page>>();
  readonly #underWay = new Map<string, Promise<Page>>();
  readonly #counted = { hits: 0, stale: 0, misses: 0 };
  readonly #life: Life;
  readonly #now: () => number;

  constructor(life: Life, now: () => number) {
    this.#life = life;
    this.#now = now;
  }

  /** The page of a key, made by `render` when there is none. `isKept` decides whether a page may be sent again. */
  async get(key: string, render: () => Promise<Page>, isKept: (page: Page) => boolean): Promise<Page> {
    const cached = this.#pages.get(key);
    const age = cached ? this.#now() - cached.madeAt : Number.POSITIVE_INFINITY;
    if (cached && age <= this.#life.freshMs) {
      this.#counted.hits += 1;
      return this.#touch(key, cached);
    }
    if (cached && age <= this.#life.freshMs + this.#life.staleMs) {
      this.#counted.stale += 1;
      this.#make(key, render, isKept).catch((error: unknown) => console.error(error));
      return this.#touch(key, cached);
    }
    this.#counted.misses += 1;
    return this.#make(key, render, isKept);
  }

  /** What happened so far, and what is under way. */
  get figures(): PageCacheFigures {
    return { ...this.#counted, rendering: this.#underWay.size, queued: 0 };
  }

  #make(key: string, render: () => Promise<Page>, isKept: (page: Page) => boolean): Promise<Page> {
    const running = this.#underWay.get(key);
    if (running) return running;
    const made = render()
      .then((page) => {
        if (isKept(page)) this.#keep(key, page);
        else this.#pages.delete(key);
        return page;
      })
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, made);
    return made;
  }

  #keep(key: string, page: Page): void {
    this.#pages.delete(key);
    this.#pages.set(key, { page, madeAt: this.#now() });
    const [oldest] = this.#pages.keys();
    if (this.#pages.size > this.#life.capacity && oldest !== undefined) this.#pages.delete(oldest);
  }

  #touch(key: string, cached: CachedPage<Page>): Page {
    this.#pages.delete(key);
    this.#pages.set(key, cached);
    return cached.page;
  }
}
