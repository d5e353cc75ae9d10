import { mayDo, type Permission } from '../member/rights/permission.ts';
import type { Actor } from '../member/rights/staff-role.ts';
import { koreanDay, koreanTime } from '../shop/korean-time.ts';

/** What waits for the people of the shop, and the permission to do it; a brand has its own part of the last four. */
export const workPermissions = {
  ORDERS_NEW: 'order-desk.read',
  ORDERS_LATE: 'order-desk.read',
  CLAIMS_OPEN: 'claim.settle',
  DISCREPANCIES: 'discrepancy.settle',
  REFUNDS_FAILED: 'discrepancy.settle',
  INQUIRIES_LATE: 'inquiry.moderate',
  REPORTS_WAITING: 'review.manage',
  PICTURES_WAITING: 'own-picture.judge',
  BRAND_REQUESTS: 'brand-request.answer',
  JOBS_FAILED: 'discrepancy.settle',
  GRAPHICS_WAITING: 'graphic.manage',
  PRICES_WISHED: 'graphic.manage',
  RECEIPTS_FAILED: 'cash-receipt.manage',
  MONTHS_OPEN: 'settlement.manage',
  INQUIRIES_WAITING: 'inquiry.answer',
  SOLD_OUT: 'product.manage',
  LOW_STOCK: 'product.manage',
  TO_PREPARE: 'preparation.finish',
} as const satisfies Record<string, Permission>;

export type WorkThing = keyof typeof workPermissions;

/** So many of a thing wait; `is_more`: and more, uncounted. */
export interface WaitingWork {
  readonly what: WorkThing;
  readonly count: number;
  readonly is_more: boolean;
}

/** Of what waits, what there is any of and these actors may do, not only look at. */
export function workOf(actors: readonly Actor[], waiting: readonly WaitingWork[]): WaitingWork[] {
  return waiting
    .filter(({ what, count }) => count > 0 && mayDo(actors, workPermissions[what]) === 'any')
    .map(({ what, count, is_more }) => ({ what, count, is_more }));
}

/** Minutes of work that one notification tells of. */
const MINUTES = 10;
const MORNING = '09';

/** From a moment to before another. */
export interface WorkWindow {
  readonly from: Date;
  readonly until: Date;
}

/** The last full ten minutes before a moment: what came in them is told together, once. */
export function workWindow(now: Date): WorkWindow {
  const length = MINUTES * 60_000;
  const until = Math.floor(now.getTime() / length) * length;
  return { from: new Date(until - length), until: new Date(until) };
}

/** The day (Korea) whose morning it is, when all that waits is told; null at other hours. */
export function workMorning(now: Date): string | null {
  return koreanTime(now).slice(11, 13) === MORNING ? koreanDay(now) : null;
}
