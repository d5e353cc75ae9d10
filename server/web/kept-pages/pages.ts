import type { Locale } from '#rules/shop/locale.ts';
import { queueIsFull, workQueue } from '#server/limits/work-queue.ts';
import type { PageCacheFigures } from '#server/metrics/page-cache-figures.ts';
import { DataOutage } from '../data-outage.ts';
import type { PageRenderer } from '../renderer.ts';
import { bytesOf, type SentPage } from '../sent-page.ts';
import type { PageAddress } from './page-address.ts';
import { PageCache } from './page-cache.ts';

/** No page of this address is left, and a new one cannot be made just now. */
export class PageUnavailable extends Error {}

/** Public pages are rendered again after two seconds; meanwhile the old one may be sent for ten. */
const life = { freshMs: 2_000, staleMs: 10_000, bytesOf, endOf: ({ end }: SentPage) => end };

/**
 * Bytes of kept pages (a page is about 200 kB in its three encodings). Each sort has its own, so that words nobody will ask for again
 * never push out a page that everybody asks for: all named pages in three languages fit; of the others the last hundred or so.
 */
const mostBytes = { named: 40_000_000, item: 32_000_000, asked: 8_000_000, missing: 8_000_000 };

/**
 * Renderings at a time and waiting. Rendering takes the one thread that sends kept pages too: two at a time fill the waits for the
 * database, more only lengthen each other. A page takes some 20 ms, so the last of 32 waits well under a second. Named pages have a
 * queue of their own and never stand behind made-up addresses.
 */
const lanes = { named: { lanes: 2, waiting: 64 }, other: { lanes: 2, waiting: 32 } };

export interface Pages {
  /** The page of an address in a language, kept or made. Errors: PageUnavailable, or a bug's own. */
  get(address: PageAddress, locale: Locale): Promise<SentPage>;
  /** True when the page is sent as it is kept, without waiting for a rendering. */
  isKept(address: PageAddress, locale: Locale): boolean;
  /** What pages show has changed. */
  purge(): void;
  /** What happened so far, and what is under way, over all sorts of pages. */
  figures(): PageCacheFigures;
  /** Stops rendering: requests still waiting for their turn get PageUnavailable. */
  close(): void;
}

/** The pages of this process. `report` hears of failures while a kept page was sent instead. */
export function openPages({ render }: Pick<PageRenderer, 'render'>, now: () => number, report: (error: unknown) => void): Pages {
  const isFound = ({ status }: SentPage) => status === 200;
  const caches = {
    named: new PageCache<SentPage>({ ...life, mostBytes: mostBytes.named, isKept: ({ status }) => status === 200 || status === 404 }, now),
    item: new PageCache<SentPage>({ ...life, mostBytes: mostBytes.item, isKept: isFound }, now),
    asked: new PageCache<SentPage>({ ...life, mostBytes: mostBytes.asked, isKept: isFound }, now),
  };
  // One for each route and language: what is missing looks the same under every name.
  const missing = new PageCache<SentPage>({ ...life, mostBytes: mostBytes.missing, isKept: ({ status }) => status === 404 }, now);
  const queues = { named: workQueue(lanes.named), item: workQueue(lanes.other), asked: workQueue(lanes.other) };

  let isClosed = false;
  let rendering = 0;
  let queued = 0;

  const make = async (address: PageAddress, locale: Locale): Promise<SentPage> => {
    if (isClosed) throw new PageUnavailable('the shop closes');
    if (address.share === 'named' || address.isData) return render(address.url, locale, 'drawn');
    const page = await render(address.url, locale, 'left');
    if (page.status !== 404) return page;
    return missing.get(`${locale} ${address.route}`, () => render(address.url, locale, 'drawn'));
  };

  const inTurn = async (address: PageAddress, locale: Locale): Promise<SentPage> => {
    queued += 1;
    let isWaiting = true;
    const begin = () => {
      isWaiting = false;
      queued -= 1;
      rendering += 1;
      return make(address, locale).finally(() => {
        rendering -= 1;
      });
    };
    try {
      const made = await queues[address.share](begin);
      if (made === queueIsFull) throw new PageUnavailable('as many pages wait to be made as may');
      return made;
    } catch (error) {
      if (error instanceof PageUnavailable) throw error;
      report(error);
      throw error instanceof DataOutage ? new PageUnavailable('the data service does not answer', { cause: error }) : error;
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
      const sum = (pick: (each: PageCache<SentPage>['counted']) => number) => counted.reduce((total, each) => total + pick(each), 0);
      return { hits: sum(({ hits }) => hits), stale: sum(({ stale }) => stale), misses: sum(({ misses }) => misses), rendering, queued };
    },
    close() {
      isClosed = true;
    },
  };
}
