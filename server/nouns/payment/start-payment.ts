import { randomBytes } from 'node:crypto';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import type { StartedPayment } from '#contract/rest/payments.ts';
import { paymentMethod } from '#contract/rest/values.ts';
import { urlFor } from '#contract/routes.ts';
import { preparedQuery } from '#db/prepared-query.ts';
import { sendUnread } from '#db/together.ts';
import { depositDeadline } from '#rules/member/retention.ts';
import { paymentStatesIn } from '#rules/money/payment-state.ts';
import { firstShopRules } from '#rules/office/shop-rules.ts';
import { isByDeposit, type PaymentMethod } from '#rules/order/checkout/checkout.ts';
import { awaitsAddress, isGiftMethod } from '#rules/order/gift/gift.ts';
import { orderName } from '#rules/order/order-name.ts';
import { awaitsPayment, isHolding, isPayable } from '#rules/order/order-state.ts';
import { koreanTime } from '#rules/shop/korean-time.ts';
import { type Locale, localizedName } from '#rules/shop/locale.ts';
import { type OrderRow, storedOrders, toOrderRow } from '#server/nouns/order/read-order-rows.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';

interface Start {
  userId: string;
  orderId: number;
  method: PaymentMethod | undefined;
  locale: Locale;
}

/**
 * Starts an attempt to pay an order: creates a payment id, registers the amount with the provider, and returns what the browser needs to
 * open the payment window. Errors: ORDER_NOT_FOUND, ORDER_EXPIRED, ORDER_STATE_CONFLICT, GIFT_NOT_BY_DEPOSIT, PAYMENT_NOT_CONFIGURED,
 * PAYMENT_PROVIDER_UNAVAILABLE.
 */
export async function startPayment(shop: Shop, start: Start): Promise<StartedPayment | Failure> {
  if (shop.gateways.payment.source === 'off') return fail('PAYMENT_NOT_CONFIGURED');
  const attempt = await inTransaction(shop.database.service, (trx) => insertAttempt(trx, shop, start));
  if (isFailure(attempt)) return attempt;
  const registered = await shop.gateways.payment.preRegister(attempt.paymentId, attempt.order.payment_amount);
  if (registered === 'UNAVAILABLE') {
    await fileAsNeverBegun(shop, attempt.paymentId);
    return fail('PAYMENT_PROVIDER_UNAVAILABLE');
  }
  return startedPayment(shop, attempt, start.locale);
}

/** No browser ever received this attempt's id, so it must not keep the order open. */
async function fileAsNeverBegun(shop: Shop, paymentId: string): Promise<void> {
  await shop.database.service
    .updateTable('sales.payments')
    .set({ status: 'FAILED', failure_code: 'NOT_BEGUN' })
    .where('payment_id', '=', paymentId)
    .where('status', 'in', paymentStatesIn('new'))
    .execute();
}

interface Attempt {
  paymentId: string;
  method: PaymentMethod;
  order: OrderRow;
  orderName: string;
  depositDays: number;
}

async function insertAttempt(trx: Trx, shop: Shop, { userId, orderId, method: wished, locale }: Start): Promise<Attempt | Failure> {
  const now = shop.clock();
  const [row] = await orderToPay(trx, orderId).execute();
  const order = row === undefined ? null : toOrderRow([row]);
  if (row === undefined || order === null || order.user_id !== userId) return fail('ORDER_NOT_FOUND');
  if (order.cancelled_at !== null) return fail('ORDER_EXPIRED');
  if (awaitsPayment(order) && !isHolding(order, now)) return fail('ORDER_EXPIRED');
  if (!isPayable(order, now)) return fail('ORDER_STATE_CONFLICT');
  if (awaitsAddress(order) && wished !== undefined && !isGiftMethod(wished)) return fail('GIFT_NOT_BY_DEPOSIT', { field: 'method' });
  const method = wished ?? paymentMethod.parse(order.payment_method);
  const isEscrow = order.is_escrow && isByDeposit(method);
  if (method !== order.payment_method)
    await sendUnread(trx, trx.updateTable('sales.orders').set({ payment_method: method, is_escrow: isEscrow }).where('id', '=', orderId));
  // 20 to 32 letters and digits, which every payment company behind the provider accepts.
  const paymentId = `P${randomBytes(15).toString('hex')}`;
  const attempt = { payment_id: paymentId, order_id: orderId, method, amount: order.payment_amount, created_at: now };
  await sendUnread(trx, attemptInserted(trx, attempt));
  const names = row.names.map(({ product_name }) => localizedName(product_name, locale));
  return {
    paymentId,
    method,
    order: { ...order, is_escrow: isEscrow },
    orderName: orderName(names, locale),
    depositDays: row.deposit_days ?? firstShopRules.deposit_days,
  };
}

/** The query that locks an order, with the names of its lines and how long a deposit may take. */
const orderToPay = preparedQuery((trx: Trx, orderId: number) =>
  storedOrders(trx)
    .select((eb) => [
      jsonArrayFrom(
        eb.selectFrom('sales.order_products').select('product_name').where('order_id', '=', orderId).orderBy('sales.order_products.id'),
      ).as('names'),
      eb.selectFrom('management.shop_rules').select('deposit_days').as('deposit_days'),
    ])
    .where('id', '=', orderId)
    .forUpdate(),
);

type NewAttempt = { payment_id: string; order_id: number; method: PaymentMethod; amount: number; created_at: Date };

const attemptInserted = preparedQuery((trx: Trx, attempt: NewAttempt) => trx.insertInto('sales.payments').values(attempt));

function startedPayment(shop: Shop, { paymentId, method, order, orderName, depositDays }: Attempt, locale: Locale): StartedPayment {
  const { publicUrl } = shop.config;
  const { storeId, channelKey, sdkUrl } = shop.gateways.payment;
  const redirectUrl = `${publicUrl}${urlFor('order-complete', { id: order.id })}`;
  const request = shop.gateways.payment.windowRequest({
    paymentId,
    method,
    amount: order.payment_amount,
    orderName,
    redirectUrl,
    webhookUrl: `${publicUrl}/api/payments/webhook`,
    isEscrow: order.is_escrow,
    customer: { id: order.user_id, fullName: order.orderer_name, phoneNumber: order.orderer_phone, email: order.orderer_email },
    depositDueDate: koreanTime(depositDeadline(shop.clock(), depositDays)),
    locale,
  });
  return { paymentId, storeId, channelKey, amount: order.payment_amount, redirectUrl, sdkUrl, request };
}
