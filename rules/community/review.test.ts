import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderStateList } from '../order/order-state.ts';
import { isShown } from '../shop/shown.ts';
import {
  answerToReports,
  editDeadline,
  heightRange,
  hiddenReviewStates,
  isHidden,
  isReportOpen,
  isReviewable,
  isReviewEditable,
  isReviewText,
  letterCount,
  openReportStates,
  REVIEW_TEXT_MAX,
  REVIEW_TEXT_MIN,
  rangeStarts,
  rangesAround,
  reportStates,
  reviewableStates,
  reviewStates,
  stateFor,
  weightRange,
} from './review.ts';

test('only a delivered line that is not cancelled can be reviewed, in the rule as in SQL', () => {
  const reviewable = orderStateList.filter((status) => isReviewable({ status, cancelled_at: null }));
  expect(reviewable).toEqual(['DELIVERY_COMPLETED', 'PURCHASE_CONFIRMED']);
  expect(reviewableStates()).toEqual(reviewable);
  for (const status of orderStateList) expect(isReviewable({ status, cancelled_at: new Date() })).toBe(false);
});

test('a review may be changed for 30 days, while it is shown', () => {
  const written = new Date('2026-11-20T03:00:00Z');
  const last = new Date('2026-12-20T03:00:00Z');
  expect(editDeadline(written)).toEqual(last);
  expect(isReviewEditable({ state: 'ACT', created_at: written }, last)).toBe(true);
  expect(isReviewEditable({ state: 'ACT', created_at: written }, new Date(last.getTime() + 1))).toBe(false);
  expect(isReviewEditable({ state: 'HIDDEN', created_at: written }, written)).toBe(false);
});

test('a review is either shown or hidden; hiding it accepts its reports, keeping it rejects them', () => {
  expect(reviewStates.filter((state) => isHidden({ state }) === isShown({ state }))).toEqual([]);
  expect([isHidden({ state: stateFor('ABUSE') }), isShown({ state: stateFor(null) })]).toEqual([true, true]);
  expect(hiddenReviewStates).toEqual([stateFor('ABUSE')]);
  expect(reportStates.filter((state) => isReportOpen({ state }))).toEqual(openReportStates);
  expect(openReportStates).toEqual(['WAITING']);
  expect([answerToReports('ABUSE'), answerToReports(null)]).toEqual(['UPHELD', 'REJECTED']);
});

test('letters of a review are counted as people see them, without surrounding spaces', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 30 }), fc.integer({ min: 0, max: 9 }), (text, blanks) => {
      expect(letterCount(`${' '.repeat(blanks)}${text}\n`)).toBe(text.trim().length);
      expect(isReviewText(text)).toBe(text.trim().length >= REVIEW_TEXT_MIN);
    }),
  );
  expect(letterCount('💛'.repeat(12))).toBe(12);
  expect(['\u200b', '\u3164', '\u2800'].map((unseen) => isReviewText(`좋아요${unseen.repeat(50)}`))).toEqual([false, false, false]);
  // The count that is shown is the one that is limited.
  expect(letterCount(`좋아요${'\u200b'.repeat(REVIEW_TEXT_MAX)}`)).toBe(REVIEW_TEXT_MAX + 3);
  expect([REVIEW_TEXT_MAX, REVIEW_TEXT_MAX + 1].map((letters) => isReviewText('가'.repeat(letters)))).toEqual([true, false]);
});

test('height and weight ranges follow each other without a gap, and similar reviewers are of neighbouring ranges', () => {
  expect(rangeStarts(heightRange)).toHaveLength(12);
  expect(rangeStarts(weightRange).at(-1)).toBe(115);
  expect(rangesAround(170, heightRange)).toEqual([165, 170, 175]);
});
