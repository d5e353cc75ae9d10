import { DAY_MS } from '../../shop/day.ts';
import { momentOfKoreanTime } from '../../shop/korean-time.ts';
import { type PointLot, pointsLeft } from './points.ts';

/** Why an entry of the points ledger was written; the check constraint of sales.point_entries has the same list. */
export const pointReasons = [
  'SIGN_UP',
  'PURCHASE',
  'REVIEW',
  'PHOTO_REVIEW',
  'REVIEW_RESTORED',
  'EVENT',
  'ORDER',
  'ORDER_CANCELLED',
  'EXPIRY',
  'ADMIN',
  'OFFSET',
] as const;
/** The reason of what a lot pays for a debt: the balance went down when the debt was made, so no history shows it again. */
export const offsetReason = 'OFFSET' satisfies (typeof pointReasons)[number];

/** What an entry does: brings a lot, takes from one, writes off what lapsed of one, or is owed because no lot has it. The check constraint has the same list. */
export const pointEntryTypes = ['EARNED', 'USED', 'EXPIRED', 'OWED'] as const;
export type PointEntryType = (typeof pointEntryTypes)[number];

export type PointReason = (typeof pointReasons)[number];

/** What a history of points is filtered by: the types of specification 3, and of the earned ones those that came back (from an order, with a review that is shown again) apart. */
export const pointKinds = ['EARNED', 'USED', 'EXPIRED', 'GIVEN_BACK'] as const;
export type PointKind = (typeof pointKinds)[number];

/** An entry of the ledger as far as its kind asks. */
interface PointEntry {
  type: string;
  reason: string;
}

const givenBack: readonly PointReason[] = ['ORDER_CANCELLED', 'REVIEW_RESTORED'];

/** The kind under which an entry stands. */
export function pointKindOf({ type, reason }: PointEntry): PointKind {
  if (type === 'USED' || type === 'OWED') return 'USED';
  if (type === 'EXPIRED') return type;
  return givenBack.some((each) => each === reason) ? 'GIVEN_BACK' : 'EARNED';
}

/** The entries of a kind, as columns have them: types and the reasons that go with them. */
export function entriesOfKind(kind: PointKind): { types: readonly PointEntryType[]; reasons: readonly PointReason[] } {
  if (kind === 'GIVEN_BACK') return { types: ['EARNED'], reasons: givenBack };
  const types = pointEntryTypes.filter((type) => pointKindOf({ type, reason: '' }) === kind);
  return { types, reasons: pointReasons.filter((reason) => kind !== 'EARNED' || !givenBack.includes(reason)) };
}

/** A month in Korea, `YYYY-MM`, as moments: from the first to before the second. */
export function koreanMonth(month: string): { from: Date; to: Date } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { from: momentOfKoreanTime(`${month}-01 00:00:00`), to: momentOfKoreanTime(`${next}-01 00:00:00`) };
}

/** How many days before a lot ends its member is reminded; points within the first of them are shown as ending soon. */
export const POINT_REMINDER_DAYS = [30, 7] as const;
export type ReminderDays = (typeof POINT_REMINDER_DAYS)[number];

/** The notice that is due for a lot with something left: the nearest one whose time has come; null before the first and once it has ended. */
export function reminderDue(lot: PointLot, now: Date): ReminderDays | null {
  if (lot.expires_at === null || pointsLeft(lot, now) === 0) return null;
  const days = (lot.expires_at.getTime() - now.getTime()) / DAY_MS;
  return POINT_REMINDER_DAYS.findLast((before) => days <= before) ?? null;
}

/** True for a lot that ends within the time of the first notice. */
export function isEndingSoon(lot: PointLot, now: Date): boolean {
  return reminderDue(lot, now) !== null;
}
