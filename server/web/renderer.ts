import { Worker } from 'node:worker_threads';
import type { Operation } from '#contract/graphql/operation.ts';
import type { Locale } from '#rules/shop/locale.ts';
import type { Config } from '../config.ts';
import { DataOutage, reachOf } from '../data-outage.ts';
import type { PageData } from './bridge/page-data.ts';
import { pageConfig } from './page-config.ts';
import type { Missing } from './render-page.ts';
import type { FromRenderer, ToRenderer } from './renderer-messages.ts';
import type { SentPage } from './sent-page.ts';

/** Renders pages in a separate thread, so that cached pages and other responses are not delayed. */
export interface PageRenderer {
  /**
   * Same as `renderPage`; `data` replaces the default data source for this page. Errors: DataOutage also when the thread ended meanwhile;
   * the next page starts a new one.
   */
  render(url: string, locale: Locale, missing: Missing, data?: PageData): Promise<SentPage>;
  /** Starts the thread, so that the first page need not wait for it. */
  warm(): void;
  /** Ends the thread; pages in progress fail with DataOutage. */
  close(): Promise<void>;
}

const worker = new URL('./render-worker.ts', import.meta.url);

/**
 * Megabytes. A generous estimate for the app and the pages in progress; a small young generation is collected more often and keeps the
 * process within its budget.
 */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 };

interface UnderWay {
  data: PageData;
  done: (page: SentPage) => void;
  fail: (error: Error) => void;
}

/**
 * Renders the built app in a separate thread; its loaders call `data` in this one. `report` is called with the reason a thread ended, and
 * with errors of pages.
 */
export function openPageRenderer(config: Config, data: PageData, report: (error: unknown) => void, script = worker): PageRenderer {
  const underWay = new Map<number, UnderWay>();
  let thread: Worker | null = null;
  let count = 0;
  let isClosed = false;

  const begin = (): Worker => {
    const begun = new Worker(script, { workerData: pageConfig(config), resourceLimits });
    begun.on('message', (message: FromRenderer) => hear(begun, message));
    begun.on('error', report);
    begun.on('exit', () => {
      // Only the requests given to this thread: a new one starts no earlier than this.
      if (thread === begun) thread = null;
      for (const { fail } of underWay.values()) fail(new DataOutage('one', 'the thread that renders has ended'));
      underWay.clear();
    });
    // Does not keep an otherwise idle process alive.
    begun.unref();
    return begun;
  };

  const hear = (from: Worker, message: FromRenderer) => {
    if (message.kind === 'ask') return void answer(from, message);
    if (message.kind === 'report') return report(message.error);
    const asked = underWay.get(message.id);
    underWay.delete(message.id);
    if (message.kind === 'page') return asked?.done(readPage(message.page));
    asked?.fail(message.outage !== null ? new DataOutage(message.outage, message.error.message, { cause: message.error }) : message.error);
  };

  const answer = async (from: Worker, { id, of, text, variables }: Extract<FromRenderer, { kind: 'ask' }>) => {
    const say = (message: ToRenderer) => from.postMessage(message);
    try {
      const asked = underWay.get(of)?.data ?? data;
      say({ kind: 'answer', id, result: await asked(text as Operation<unknown, unknown>, variables) });
    } catch (error) {
      say({ kind: 'refusal', id, said: error instanceof Error ? error.message : String(error), outage: reachOf(error) });
    }
  };

  return {
    render(url, locale, missing, own = data) {
      if (isClosed) return Promise.reject(new DataOutage('one', 'the shop closes'));
      thread ??= begin();
      const id = count++;
      const made = new Promise<SentPage>((done, fail) => underWay.set(id, { data: own, done, fail }));
      thread.postMessage({ kind: 'render', id, url, locale, missing } satisfies ToRenderer);
      return made;
    },
    warm() {
      if (!isClosed) thread ??= begin();
    },
    async close() {
      isClosed = true;
      await thread?.terminate();
    },
  };
}

// Buffers arrive as plain byte arrays.
function readPage({ bodies, ...page }: SentPage): SentPage {
  const read = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength) as Buffer;
  return { ...page, bodies: { br: read(bodies.br), gzip: read(bodies.gzip), identity: read(bodies.identity) } };
}
