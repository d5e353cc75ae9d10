import { expect, test } from 'vitest';
import type { ClaimableLine, PreviewClaim } from '#contract/rest/claims.ts';
import {
  cancelHindrances,
  claimDraftName,
  claimTitle,
  emptyClaim,
  missingPart,
  optionsFor,
  possibleClaim,
  refusedTypes,
} from './use-claim-form.ts';

const line = { order_product_id: 1, quantity: 1 };
const name = { ko: 'M', en: 'M', cn: 'M' };
const optionsOf = (...owned: boolean[]) => owned.map((is_own, at) => ({ option_id: 7 + at, name, is_own, stock_count: 3 }));
const missing = (asked: PreviewClaim, photos: number, exchange_options = optionsOf(true, false)) =>
  missingPart(asked, photos, [{ order_product_id: 1, exchange_options }]);

test('missing parts of a claim form are named in order: the reason, a line, the option of an exchange, the photo of a fault', () => {
  expect(missing({ type: 'RETURN', reason: '', lines: [line] }, 0)).toBe('reason');
  expect(missing({ type: 'RETURN', reason: 'DEFECT', lines: [] }, 0)).toBe('lines');
  expect(missing({ type: 'RETURN', reason: 'DEFECT', lines: [line] }, 0)).toBe('photos');
  expect(missing({ type: 'RETURN', reason: 'DEFECT', lines: [line] }, 1)).toBe(null);
  expect(missing({ type: 'RETURN', reason: 'CHANGE_OF_MIND', lines: [line] }, 0)).toBe(null);
  expect(missing({ type: 'EXCHANGE', reason: 'SIZE', lines: [line] }, 0)).toBe('option');
  expect(missing({ type: 'EXCHANGE', reason: 'SIZE', lines: [{ ...line, exchange_option_id: 7 }] }, 0)).toBe(null);
  expect(missing({ type: 'EXCHANGE', reason: 'DEFECT', lines: [line] }, 1)).toBe(null);
  // Of two options they have, the shopper says for which one the faulty one is exchanged.
  expect(missing({ type: 'EXCHANGE', reason: 'DEFECT', lines: [line] }, 1, optionsOf(false, false))).toBe('option');
});

test('only goods not as ordered can be exchanged for the same option', () => {
  const [own, other] = [{ option_id: 7, is_own: true } as const, { option_id: 8, is_own: false } as const];
  const options = (reason: string) => optionsFor({ exchange_options: [own, other] } as ClaimableLine, { type: 'EXCHANGE', reason });
  expect([options('SIZE'), options('DEFECT')]).toEqual([[other], [own, other]]);
});

test('a claim draft is restored; a type the order no longer allows becomes the first possible one', () => {
  const possible = { CANCEL: null, CHANGE_OF_MIND: null, NOT_AS_ORDERED: null };
  const before = [{ order_product_id: 1, left: 2, possible }] as unknown as ClaimableLine[];
  const shipped = [{ order_product_id: 1, left: 2, possible: { ...possible, CANCEL: 'CLAIM_TOO_LATE' } }] as unknown as ClaimableLine[];
  const words = { ...emptyClaim(before), detail: '솔기가 터져 있어요.' };
  expect(words).toMatchObject({ type: 'CANCEL' });
  expect(possibleClaim(words, before)).toBe(words);
  expect(possibleClaim(words, shipped)).toEqual({ ...words, type: 'RETURN' });
});

test('a cancellation of several pieces starts with none chosen; a single piece, or a return, starts chosen', () => {
  const lineOf = (left: number, CANCEL: string | null) =>
    ({ order_product_id: 1, left, possible: { CANCEL, CHANGE_OF_MIND: null, NOT_AS_ORDERED: null } }) as unknown as ClaimableLine;
  expect(emptyClaim([lineOf(3, null)])).toMatchObject({ type: 'CANCEL', chosen: {} });
  expect(emptyClaim([lineOf(1, null)])).toMatchObject({ type: 'CANCEL', chosen: { 1: { quantity: 1 } } });
  expect(emptyClaim([lineOf(3, 'CLAIM_TOO_LATE')])).toMatchObject({ type: 'RETURN', chosen: { 1: { quantity: 3 } } });
});

test('a draft of a cancellation is not restored in a return', () => {
  const lineOf = (other: string | null) =>
    ({ possible: { CANCEL: null, CHANGE_OF_MIND: other, NOT_AS_ORDERED: other } }) as unknown as ClaimableLine;
  expect(claimDraftName(7, [lineOf('CLAIM_NOT_DELIVERED')])).not.toBe(claimDraftName(7, [lineOf(null)]));
});

const lineWith = (CANCEL: string | null, other: string | null) =>
  ({ possible: { CANCEL, CHANGE_OF_MIND: other, NOT_AS_ORDERED: other } }) as unknown as ClaimableLine;

test('the sheet’s title names what is possible, and does not tell a shopper who has the goods to wait for them', () => {
  const [paid, there] = [lineWith(null, 'CLAIM_NOT_DELIVERED'), lineWith('CLAIM_SENT_ALREADY', null)];
  expect([claimTitle([paid]).ko, claimTitle([there]).ko]).toEqual(['취소 신청', '반품·교환 신청']);
  expect(refusedTypes([paid])).toEqual([{ type: 'RETURN', why: 'CLAIM_NOT_DELIVERED' }]);
  expect(refusedTypes([there])).toEqual([]);
});

test('an order that can no longer be cancelled says why, until something can be returned', () => {
  const [designed, ware, there] = [
    lineWith('CLAIM_MADE_TO_ORDER', 'CLAIM_NOT_DELIVERED'),
    lineWith(null, 'CLAIM_NOT_DELIVERED'),
    lineWith('CLAIM_SENT_ALREADY', null),
  ];
  const gone = lineWith('CLAIM_NOTHING_LEFT', 'CLAIM_NOTHING_LEFT');
  const sent = lineWith('CLAIM_SENT_ALREADY', 'CLAIM_NOT_DELIVERED');
  expect(cancelHindrances([gone, designed])).toEqual(['CLAIM_MADE_TO_ORDER']);
  expect(cancelHindrances([sent, designed, sent])).toEqual(['CLAIM_SENT_ALREADY', 'CLAIM_MADE_TO_ORDER']);
  expect([[designed, ware], [there], [gone]].map(cancelHindrances)).toEqual([[], [], []]);
});
