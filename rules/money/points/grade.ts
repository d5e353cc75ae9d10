import type { ShopRules } from '../../office/shop-rules.ts';
import { koreanDay, momentOfKoreanTime, monthsAfter } from '../../shop/korean-time.ts';
import type { Won } from '../money.ts';

/** A grade of members: the confirmed purchases it takes, and the percentage it adds to what their orders earn in points. */
export interface Grade {
  readonly id: number;
  readonly threshold: Won;
  readonly bonus_percent: number;
}

/** Grades that a shop has at most. */
export const GRADES_MOST = 4;

/** An order earns no more than this percentage in points. */
const EARN_PERCENT_MAX = 50;

/** The highest grade that purchases reach; null below the lowest. */
export function gradeFor<Of extends Grade>(grades: readonly Of[], spent: Won): Of | null {
  return byThreshold(grades).findLast(({ threshold }) => threshold <= spent) ?? null;
}

/** The next grade above what purchases reach, and what it still takes; null at the top. */
export function nextGrade<Of extends Grade>(grades: readonly Of[], spent: Won): { grade: Of; missing: Won } | null {
  const grade = byThreshold(grades).find(({ threshold }) => threshold > spent);
  return grade === undefined ? null : { grade, missing: grade.threshold - spent };
}

/** The first day of the Korean month of a moment, `YYYY-MM-01`. */
export function gradeMonth(now: Date): string {
  return `${koreanDay(now).slice(0, 8)}01`;
}

/** Purchases confirmed from the first moment on, and before the second, decide the grade of a month: those of the months before it. */
export function gradeWindow(month: string, { grade_months: months }: Pick<ShopRules, 'grade_months'>): { from: Date; until: Date } {
  const until = momentOfKoreanTime(`${month} 00:00:00`);
  return { from: monthsAfter(until, -months), until };
}

/** The month after a month. */
export function monthAfter(month: string): string {
  return gradeMonth(monthsAfter(momentOfKoreanTime(`${month} 00:00:00`), 1));
}

/** The percentage that an order placed now promises, which it keeps: that of the shop, with what the member's grade adds. */
export function earnPercent({ points_earn_percent: percent }: Pick<ShopRules, 'points_earn_percent'>, bonusPercent: number): number {
  return Math.min(EARN_PERCENT_MAX, percent + bonusPercent);
}

function byThreshold<Of extends Grade>(grades: readonly Of[]): Of[] {
  return grades.toSorted((one, other) => one.threshold - other.threshold || one.id - other.id);
}
