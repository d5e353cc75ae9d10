import { tellsOfPerson } from '../community/inquiry.ts';
import { DAY_MS } from './day.ts';
import { searchPieces } from './search.ts';

/** What the shop learns from visits: counts only. The browser draws at random which visits report; nothing in them identifies anybody. */

/** One visit of so many tells; a visit is what one tab does until it is closed. */
export const VISITS_PER_SAMPLE = 4;

/** The way to an order, each step once for a visit. */
export const visitSteps = ['VISIT', 'PRODUCT', 'CART', 'ORDER'] as const;
export type VisitStep = (typeof visitSteps)[number];

/** Web vitals as browsers measure them: milliseconds, but for the layout shift, in thousandths of a score. */
export const webVitals = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type WebVital = (typeof webVitals)[number];

export const visitDevices = ['PHONE', 'DESKTOP'] as const;
export type VisitDevice = (typeof visitDevices)[number];

/** The kinds of pages that are measured apart. */
export const visitPages = ['home', 'list', 'product', 'editor', 'buying', 'other'] as const;
export type VisitPage = (typeof visitPages)[number];

/** Where a good value ends and a poor one begins (web.dev/articles/vitals). */
export const vitalBounds: Readonly<Record<WebVital, readonly [good: number, poor: number]>> = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [100, 250],
  FCP: [1_800, 3_000],
  TTFB: [800, 1_800],
};

/** Upper ends of the buckets of a vital: parts of the bound of a good value, so that it is one of the ends. The last one is open. */
const ends = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.6, 1.8, 2, 2.25, 2.5, 3, 4, 6, 10] as const;

/** The bucket of a measured value: 0 to 23. */
export function vitalBucket(vital: WebVital, value: number): number {
  const part = value / vitalBounds[vital][0];
  const index = ends.findIndex((end) => part <= end);
  return index < 0 ? ends.length : index;
}

/** The most a value of this bucket can be; of the open one where it begins. */
export function bucketEnd(vital: WebVital, bucket: number): number {
  return Math.round((ends[Math.min(bucket, ends.length - 1)] ?? 0) * vitalBounds[vital][0]);
}

/** The value that three of four visits stay within, by counts of buckets; null when there are none. */
export function threeQuarters(vital: WebVital, counts: ReadonlyMap<number, number>): number | null {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let below = 0;
  for (const [bucket, count] of [...counts].sort(([one], [other]) => one - other)) {
    below += count;
    if (below * 4 >= total * 3) return bucketEnd(vital, bucket);
  }
  return null;
}

export type Judgement = 'GOOD' | 'FAIR' | 'POOR';

export function judgementOf(vital: WebVital, value: number): Judgement {
  const [good, poor] = vitalBounds[vital];
  if (value <= good) return 'GOOD';
  return value <= poor ? 'FAIR' : 'POOR';
}

/** Letters of a search term that is kept. */
const TERM_MAX = 40;

/** A search that found nothing, as the shop compares words; null for one that seems to lead to a person, or says nothing. */
export function missedTerm(typed: string): string | null {
  if (typed.length > 200 || tellsOfPerson(typed) || /\d{6,}/.test(typed.replace(/[-. ]/g, ''))) return null;
  const term = searchPieces(typed).join(' ');
  return term === '' || term.length > TERM_MAX ? null : term;
}

/** How many different search terms of one day are kept, so that nobody can fill the disk with them. */
export const TERMS_A_DAY = 500;

/** Days for which counts of visits are kept. */
const KEPT_DAYS = 400;

/** Counts of days before this one are forgotten; a day in Korea, `YYYY-MM-DD`. */
export function visitCutoff(today: string): string {
  return new Date(Date.parse(today) - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10);
}
