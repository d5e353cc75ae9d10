import { tellsOfPerson } from '../community/inquiry.ts';
import { searchPieces } from '../search/pieces.ts';
import { DAY_MS } from './day.ts';

/** Visit statistics: counts only. The browser randomly samples which visits report, and nothing identifies a person. */

/** One in this many visits reports; a visit lasts until its tab is closed. */
export const VISITS_PER_SAMPLE = 4;

/** The steps towards an order, each counted once per visit. */
export const visitSteps = ['VISIT', 'PRODUCT', 'CART', 'ORDER'] as const;
export type VisitStep = (typeof visitSteps)[number];

/** Web vitals, in milliseconds, except the layout shift in thousandths of a score. */
export const webVitals = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type WebVital = (typeof webVitals)[number];

export const visitDevices = ['PHONE', 'DESKTOP'] as const;
export type VisitDevice = (typeof visitDevices)[number];

/** The kinds of pages measured separately. */
export const visitPages = ['home', 'list', 'product', 'editor', 'buying', 'other'] as const;
export type VisitPage = (typeof visitPages)[number];

/** Upper bound of a good value and lower bound of a poor one (web.dev/articles/vitals). */
export const vitalBounds: Readonly<Record<WebVital, readonly [good: number, poor: number]>> = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [100, 250],
  FCP: [1_800, 3_000],
  TTFB: [800, 1_800],
};

/** Upper ends of a vital's buckets, as multiples of the good bound, so that the bound is one of them. The last bucket is open. */
const ends = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.6, 1.8, 2, 2.25, 2.5, 3, 4, 6, 10] as const;

/** The bucket of a measured value: 0 to 23. */
export function vitalBucket(vital: WebVital, value: number): number {
  const part = value / vitalBounds[vital][0];
  const index = ends.findIndex((end) => part <= end);
  return index < 0 ? ends.length : index;
}

/** The upper end of a bucket; for the open one, its lower end. */
export function bucketEnd(vital: WebVital, bucket: number): number {
  return Math.round((ends[Math.min(bucket, ends.length - 1)] ?? 0) * vitalBounds[vital][0]);
}

/** The 75th percentile from bucket counts; null when there are none. */
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

/** Maximum length of a stored search term. */
const TERM_MAX = 40;

/** What was searched for, normalised; null if it may identify a person, or is empty. */
export function searchedTerm(typed: string): string | null {
  if (typed.length > 200 || tellsOfPerson(typed) || /\d{6,}/.test(typed.replace(/[-. ]/g, ''))) return null;
  const term = searchPieces(typed).join(' ');
  return term === '' || term.length > TERM_MAX ? null : term;
}

/** Maximum number of distinct search terms stored per day, so that nobody can fill the disk. */
export const TERMS_A_DAY = 500;

/** Days that visit counts are kept. */
const KEPT_DAYS = 400;

/** Counts of days before this are deleted; a Korean day, `YYYY-MM-DD`. */
export function visitCutoff(today: string): string {
  return new Date(Date.parse(today) - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10);
}

/** Maximum script errors in one visit report. */
export const SCRIPT_ERRORS_MAX = 3;

/**
 * Where a script of the shop failed, by error type and place: `TypeError main-x1.js:1:5021`. The message is left out, because it may
 * quote typed text. Null for other scripts: extensions, tags. `place` is a stack, or an address with line and column.
 */
export function scriptError(name: string, place: string): string | null {
  const [, file, line, column] = /\/assets\/([\w.-]{1,80}\.js):(\d{1,7}):(\d{1,7})/.exec(place) ?? [];
  if (file === undefined) return null;
  return `${/^[A-Za-z]{1,30}$/.test(name) ? name : 'Error'} ${file}:${line}:${column}`;
}

/** The pattern of a `scriptError` result. */
export const scriptErrorPattern = /^[A-Za-z]{1,30} [\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/;
