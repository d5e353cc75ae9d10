import { randomUUID } from 'node:crypto';
import { type PaymentState, paymentIs } from '#rules/money/payment-state.ts';
import type { Provider } from './provider.ts';
import { pause } from './shop-handle.ts';

/** A persistent buyer: requests without a response are retried with the same key. */
export interface Shopper {
  userId: string;
  token: string;
  /** The client address, as reported by a proxy, so that limits by address see many people. */
  address: string;
}

export interface Goods {
  product: number;
  option: number;
  /** The design on it, if any. */
  design?: number;
}

/** What a shopper encountered; `broken` are responses that the shop promises never to give. */
export interface Diary {
  paid: number;
  refused: Map<string, number>;
  retries: number;
  broken: string[];
}

export function newDiary(): Diary {
  return { paid: 0, refused: new Map(), retries: 0, broken: [] };
}

const longestMs = 90_000;
const destination = {
  recipient: '김이음',
  phone: '010-1234-5678',
  zip_code: '04524',
  address: '서울 중구 세종대로 110',
  detail_address: '1층',
};

/** Opens a checkout for one item; returns its id, or null when the shop rejected it. */
export async function openCheckout(
  shopUrl: () => string,
  shopper: Shopper,
  goods: Goods,
  diary: Diary,
  key?: string,
): Promise<string | null> {
  const onIt = goods.design === undefined ? {} : { product_custom_id: goods.design };
  const body = { source: 'BUY_NOW', lines: [{ product_id: goods.product, option_id: goods.option, ...onIt, quantity: 1 }] };
  const checkout = await patiently<{ id: string }>(shopUrl, shopper, '/api/checkouts', body, diary, key);
  return checkout?.id ?? null;
}

/** Places the order of a checkout; returns its id, or null when the shop rejected it. */
export async function order(shopUrl: () => string, shopper: Shopper, checkout: string, diary: Diary): Promise<number | null> {
  const body = {
    checkout_id: checkout,
    destination,
    payment_method: 'CARD',
    agreements: ['PURCHASE', 'PERSONAL_INFORMATION', 'CUSTOM_MADE'],
  };
  return (await patiently<{ id: number }>(shopUrl, shopper, '/api/orders', body, diary))?.id ?? null;
}

/** Pays an order at the provider and confirms it at the shop; true when the shop says it is paid. */
export async function pay(
  shopUrl: () => string,
  provider: Pick<Provider, 'press'>,
  shopper: Shopper,
  orderId: number,
  diary: Diary,
): Promise<boolean> {
  const paymentId = await payAtWindow(shopUrl, provider, shopper, orderId, diary);
  if (paymentId === null) return false;
  const synced = await patiently<{ payment: { status: PaymentState } }>(shopUrl, shopper, `/api/payments/${paymentId}/sync`, {}, diary);
  if (synced === null || !paymentIs(synced.payment.status, 'whole')) return false;
  diary.paid += 1;
  return true;
}

/**
 * Pays an order at the provider and leaves without returning to the shop; returns the payment's id, or null when the shop rejected the
 * attempt.
 */
export async function payAtWindow(
  shopUrl: () => string,
  provider: Pick<Provider, 'press'>,
  shopper: Shopper,
  orderId: number,
  diary: Diary,
): Promise<string | null> {
  const started = await patiently<{ paymentId: string; request: object }>(shopUrl, shopper, `/api/orders/${orderId}/payments`, {}, diary);
  if (started === null) return null;
  await provider.press(started.paymentId, started.request, 'approve');
  return started.paymentId;
}

/** Cancels an order; true when the shop accepted it. */
export async function cancel(shopUrl: () => string, shopper: Shopper, orderId: number, diary: Diary): Promise<boolean> {
  return (await patiently<object>(shopUrl, shopper, `/api/orders/${orderId}/cancellation`, { reason: 'CHANGE_OF_MIND' }, diary)) !== null;
}

/** Sheet, order, payment. */
export async function buy(
  shopUrl: () => string,
  provider: Pick<Provider, 'press'>,
  shopper: Shopper,
  goods: Goods,
  diary: Diary,
): Promise<boolean> {
  const checkout = await openCheckout(shopUrl, shopper, goods, diary);
  const orderId = checkout === null ? null : await order(shopUrl, shopper, checkout, diary);
  return orderId !== null && pay(shopUrl, provider, shopper, orderId, diary);
}

/**
 * Retries until there is a response that is not an outage; returns null when it is a rejection. A 5xx other than 503 is a broken promise.
 */
async function patiently<Reply>(
  shopUrl: () => string,
  shopper: Shopper,
  path: string,
  body: object,
  diary: Diary,
  key: string = randomUUID(),
): Promise<Reply | null> {
  const deadline = performance.now() + longestMs;
  while (performance.now() < deadline) {
    const reply = await send(shopUrl() + path, shopper, key, body);
    if (reply !== null && reply.status < 300) return reply.body as Reply;
    if (reply !== null && reply.status !== 503 && reply.code !== 'IDEMPOTENCY_IN_FLIGHT' && reply.status !== 429) {
      if (reply.status >= 500) diary.broken.push(`${path}: ${reply.status} ${reply.code}`);
      else diary.refused.set(reply.code, (diary.refused.get(reply.code) ?? 0) + 1);
      if (reply.status < 500) return null;
    }
    if (reply?.status === 503 && reply.retryAfter === null) diary.broken.push(`${path}: 503 without Retry-After`);
    diary.retries += 1;
    await pause(50 + Math.floor(Math.random() * 200));
  }
  diary.broken.push(`${path}: no answer within ${longestMs / 1000} s`);
  return null;
}

async function send(url: string, shopper: Shopper, key: string, body: object) {
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${shopper.token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
        'x-forwarded-for': shopper.address,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    const text = await reply.text();
    const parsed = text === '' ? {} : JSON.parse(text);
    return { status: reply.status, body: parsed, code: String(parsed.code ?? ''), retryAfter: reply.headers.get('retry-after') };
  } catch {
    return null;
  }
}
