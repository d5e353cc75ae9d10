import { DAY_MS } from '../../shop/day.ts';
import { momentOfKoreanTime } from '../../shop/korean-time.ts';
import { type PointLot, pointsLeft } from './points.ts';

/** Reasons of entries in the points ledger; the check constraint of sales.point_entries has the same list. */
export const pointReasons = [
  'SIGN_UP',
  'PURCHASE',
  'REVIEW',
  'PHOTO_REVIEW',
  'REVIEW_RESTORED',
  'DESCENDANT',
  'EVENT',
  'ORDER',
  'ORDER_CANCELLED',
  'ORDER_RETURNED',
  'EXPIRY',
  'ADMIN',
  'MOVED',
  'OFFSET',
] as const;
/** The reason for settling a debt from a lot. The balance was reduced when the debt arose, so the history does not show it again. */
export const offsetReason = 'OFFSET' satisfies (typeof pointReasons)[number];

/** Entry types: a lot is added, used or expires, or points are owed because no lot covers them. The check constraint has the same list. */
export const pointEntryTypes = ['EARNED', 'USED', 'EXPIRED', 'OWED'] as const;
export type PointEntryType = (typeof pointEntryTypes)[number];

export type PointReason = (typeof pointReasons)[number];

/**
 * Filters of the points history: the types of specification 3.33, with returned points (from an order, or with a review shown again) separate
 * from earned ones.
 */
export const pointKinds = ['EARNED', 'USED', 'EXPIRED', 'GIVEN_BACK'] as const;
export type PointKind = (typeof pointKinds)[number];

/** The facts that determine an entry's kind. */
interface PointEntry {
  type: string;
  reason: string;
}

/** The reasons for returning an order's points: the order or a part was cancelled, or goods were returned. */
export const orderBackReasons = ['ORDER_CANCELLED', 'ORDER_RETURNED'] as const satisfies readonly PointReason[];
const givenBack: readonly PointReason[] = [...orderBackReasons, 'REVIEW_RESTORED'];

/** The kind of an entry. */
export function pointKindOf({ type, reason }: PointEntry): PointKind {
  if (type === 'USED' || type === 'OWED') return 'USED';
  if (type === 'EXPIRED') return type;
  return givenBack.some((each) => each === reason) ? 'GIVEN_BACK' : 'EARNED';
}

/** The entries of a kind in terms of columns: types, and their reasons. */
export function entriesOfKind(kind: PointKind): { types: readonly PointEntryType[]; reasons: readonly PointReason[] } {
  if (kind === 'GIVEN_BACK') return { types: ['EARNED'], reasons: givenBack };
  const types = pointEntryTypes.filter((type) => pointKindOf({ type, reason: '' }) === kind);
  return { types, reasons: pointReasons.filter((reason) => kind !== 'EARNED' || !givenBack.includes(reason)) };
}

/** A Korean month, `YYYY-MM`, as a half-open range of moments. */
export function koreanMonth(month: string): { from: Date; to: Date } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { from: momentOfKoreanTime(`${month}-01 00:00:00`), to: momentOfKoreanTime(`${next}-01 00:00:00`) };
}

/** Days before a lot expires when its member is reminded; points within the first of them are shown as expiring soon. */
export const POINT_REMINDER_DAYS = [30, 7] as const;
export type ReminderDays = (typeof POINT_REMINDER_DAYS)[number];

/** The reminder due for a lot with points left: the closest to its expiry that has been reached; null before the first and after expiry. */
export function reminderDue(lot: PointLot, now: Date): ReminderDays | null {
  if (lot.expires_at === null || pointsLeft(lot, now) === 0) return null;
  const days = (lot.expires_at.getTime() - now.getTime()) / DAY_MS;
  return POINT_REMINDER_DAYS.findLast((before) => days <= before) ?? null;
}

/** True for a lot within the first reminder's period. */
export function isEndingSoon(lot: PointLot, now: Date): boolean {
  return reminderDue(lot, now) !== null;
}
