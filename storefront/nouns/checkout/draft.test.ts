import { expect, test } from 'vitest';
import type { Checkout } from '#contract/rest/checkouts.ts';
import { amountsIn, orderAmountNames, orderSums } from '#rules/money/order-sums.ts';
import {
  type Draft,
  destinationZip,
  dropDraft,
  emptyDraft,
  isChangeNew,
  placeOrderOf,
  quoteChoiceOf,
  readDraft,
  shownWrong,
  typesAddress,
  withQuote,
  writeDraft,
  wrongFields,
} from './draft.ts';

const destination = {
  id: 9,
  name: '집',
  recipient: '김이음',
  phone: '010-1234-5678',
  zip_code: '04524',
  address: '서울특별시 중구 세종대로 110',
  detail_address: '',
  shipping_request: '문 앞에 놓아 주세요',
  is_default: true,
};

const checkout: Checkout = {
  id: '0199c0de-0000-7000-8000-000000000001',
  expires_at: '2026-11-20T05:00:00Z',
  order_id: null,
  lines: [],
  ...orderSums(amountsIn(orderAmountNames, { product_amount: 30_000, delivery_amount: 3_000 })),
  parcels: [],
  arrives: { first: '2026-11-24', last: '2026-11-26' },
  coupons: [],
  held: [],
  points: { held: 0, usable: 0, limit: null, min_held: 1_000 },
  best: { issued_coupon_ids: [], point_amount: 0, payment_amount: 33_000 },
  orderer: { name: '김이음', phone: '010-1234-5678', email: 'shopper@seam.example' },
  delivery_destination: destination,
  required_agreements: ['PURCHASE', 'PERSONAL_INFORMATION', 'CUSTOM_MADE'],
  payment_methods: [],
  can_order: true,
  refusal: null,
  quote_hash: 'hash',
};

const typed: Draft = {
  ...emptyDraft,
  destination: { kind: 'new' },
  newDestination: {
    recipient: '이바다',
    phone: '01098765432',
    zip_code: '63122',
    address: '제주특별자치도 제주시 문연로 6',
    detail_address: '',
  },
  request: { preset: 'PARCEL_BOX', text: '' },
  agreements: ['PURCHASE', 'PERSONAL_INFORMATION', 'CUSTOM_MADE'],
};

const mine = (checkoutId = checkout.id) => ({ checkoutId, userId: 'member' });

function memory(start: Record<string, string> = {}) {
  const stored = new Map(Object.entries(start));
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

test('a checkout’s input is kept during the payment window until the order is placed', () => {
  const storage = memory();
  writeDraft(mine(), typed, storage);
  expect(readDraft(mine(), storage)).toEqual(typed);
  dropDraft(mine(), storage);
  expect(readDraft(mine(), storage)).toEqual(emptyDraft);
});

test('a new checkout starts with the default address and the last payment method; input of another checkout stays there', () => {
  const storage = memory({ 'seam.draft member checkout': JSON.stringify({ destination: typed.destination, method: 'CARD' }) });
  expect(readDraft(mine('another'), storage)).toEqual(emptyDraft);
  const other = { ...typed, method: 'KAKAO_PAY', points: 500, orderer: { name: '이바다', phone: '010-1111-2222' } } as const;
  writeDraft(mine(), other, storage);
  expect(readDraft(mine('another'), storage)).toEqual({ ...emptyDraft, method: 'KAKAO_PAY' });
  expect(readDraft(mine(), storage)).toEqual(other);
});

test('the purchase consent is cleared when prices change by themselves, and not when the shopper’s own choice changes them', () => {
  const line = { id: 1, quantity: 1, unit_price: 30_000 } as Checkout['lines'][number];
  const first = withQuote(typed, { ...checkout, lines: [line] }, 'a');
  expect([first.agreements, isChangeNew(first)]).toEqual([typed.agreements, false]);
  const cheaper = withQuote(first, { ...checkout, lines: [line], payment_amount: checkout.payment_amount - 5_000 }, 'b');
  expect([cheaper.agreements, isChangeNew(cheaper)]).toEqual([typed.agreements, false]);
  const others = ['PERSONAL_INFORMATION', 'CUSTOM_MADE'];
  const raised = withQuote(cheaper, { ...checkout, lines: [{ ...line, unit_price: 32_000 }], quote_hash: 'raised' }, 'c');
  expect([raised.agreements, isChangeNew(raised)]).toEqual([others, true]);
  expect(isChangeNew(withQuote(raised, { ...checkout, lines: [{ ...line, unit_price: 32_000 }], quote_hash: 'raised' }, 'c'))).toBe(true);
  expect(isChangeNew({ ...raised, agreements: typed.agreements })).toBe(false);
  const registered = withQuote(first, { ...checkout, lines: [line], payment_amount: checkout.payment_amount - 1 }, 'a');
  expect([registered.agreements, isChangeNew(registered)]).toEqual([typed.agreements, false]);
  const fee = withQuote(first, { ...checkout, lines: [line], payment_amount: checkout.payment_amount + 3_000 }, 'a');
  expect([fee.agreements, isChangeNew(fee)]).toEqual([others, true]);
});

test('a checkout draft of one member is not shown to the next in the same browser', () => {
  const storage = memory();
  writeDraft(mine(), typed, storage);
  const other = { checkoutId: checkout.id, userId: 'somebody else' };
  expect(readDraft(other, storage)).toEqual(emptyDraft);
});

test('an outdated or broken checkout draft restores only the fields that fit', () => {
  const old = {
    points: '100',
    issuedCouponIds: [3],
    newDestination: { recipient: 'only' },
    method: 'CASH',
    agreements: ['PURCHASE'],
    extra: 1,
  };
  const storage = memory({
    'seam.draft member checkout a': JSON.stringify(old),
    'seam.draft member checkout b': '{broken',
    'seam.draft member checkout c': '7',
  });
  expect(readDraft(mine('a'), storage)).toEqual({ ...emptyDraft, issuedCouponIds: [3], agreements: ['PURCHASE'] });
  expect(readDraft(mine('b'), storage)).toEqual(emptyDraft);
  expect(readDraft(mine('c'), storage)).toEqual(emptyDraft);
});

test('a quote is requested with the saved address, or with a complete zip code', () => {
  const plain = { issued_coupon_ids: [], picks_coupons: true, point_amount: 0, is_gift: false };
  expect(quoteChoiceOf(emptyDraft)).toEqual(plain);
  expect(quoteChoiceOf({ ...emptyDraft, destination: { kind: 'saved', id: 4 } })).toEqual({ ...plain, delivery_destination_id: 4 });
  expect(quoteChoiceOf(typed)).toEqual({ ...plain, zip_code: '63122' });
  expect(quoteChoiceOf({ ...emptyDraft, issuedCouponIds: [] })).toEqual({ ...plain, picks_coupons: false });
  expect(quoteChoiceOf({ ...typed, newDestination: { ...typed.newDestination, zip_code: '631' } })).toEqual(plain);
});

test('a gift has no address in its quote or its order', () => {
  const gift: Draft = { ...typed, gift: { from: '바다', message: ' 축하해 ' } };
  expect(quoteChoiceOf(gift)).toEqual({ issued_coupon_ids: [], picks_coupons: true, point_amount: 0, is_gift: true });
  expect(placeOrderOf(gift, checkout)).toMatchObject({ gift: { from_name: '바다', message: '축하해' }, is_destination_saved: false });
  expect(placeOrderOf(gift, checkout)).not.toHaveProperty('destination');
  expect([destinationZip(gift, checkout), typesAddress(gift, checkout)]).toEqual(['', false]);
  expect(wrongFields({ ...gift, gift: { from: ' ', message: '\u200b' } }, checkout)).toEqual(
    expect.arrayContaining(['giftFrom', 'giftMessage']),
  );
});

test('the shipping fee follows the destination: a saved address, or the typed zip code', () => {
  expect(destinationZip(emptyDraft, checkout)).toBe(checkout.delivery_destination?.zip_code);
  expect(destinationZip(typed, checkout)).toBe('63122');
});

test('an order to the default address names it and uses its delivery request', () => {
  const order = placeOrderOf(emptyDraft, checkout);
  expect(order).toMatchObject({ delivery_destination_id: 9, is_destination_saved: false, shipping_request: '문 앞에 놓아 주세요' });
  expect(order).not.toHaveProperty('destination');
});

test('an order to a new address contains it, with the delivery request in Korean and the shown prices', () => {
  expect(placeOrderOf(typed, checkout)).toMatchObject({
    destination: typed.newDestination,
    is_destination_saved: true,
    shipping_request: '택배함에 넣어 주세요',
    quote_hash: 'hash',
    payment_method: 'CARD',
  });
});

test('a cash receipt is sent only with a deposit, and its number is checked by the tax office’s format', () => {
  const receipt = { purpose: 'PERSONAL', number: '010-1234-5678' } as const;
  const deposit: Draft = { ...typed, method: 'VIRTUAL_ACCOUNT', receipt };
  expect(placeOrderOf(deposit, checkout).cash_receipt).toEqual(receipt);
  expect(placeOrderOf({ ...deposit, method: 'CARD' }, checkout)).not.toHaveProperty('cash_receipt');
  expect(placeOrderOf(deposit, { ...checkout, payment_amount: 0 })).not.toHaveProperty('cash_receipt');
  expect(placeOrderOf({ ...deposit, receipt: null }, checkout)).not.toHaveProperty('cash_receipt');
  const wrongWith = (purpose: 'PERSONAL' | 'CORPORATE', number: string) =>
    wrongFields({ ...deposit, receipt: { purpose, number } }, checkout);
  expect(wrongWith('PERSONAL', '010-1234')).toEqual(['receipt']);
  expect(wrongWith('CORPORATE', '123-45-67890')).toEqual(['receipt']);
  expect(wrongWith('CORPORATE', '120-81-47521')).toEqual([]);
  // A field that is not sent does not block the order.
  expect(wrongFields({ ...deposit, method: 'CARD', receipt: { purpose: 'PERSONAL', number: '' } }, checkout)).toEqual([]);
});

test('a checkout starts with the stored cash receipt, and input typed there replaces it', () => {
  const receipt = { purpose: 'CORPORATE', number: '120-81-47521' } as const;
  const kept = { receipt, isReceiptKept: true };
  const storage = memory();
  expect(readDraft(mine(), storage, kept)).toEqual({ ...emptyDraft, ...kept });
  writeDraft(mine(), { ...emptyDraft, receipt: null }, storage);
  expect(readDraft(mine(), storage, kept).receipt).toBeNull();
});

test('missing fields of a checkout are named in the order of the screen', () => {
  expect(wrongFields(typed, checkout)).toEqual([]);
  expect(wrongFields(emptyDraft, { ...checkout, delivery_destination: null, orderer: { ...checkout.orderer, phone: null } })).toEqual([
    'recipient',
    'phone',
    'zip_code',
    'address',
    'ordererPhone',
    'agreements',
  ]);
  expect(wrongFields({ ...emptyDraft, agreements: ['PURCHASE', 'PERSONAL_INFORMATION'] }, checkout)).toEqual(['agreements']);
});

test('an optional line with only invisible letters is refused', () => {
  const unseen = '\u3164\u200b';
  const written = (text: string): Draft => ({ ...typed, request: { preset: 'MANUAL', text } });
  expect([written('  '), written(unseen), written('벨은 누르지 마세요')].map((draft) => wrongFields(draft, checkout))).toEqual([
    [],
    ['request'],
    [],
  ]);
  const at = (detail_address: string): Draft => ({ ...typed, newDestination: { ...typed.newDestination, detail_address } });
  expect([at(''), at(unseen), at('101동 ')].map((draft) => wrongFields(draft, checkout))).toEqual([[], ['detail_address'], []]);
});

test('a new address form opened after a failed try shows no error before its own try', () => {
  const saved = { ...typed, destination: { kind: 'saved', id: null } as const, agreements: [] };
  const fresh: Draft = { ...saved, destination: { kind: 'new' }, newDestination: emptyDraft.newDestination };
  const wrong = wrongFields(fresh, checkout);
  expect([typesAddress(saved, checkout), typesAddress(fresh, checkout)]).toEqual([false, true]);
  expect(shownWrong(wrong, null)).toEqual([]);
  expect(shownWrong(wrong, 'without')).toEqual(['agreements']);
  expect(shownWrong(wrong, 'with-address')).toEqual(['recipient', 'phone', 'zip_code', 'address', 'agreements']);
});
