import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#client/locale/locale-context.tsx';
import type { Claim, OrderClaims } from '#contract/rest/claims.ts';
import type { Order, OrderRefund } from '#contract/rest/orders.ts';
import { refundMessages } from '#storefront/nouns/order/refund-texts.ts';
import { orderMessages } from '#storefront/nouns/order/texts.ts';
import { paymentMessages } from '#storefront/nouns/payment/texts.ts';
import { cancelNotes, givenBackNote } from './cancel-note.ts';
import { DeliveryFacts, PaymentFacts } from './order-facts.tsx';
import { RefundSection } from './refund-section.tsx';

const waiting = {
  payment_method: 'VIRTUAL_ACCOUNT',
  payment_date: null,
  deposit_bank: 'SHINHAN',
  deposit_account: '56211103456789',
  depositor_name: '김이음',
  deposit_deadline: '2026-11-23T14:59:59Z',
  cancelled_at: null,
  cancel_reason: null,
  cancellation_receipt_number: null,
} as Order;
const cancelled: Order = { ...waiting, cancelled_at: '2026-11-21T03:00:00Z', cancel_reason: 'MEMBER' };

/** An order's claims, newest first. */
const asked = (...claims: Pick<Claim, 'type' | 'status' | 'reason'>[]) => ({ claims }) as OrderClaims;

const factsOf = (order: Order, claims: OrderClaims | null = null) =>
  renderToStaticMarkup(
    <LocaleProvider locale="en">
      <PaymentFacts order={order} history={null} claims={claims} />
    </LocaleProvider>,
  ).replace(/<[^>]+>/g, '|');

test('the account to deposit into is shown until the order is cancelled', () => {
  const { bank, accountNumber, depositor, deadline } = paymentMessages;
  const account = [bank.en, accountNumber.en, depositor.en, deadline.en, '56211103456789', '김이음'];
  const shown = (order: Order) => account.filter((fact) => factsOf(order).includes(`|${fact}|`));
  expect([shown(waiting), shown(cancelled)]).toEqual([account, []]);
});

test('a cancelled order shows the shopper’s reason in the words of the form, not the reason of a claim that did not end it', () => {
  const said = (claims: OrderClaims | null) => /\|(Cancelled at[^|]*)\|/.exec(factsOf(cancelled, claims))?.[1];
  const ended = { type: 'CANCEL', status: 'ACCEPTED', reason: 'WRONG_OPTION' } as const;
  const declined = { type: 'CANCEL', status: 'REJECTED', reason: 'DELIVERY' } as const;
  expect(said(asked(declined, ended))).toBe('Cancelled at your request · I chose the wrong option or design');
  expect(said(asked({ ...ended, status: 'COMPLETED' }))).toBe('Cancelled at your request · I chose the wrong option or design');
  expect([said(asked(declined)), said(null)]).toEqual(['Cancelled at your request', 'Cancelled at your request']);
});

test('the parcel of an order has a link to its courier’s page', () => {
  const sent = { ...waiting, courier: 'HANJIN', tracking_number: '123456789012', recipient_phone: '01012345678' } as Order;
  const page = renderToStaticMarkup(
    <LocaleProvider locale="en">
      <DeliveryFacts order={sent} />
    </LocaleProvider>,
  );
  expect(page).toMatch(/href="https:\/\/www\.hanjin\.com\/[^"]*=123456789012" target="_blank" rel="noopener noreferrer">Track parcel</);
});

test('a cancellation of an unpaid order promises no refund', () => {
  const paid = { payment_date: '2026-11-20T03:00:00Z' };
  const { cancelNoteUnpaid, cancelNoteDeposit, cancelNote: back } = orderMessages;
  expect([waiting, { ...waiting, ...paid }].map(cancelNotes)).toEqual([[cancelNoteUnpaid], [cancelNoteDeposit]]);
  const card = { ...waiting, payment_method: 'CARD' } as const;
  expect([card, { ...card, ...paid }].map(cancelNotes)).toEqual([[cancelNoteUnpaid], [back]]);
});

test('only used coupons and points are named as returned, before and after a cancellation', () => {
  const notesWith = (coupon_discount_amount: number, point_amount: number) => {
    const used = { ...waiting, coupon_discount_amount, point_amount };
    return [cancelNotes(used)[1], givenBackNote(used)];
  };
  const { cancelBackBoth, cancelBackCoupon, cancelBackPoints } = orderMessages;
  expect(notesWith(3_000, 500)).toEqual([cancelBackBoth, refundMessages.givenBoth]);
  expect(notesWith(3_000, 0)).toEqual([cancelBackCoupon, refundMessages.givenCoupon]);
  expect(notesWith(0, 500)).toEqual([cancelBackPoints, refundMessages.givenPoints]);
  expect(notesWith(0, 0)).toEqual([undefined, null]);
  // An order may use one coupon of each kind.
  for (const note of notesWith(3_000, 500).concat(notesWith(3_000, 0))) expect(note?.en).toMatch(/^Coupons /);
});

test('each of several refunds of an order names its claim and lines', () => {
  const lines = [
    { id: 7, product_name: { ko: '후디', en: 'Hoodie' }, option_name: { ko: '검정', en: 'Black' } },
  ] as unknown as Order['order_products'];
  const back = {
    state: 'BACK',
    amount: 21_000,
    method: 'CARD',
    card_name: 'Hyundai',
    bank: null,
    account_end: null,
    since: cancelled.cancelled_at,
    back_at: null,
    expected_by: null,
    unaccepted: null,
  } as OrderRefund;
  const saidOf = (claim: Claim | undefined, refund = back) =>
    renderToStaticMarkup(
      <LocaleProvider locale="en">
        <RefundSection refund={refund} claim={claim} lines={lines} isAsking={false} onChanged={() => undefined} />
      </LocaleProvider>,
    ).replace(/<[^>]+>/g, '|');
  const given = { type: 'RETURN', lines: [{ order_product_id: 7, quantity: 2 }] } as unknown as Claim;
  expect(saidOf(given)).toMatch(/\|Refunded · Return\|.*\|Refund for\|+Hoodie · Black Qty 2\|/);
  expect(saidOf(undefined)).toMatch(/\|Refunded\|/);
  // Money that paid no order: what was due, what came, and why.
  const unaccepted = { asked: 22_000, came: 20_000, paid_at: '2026-11-20T05:00:00Z', why: 'AMOUNT' } as const;
  const wrong = saidOf(undefined, { ...back, amount: 20_000, unaccepted });
  expect(wrong).toMatch(/differed from the amount due.*\|Amount due\|+₩22,000\|.*\|Amount paid\|+₩20,000\|/);
  // A refund settled manually by staff never went to the card.
  const elsewhere = saidOf(given, { ...back, is_settled_elsewhere: true });
  expect([saidOf(given), elsewhere].map((said) => said.includes('Hyundai'))).toEqual([true, false]);
  expect(elsewhere).toContain('As agreed with you');
});
