import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#client/locale/locale-context.tsx';
import type { OrderClaims } from '#contract/rest/claims.ts';
import type { PieceClaimType } from '#rules/order/claim/claim.ts';
import { OwnWishFee } from './own-wish-fee.tsx';

const claimsWith = (refusal: 'CLAIM_MADE_TO_ORDER' | null, fees = { RETURN: 3_000, EXCHANGE: 6_000, is_remote: false }) =>
  ({ lines: [{ possible: { CHANGE_OF_MIND: refusal } }], own_wish_fees: fees }) as unknown as OrderClaims;

const said = (type: PieceClaimType, claims: OrderClaims) =>
  renderToStaticMarkup(
    <LocaleProvider locale="ko">
      <OwnWishFee type={type} claims={claims} />
    </LocaleProvider>,
  );

test('the cost of a return or exchange by the shopper’s wish is shown before it is requested', () => {
  expect(said('RETURN', claimsWith(null))).toContain('배송비 최대 3,000원을 빼고');
  expect(said('EXCHANGE', claimsWith(null))).toContain('왕복 배송비 6,000원을 기사님께');
  const fromIsland = claimsWith(null, { RETURN: 6_000, EXCHANGE: 12_000, is_remote: true });
  for (const type of ['RETURN', 'EXCHANGE'] as const)
    expect([said(type, fromIsland), said(type, claimsWith(null))].map((words) => words.includes('제주·도서산간'))).toEqual([true, false]);
});

test('no fee is shown for a cancellation, for goods that cannot be returned by wish, or when the return is free', () => {
  const free = claimsWith(null, { RETURN: 0, EXCHANGE: 0, is_remote: false });
  expect([said('CANCEL', claimsWith(null)), said('RETURN', claimsWith('CLAIM_MADE_TO_ORDER')), said('EXCHANGE', free)]).toEqual([
    '',
    '',
    '',
  ]);
});
