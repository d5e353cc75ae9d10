import { expect, test } from 'vitest';
import { refusalLines, refusedText } from './step-refusals.ts';
import { claimTexts as texts } from './texts.ts';

test('each impossible step of a claim gives its reason once, and a cancelled order offers no earlier step', () => {
  const early = refusedText('CLAIM_STATE_CONFLICT', { order: { cancelled_at: null } });
  expect(
    refusalLines([
      ['회수 시작', null],
      ['회수 완료', early],
      ['교환 완료', early],
      ['거절', texts.noteNeeded],
    ]),
  ).toEqual([`회수 완료, 교환 완료: ${texts.refusals.CLAIM_STATE_CONFLICT}`, `거절: ${texts.noteNeeded}`]);
  expect(refusedText('CLAIM_STATE_CONFLICT', { order: { cancelled_at: '2026-11-20T03:00:00.000Z' } })).toBe(texts.orderCancelled);
  expect(refusedText('CLAIM_EXCHANGE_OPTION', { order: { cancelled_at: '2026-11-20T03:00:00.000Z' } })).toBe(
    texts.refusals.CLAIM_EXCHANGE_OPTION,
  );
});
