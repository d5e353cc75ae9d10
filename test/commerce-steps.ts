import { randomUUID } from 'node:crypto';
import type { Checkout } from '#contract/rest/checkouts.ts';
import type { Order } from '#contract/rest/orders.ts';
import type { StartedPayment } from '#contract/rest/payments.ts';
import type { Actor } from './commerce-shop.ts';

export const home = {
  recipient: '김이음',
  phone: '010-1234-5678',
  zip_code: '04524',
  address: '서울 중구 세종대로 110',
  detail_address: '1층',
};

/** Adds items to the cart and opens the checkout; returns the checkout. */
export async function openCheckout(
  member: Actor,
  lines: { product_id: number; option_id: number; quantity?: number; product_custom_id?: number }[],
): Promise<Checkout> {
  expectOk(await member.call({ method: 'POST', url: '/api/cart/lines', body: { lines } }));
  const reply = await member.call({ method: 'POST', url: '/api/checkouts', body: { source: 'CART' } });
  expectOk(reply);
  return reply.json();
}

export type OrderChoice = {
  is_escrow?: boolean;
  orderer?: { name: string; phone: string };
  issued_coupon_ids?: number[];
  point_amount?: number;
  payment_method?: string;
  agreements?: string[];
  quote_hash?: string;
};

export function orderCall(checkout: Pick<Checkout, 'id'>, choice: OrderChoice = {}, key: string = randomUUID()) {
  return {
    method: 'POST' as const,
    url: '/api/orders',
    headers: { 'idempotency-key': key },
    body: {
      checkout_id: checkout.id,
      destination: home,
      payment_method: 'CARD',
      agreements: ['PURCHASE', 'PERSONAL_INFORMATION', 'CUSTOM_MADE'],
      ...choice,
    },
  };
}

export async function placedOrder(member: Actor, checkout: Pick<Checkout, 'id'>, choice: OrderChoice = {}): Promise<Order> {
  const reply = await member.call(orderCall(checkout, choice));
  expectOk(reply);
  return reply.json();
}

export async function startedPayment(
  member: Actor,
  order: Pick<Order, 'id'>,
  body: { method?: string } = {},
  spoken: { 'accept-language'?: string } = {},
): Promise<StartedPayment> {
  const headers = { 'idempotency-key': randomUUID(), ...spoken };
  const reply = await member.call({ method: 'POST', url: `/api/orders/${order.id}/payments`, headers, body });
  expectOk(reply);
  return reply.json();
}

export async function orderNow(member: Actor, order: Pick<Order, 'id'>): Promise<Order> {
  const reply = await member.call({ url: `/api/orders/${order.id}` });
  expectOk(reply);
  return reply.json();
}

function expectOk(reply: { statusCode: number; body: string }): void {
  if (reply.statusCode >= 300) throw new Error(`${reply.statusCode} ${reply.body}`);
}
