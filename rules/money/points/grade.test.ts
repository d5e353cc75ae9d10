import { expect, test } from 'vitest';
import { earnPercent, gradeFor, gradeMonth, gradeWindow, monthAfter, nextGrade } from './grade.ts';

const grade = (id: number, threshold: number, bonus_percent: number) => ({ id, threshold, bonus_percent });
const grades = [grade(2, 150_000, 2), grade(1, 50_000, 1), grade(3, 300_000, 3)];

test('purchases reach the highest grade whose threshold they meet, and say what the next one takes', () => {
  expect([0, 49_999, 50_000, 299_999, 300_000].map((spent) => gradeFor(grades, spent)?.id ?? null)).toEqual([null, null, 1, 2, 3]);
  expect(nextGrade(grades, 138_000)).toEqual({ grade: grades[0], missing: 12_000 });
  expect(nextGrade(grades, 0)?.missing).toBe(50_000);
  expect(nextGrade(grades, 300_000)).toBeNull();
  expect([gradeFor([], 1_000_000), nextGrade([], 0)]).toEqual([null, null]);
});

test('a month is one of Korea, and its grade is decided by the months before it, none of its own', () => {
  expect(gradeMonth(new Date('2026-11-30T14:59:59Z'))).toBe('2026-11-01');
  expect(gradeMonth(new Date('2026-11-30T15:00:00Z'))).toBe('2026-12-01');
  expect(monthAfter('2026-12-01')).toBe('2027-01-01');
  expect(gradeWindow('2026-12-01', { grade_months: 3 })).toEqual({
    from: new Date('2026-08-31T15:00:00Z'),
    until: new Date('2026-11-30T15:00:00Z'),
  });
});

test('an order promises the percentage of the shop with what the grade adds, 50 at most', () => {
  expect([earnPercent({ points_earn_percent: 1 }, 2), earnPercent({ points_earn_percent: 40 }, 20)]).toEqual([3, 50]);
});
