import type { ShopRules } from '../../office/shop-rules.ts';
import { koreanDay, momentOfKoreanTime, monthsAfter } from '../../shop/korean-time.ts';
import type { Won } from '../money.ts';

/** A member grade: the confirmed purchases it needs, and the percentage it adds to points earned. */
export interface Grade {
  readonly id: number;
  readonly threshold: Won;
  readonly bonus_percent: number;
}

/** Maximum grades of a shop. */
export const GRADES_MOST = 4;

/** Maximum percentage of points an order earns. */
const EARN_PERCENT_MAX = 50;

/** The highest grade reached by purchases; null below the lowest. */
export function gradeFor<Of extends Grade>(grades: readonly Of[], spent: Won): Of | null {
  return byThreshold(grades).findLast(({ threshold }) => threshold <= spent) ?? null;
}

/** The next higher grade and the purchases still missing; null at the top. */
export function nextGrade<Of extends Grade>(grades: readonly Of[], spent: Won): { grade: Of; missing: Won } | null {
  const grade = byThreshold(grades).find(({ threshold }) => threshold > spent);
  return grade === undefined ? null : { grade, missing: grade.threshold - spent };
}

/** The first day of a moment's Korean month, `YYYY-MM-01`. */
export function gradeMonth(now: Date): string {
  return `${koreanDay(now).slice(0, 8)}01`;
}

/** The period of purchases that decides a month's grade: from the first moment until before the second, the months before it. */
export function gradeWindow(month: string, { grade_months: months }: Pick<ShopRules, 'grade_months'>): { from: Date; until: Date } {
  const until = momentOfKoreanTime(`${month} 00:00:00`);
  return { from: monthsAfter(until, -months), until };
}

/** The following month. */
export function monthAfter(month: string): string {
  return gradeMonth(monthsAfter(momentOfKoreanTime(`${month} 00:00:00`), 1));
}

/** The percentage of points that an order placed now will earn: the shop's plus the grade's. */
export function earnPercent({ points_earn_percent: percent }: Pick<ShopRules, 'points_earn_percent'>, bonusPercent: number): number {
  return Math.min(EARN_PERCENT_MAX, percent + bonusPercent);
}

function byThreshold<Of extends Grade>(grades: readonly Of[]): Of[] {
  return grades.toSorted((one, other) => one.threshold - other.threshold || one.id - other.id);
}
