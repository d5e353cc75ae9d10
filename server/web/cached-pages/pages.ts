import type { Locale } from '#rules/shop/locale.ts';
import { type Cached, cached, type Life } from '#server/cached.ts';
import { DataOutage, reachOf } from '#server/data-outage.ts';
import { queueIsFull, workQueue } from '#server/limits/work-queue.ts';
import type { PageCacheFigures } from '#server/metrics/page-cache-figures.ts';
import type { PageRenderer } from '../renderer.ts';
import { bytesOf, type SentPage } from '../sent-page.ts';
import type { PageAddress } from './page-address.ts';

/** A page cannot be rendered right now and none is cached. `isOutage` when no page can be. */
export class PageUnavailable extends Error {
  readonly isOutage: boolean;

  constructor(said: string, { isOutage = false, ...options }: ErrorOptions & { isOutage?: boolean } = {}) {
    super(said, options);
    this.isOutage = isOutage;
  }
}

/** Public pages are rendered again after two seconds; the stale one may be sent for up to ten. */
const life = {
  freshMs: 2_000,
  staleMs: 10_000,
  standsIn: true,
  endOf: ({ end }: SentPage) => end,
  isOutage: (error: unknown) => error instanceof PageUnavailable && error.isOutage,
  /** A failed rendering costs as much as a page. */
  restMs: 500,
} satisfies Life<SentPage>;

/**
 * Maximum bytes of cached pages (a page is about 200 kB in its three encodings). Each kind has its own budget, so that one-off search terms
 * never push out popular pages. All named pages fit in three languages, plain or with a language in the address; of the others, about the last hundred.
 */
const mostBytes = { named: 40_000_000, item: 32_000_000, asked: 8_000_000, missing: 8_000_000 };

/**
 * Concurrent and waiting renderings. Rendering blocks the one thread that also sends cached pages: two at a time make use of the waits for
 * the database, more only slow each other down. A page takes some 20 ms, so the last of 32 waits well under a second. Named pages have
 * their own queue and never wait behind made-up addresses.
 */
const lanes = { named: { lanes: 2, waiting: 64 }, other: { lanes: 2, waiting: 32 } };

export interface Pages {
  /** The page for an address in a language, cached or rendered. Errors: PageUnavailable, or a bug's own. */
  get(address: PageAddress, locale: Locale): Promise<SentPage>;
  /** True when the page can be sent from the cache without rendering. */
  isKept(address: PageAddress, locale: Locale): boolean;
  /** Call when page content has changed. */
  purge(): void;
  /** Counters and work in progress over all kinds of pages. */
  figures(): PageCacheFigures;
  /** Stops rendering: waiting requests fail with PageUnavailable. */
  close(): void;
}

/** The pages of this process. `report` is called with errors that were hidden by sending a cached page. */
export function openPages({ render }: Pick<PageRenderer, 'render'>, now: () => number, report: (error: unknown) => void): Pages {
  const isFound = ({ status }: SentPage) => status === 200;
  const isMissing = ({ status }: SentPage) => status === 404;
  const sizeOf = (page: SentPage, key: string) => bytesOf(page) + key.length;
  const cacheOf = (most: number, isKept: (page: SentPage) => boolean) => cached({ ...life, size: { most, of: sizeOf }, isKept, now });
  const caches = {
    named: cacheOf(mostBytes.named, (page) => isFound(page) || isMissing(page)),
    item: cacheOf(mostBytes.item, isFound),
    asked: cacheOf(mostBytes.asked, isFound),
  };
  // One per route, language and language of the address: a missing page looks the same under every name.
  const missing = cacheOf(mostBytes.missing, isMissing);
  const queues = { named: workQueue(lanes.named), item: workQueue(lanes.other), asked: workQueue(lanes.other) };

  let isClosed = false;
  let rendering = 0;
  let queued = 0;
  /** Renderings of each queue that failed because no page could be given data. */
  const outages = { named: 0, item: 0, asked: 0 };

  const make = async (address: PageAddress, locale: Locale): Promise<SentPage> => {
    if (isClosed) throw new PageUnavailable('the shop closes');
    if (address.share === 'named' || address.isData) return render(address.url, locale, 'drawn');
    const page = await render(address.url, locale, 'left');
    if (page.status !== 404) return page;
    return missing.get(`${locale} ${address.locale} ${address.route}`, () => render(address.url, locale, 'drawn'));
  };

  const inTurn = async (address: PageAddress, locale: Locale): Promise<SentPage> => {
    queued += 1;
    let isWaiting = true;
    const before = outages[address.share];
    const begin = async () => {
      isWaiting = false;
      queued -= 1;
      // What ended a rendering ahead of this one would end it too, after another few seconds.
      if (outages[address.share] !== before) throw new PageUnavailable('the data service did not answer others', { isOutage: true });
      rendering += 1;
      try {
        return await make(address, locale);
      } catch (error) {
        // Before this rendering leaves the queue, so that the next one sees it.
        if (reachOf(error) === 'all') outages[address.share] += 1;
        throw error;
      } finally {
        rendering -= 1;
      }
    };
    try {
      const made = await queues[address.share](begin);
      if (made === queueIsFull) throw new PageUnavailable('as many pages wait to be made as may');
      return made;
    } catch (error) {
      if (error instanceof PageUnavailable) throw error;
      report(error);
      if (!(error instanceof DataOutage)) throw error;
      throw new PageUnavailable('the data service does not answer', { cause: error, isOutage: error.reach === 'all' });
    } finally {
      if (isWaiting) queued -= 1;
    }
  };

  return {
    get: (address, locale) => caches[address.share].get(`${locale} ${address.url}`, () => inTurn(address, locale)),
    isKept: (address, locale) => caches[address.share].isKept(`${locale} ${address.url}`),
    purge() {
      for (const cache of [...Object.values(caches), missing]) cache.purge();
    },
    figures() {
      const counted = Object.values(caches).map((cache) => cache.counted);
      const sum = (pick: (each: Cached<SentPage>['counted']) => number) => counted.reduce((total, each) => total + pick(each), 0);
      return { hits: sum(({ hits }) => hits), stale: sum(({ stale }) => stale), misses: sum(({ misses }) => misses), rendering, queued };
    },
    close() {
      isClosed = true;
    },
  };
}
