import type { CashReceiptPurpose } from '#rules/money/cash-receipt.ts';
import { maskedIdentity, receiptIdentity } from '#rules/money/cash-receipt.ts';
import { demoCases, demoMoneyOrders, demoReceipts } from '../../content/money.ts';
import { type DemoShop, daysAgo } from '../../demo-shop.ts';
import { insertOrder } from '../seed-orders.ts';

/** First number of these orders, after the crowd's. */
const FIRST_INDEX = 900;

interface MoneyOrder {
  id: number;
  ordered_at: Date;
  payment_id: string;
  amount: number;
}

/** Requested cash receipts, which the shop's own job issues or gets rejected, and the queue of payment discrepancies. */
export async function seedMoney(shop: DemoShop): Promise<void> {
  const orders = new Map<string, MoneyOrder>();
  for (const [index, { key, line, ...order }] of demoMoneyOrders.entries()) {
    const [product, quantity] = line;
    await insertOrder(shop, { ...order, lines: [{ product, quantity }] }, FIRST_INDEX + index);
    orders.set(key, await newestOrder(shop));
  }
  for (const { order, purpose, number } of demoReceipts) await insertReceipt(shop, found(orders, order), purpose, number);
  await insertCases(shop, orders);
}

function newestOrder({ trx }: DemoShop): Promise<MoneyOrder> {
  return trx
    .selectFrom('sales.orders as order')
    .innerJoin('sales.payments as payment', 'payment.order_id', 'order.id')
    .select(['order.id', 'order.ordered_at', 'payment.payment_id', 'payment.amount'])
    .orderBy('order.id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

function found(orders: ReadonlyMap<string, MoneyOrder>, key: string): MoneyOrder {
  const order = orders.get(key);
  if (order === undefined) throw new Error(`no order ${key}`);
  return order;
}

async function insertReceipt(shop: DemoShop, order: MoneyOrder, purpose: CashReceiptPurpose, number: string): Promise<void> {
  const identity = receiptIdentity(purpose, number);
  if (identity === null) throw new Error(`${number} is no number for a cash receipt`);
  await shop.trx
    .insertInto('sales.cash_receipts')
    .values({
      order_id: order.id,
      ...shop.sealReceipt(identity),
      purpose,
      shown_identity: maskedIdentity(identity),
      amount: 0,
      state: 'REQUESTED',
      requested_at: order.ordered_at,
    })
    .execute();
}

async function insertCases(shop: DemoShop, orders: ReadonlyMap<string, MoneyOrder>): Promise<void> {
  const staffId = shop.members.get('admin') ?? null;
  for (const [index, { kind, order: key, amount, daysAgo: days, resolved }] of demoCases.entries()) {
    const order = key === null ? null : found(orders, key);
    await shop.trx
      .insertInto('sales.discrepancies')
      .values({
        kind,
        order_id: order?.id ?? null,
        payment_id: order?.payment_id ?? `stranger${String(index).padStart(6, '0')}paymentSeam`,
        amount: amount ?? order?.amount ?? 0,
        since: daysAgo(shop, days, 14),
        ...(resolved
          ? {
              state: 'RESOLVED',
              resolved_at: daysAgo(shop, resolved.daysAgo, 16),
              resolution: resolved.resolution,
              action: resolved.action,
              resolved_by: resolved.action === null ? null : staffId,
            }
          : {}),
      })
      .execute();
  }
}
