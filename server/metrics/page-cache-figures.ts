import { Counter, Gauge, type Registry } from 'prom-client';

/** Counters of the page cache; totals only grow. */
export interface PageCacheFigures {
  /** Pages sent from the cache. */
  hits: number;
  /** Stale pages sent while a new one was made. */
  stale: number;
  /** Requests that had to wait for a rendering. */
  misses: number;
  /** Renderings in progress. */
  rendering: number;
  /** Renderings waiting in the queue. */
  queued: number;
}

/** Registers the page cache metrics; they are read at each scrape. */
export function watchPageCache(registry: Registry, read: () => PageCacheFigures): void {
  new Counter({
    name: 'seam_page_cache_requests_total',
    help: 'Requests for public pages, by what the cache had',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      const { hits, stale, misses } = read();
      this.reset();
      this.inc({ outcome: 'hit' }, hits);
      this.inc({ outcome: 'stale' }, stale);
      this.inc({ outcome: 'miss' }, misses);
    },
  });
  const gauge = (name: string, help: string, pick: (figures: PageCacheFigures) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(pick(read()));
      },
    });
  gauge('seam_page_renders', 'Pages being rendered', ({ rendering }) => rendering);
  gauge('seam_page_render_queue', 'Pages waiting to be rendered', ({ queued }) => queued);
}
