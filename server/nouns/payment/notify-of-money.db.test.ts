import { beforeAll, expect, test } from 'vitest';
import { unacceptedSentences } from '#contract/errors/unaccepted-sentences.ts';
import { writtenMoment } from '#rules/shop/written-day.ts';
import { expireOrders } from '#server/nouns/order/placing/expire-orders-job.ts';
import { type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { openCheckout, orderNow, placedOrder, startedPayment } from '#test/commerce-steps.ts';
import { notificationsTo } from '#test/notifications-to.ts';
import { type AddedProduct, addCatalogue, addProduct } from '#test/rows/commerce-rows.ts';
import { remindDeposits } from './remind-deposits-job.ts';
import { sweepPayments } from './sweep-payments-job.ts';
import { syncPayment } from './sync-payment.ts';

let shop: CommerceShop;
let shirt: AddedProduct;

beforeAll(async () => {
  shop = await commerceShop();
  const catalogue = await addCatalogue(shop.database.service);
  shirt = await addProduct(shop.database.service, catalogue, { code: 'shirt', price: 30_000, stocks: [100] });
});

async function underWay(method = 'CARD') {
  const member = await shop.addMember();
  const checkout = await openCheckout(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0 }]);
  const order = await placedOrder(member, checkout, { payment_method: method });
  return { member, order, payment: await startedPayment(member, order) };
}

/** Issues an account, possibly for another amount than requested. */
async function issue(payment: { paymentId: string; request: Record<string, unknown> }, amount?: number): Promise<void> {
  await shop.open(payment.request);
  await shop.happens(payment.paymentId, { action: 'issue', ...(amount === undefined ? {} : { amount }) });
  await syncPayment(shop, payment.paymentId);
}

async function deposit(paymentId: string): Promise<void> {
  await shop.happens(paymentId, { action: 'deposit' });
  await syncPayment(shop, paymentId);
}

async function sweepThrice(): Promise<void> {
  for (const _ of [1, 2, 3]) {
    shop.pass(70);
    await sweepPayments(shop);
  }
}

test('a virtual account is notified when issued and once on its last day, and not after payment', async () => {
  const { member, order, payment } = await underWay('VIRTUAL_ACCOUNT');
  await issue(payment);
  await syncPayment(shop, payment.paymentId);
  const { deposit_account, deposit_deadline } = await orderNow(member, order);
  const until = `입금 기한 ${writtenMoment(deposit_deadline ?? '', 'ko')}`;
  const lines = [`주문번호 ${order.order_number}`, expect.stringContaining(deposit_account ?? '?'), '입금하실 금액 33,000원', until];
  const due = { title: '가상계좌가 발급되었습니다. 기한까지 입금해 주세요.', lines };
  expect(await notificationsTo(shop, member.userId)).toMatchObject([due]);
  await remindDeposits(shop);
  expect(await notificationsTo(shop, member.userId)).toHaveLength(1);
  shop.pass(6.5 * 24 * 60);
  for (const _ of [1, 2]) await remindDeposits(shop);
  const ending = { title: '입금 기한이 다가옵니다. 지나면 주문이 자동으로 취소됩니다.', lines };
  expect(await notificationsTo(shop, member.userId)).toMatchObject([due, ending]);
  await deposit(payment.paymentId);
  await remindDeposits(shop);
  expect(await notificationsTo(shop, member.userId)).toMatchObject([due, ending, { title: '결제가 완료되었습니다.' }]);
});

test('a deposit of another amount shows due, paid and refunded sums to its buyer, makes one discrepancy, and asks for a refund account', async () => {
  const { member, order, payment } = await underWay('VIRTUAL_ACCOUNT');
  await issue(payment, 20_000);
  await deposit(payment.paymentId);
  const cases = shop.database.service.selectFrom('sales.discrepancies').select(['kind', 'amount', 'detail']).where('state', '=', 'OPEN');
  const detail = expect.objectContaining({ expected: 33_000, seen: 20_000 });
  const open = await cases.where('payment_id', '=', payment.paymentId).execute();
  expect(open).toEqual([{ kind: 'REFUND_ACCOUNT_NEEDED', amount: 20_000, detail }]);
  const unaccepted = { asked: 33_000, came: 20_000, paid_at: expect.any(String), why: 'AMOUNT' };
  expect((await orderNow(member, order)).refunds).toMatchObject([{ state: 'ACCOUNT_NEEDED', amount: 20_000, unaccepted }]);
  await sweepThrice();
  const [ended, needed, ...others] = await notificationsTo(shop, member.userId);
  expect(ended?.title).toBe('주문이 취소되었습니다.');
  expect(needed).toMatchObject({
    title: '환불받으실 계좌를 주문 상세에서 알려 주세요.',
    lines: expect.arrayContaining([unacceptedSentences.AMOUNT.ko, '결제하실 금액 33,000원', '환불 금액 20,000원']),
  });
  expect(others).toEqual([]);
  const account = { bank: 'SHINHAN', number: '110123456789', holder: '김이음' };
  await member.call({ method: 'POST', url: `/api/payments/${payment.paymentId}/refund-account`, body: account });
  const back = (await notificationsTo(shop, member.userId)).at(-1);
  expect(back).toMatchObject({ title: '결제하신 금액을 돌려드렸습니다.', link: `/mypage/order/${order.id}` });
});

test('the buyer of a payment approved after the hold ended is notified of reason, amount, refund and its day', async () => {
  const { member, order, payment } = await underWay('KAKAO_PAY');
  shop.pass(120);
  await expireOrders(shop);
  await shop.press(payment.paymentId, payment.request, 'approve');
  const synced = (await member.call({ method: 'POST', url: `/api/payments/${payment.paymentId}/sync` })).json();
  const unaccepted = { asked: 33_000, came: 33_000, why: 'LATE' };
  expect(synced.order.refunds).toMatchObject([{ state: 'BACK', amount: 33_000, unaccepted }]);
  for (const _ of [1, 2]) await syncPayment(shop, payment.paymentId);
  const told = await notificationsTo(shop, member.userId);
  expect(told).toMatchObject([{ title: '결제하신 금액을 돌려드렸습니다.', link: `/mypage/order/${order.id}` }]);
  expect(told[0]?.lines).toEqual([
    `주문번호 ${order.order_number}`,
    unacceptedSentences.LATE.ko,
    `결제된 금액 33,000원 (${writtenMoment(synced.payment.paid_at, 'ko')})`,
    '환불 금액 33,000원',
  ]);
});

test('a second payment of a paid order is refunded: under way while the provider is away, and then done', async () => {
  const { member, order, payment: first } = await underWay();
  const second = await startedPayment(member, order);
  for (const each of [first, second]) await shop.press(each.paymentId, each.request, 'approve');
  await syncPayment(shop, first.paymentId);
  shop.faults.plan({ faults: [{ kind: 'error', call: 'cancel', times: 2 }] });
  await syncPayment(shop, second.paymentId);
  await sweepThrice();
  shop.faults.plan();
  const titles = (await notificationsTo(shop, member.userId)).map(({ title }) => title);
  expect(titles).toEqual(['결제가 완료되었습니다.', '결제하신 금액을 돌려드리고 있습니다.', '결제하신 금액을 돌려드렸습니다.']);
  expect((await notificationsTo(shop, member.userId)).at(-1)?.lines).toContain(unacceptedSentences.TWICE.ko);
});
