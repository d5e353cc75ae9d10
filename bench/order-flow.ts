import { randomBytes, randomUUID } from 'node:crypto';
import { inRounds, perRequest } from './load.ts';
import { type Figures, type Row, ratioRow } from './row.ts';
import type { ShopUnderTest } from './shop-under-test.ts';

const workers = 8;
const flowsEach = 12;

/**
 * Cart, checkout, order, payment and completion over HTTP, eight concurrent shoppers who buy eight different products, compared with the
 * hand-written flow of the same five steps with the same guarantees (bench/hand-written-flow.ts). Time in the provider's own window is not
 * counted for either.
 */
export async function orderFlow(shop: ShopUnderTest): Promise<Row> {
  const [ours, handWritten] = await inRounds(5, roundOf(shop, ourFlow), roundOf(shop, handWrittenFlow));
  return ratioRow('order flow over HTTP: cart, checkout, order, payment, completion', 0.8, {
    ratio: ours.perSecond / handWritten.perSecond,
    cpuRatio: ours.cpu / handWritten.cpu,
  });
}

/** A flow of this worker's; returns the milliseconds of its own calls. */
type Flow = (shop: ShopUnderTest, worker: number) => Promise<number>;

/** A round of flows by all workers, in which only their own calls count as time. */
export function roundOf(shop: ShopUnderTest, flow: Flow): () => Promise<Figures> {
  const round = async (flows: number) => {
    const before = await shop.used();
    const times = await Promise.all(
      Array.from({ length: workers }, async (_, worker) => {
        let spent = 0;
        for (let count = 0; count < flows; count++) spent += await flow(shop, worker);
        return spent / flows;
      }),
    );
    const used = perRequest(before, await shop.used(), workers * flows);
    return { perSecond: (1000 * workers * workers) / times.reduce((sum, time) => sum + time, 0), ...used };
  };
  let isWarm = false;
  return async () => {
    if (!isWarm) await round(flowsEach);
    isWarm = true;
    return round(flowsEach);
  };
}

/** What a flow needs of a shop. */
type Buying = Pick<ShopUnderTest, 'url' | 'providerUrl' | 'tokens' | 'choices'>;

/** One order by this shopper; returns the milliseconds of its own calls. */
export async function ourFlow(shop: Buying, worker: number): Promise<number> {
  const headers = { authorization: `Bearer ${shop.tokens[worker + 1]}` };
  const { product, option } = choiceOf(shop, worker);
  const clock = { spent: 0 };
  const call = <Reply>(path: string, body: object) =>
    post<Reply>(shop.url + path, body, { ...headers, 'idempotency-key': randomUUID() }, clock);
  await call('/api/cart/lines', { lines: [{ product_id: product, option_id: option, quantity: 1 }] });
  const checkout = await call<{ id: string }>('/api/checkouts', { source: 'CART' });
  const destination = {
    recipient: '김이음',
    phone: '010-1234-5678',
    zip_code: '04524',
    address: '서울 중구 세종대로 110',
    detail_address: '1층',
  };
  const order = await call<{ id: number }>('/api/orders', {
    checkout_id: checkout.id,
    destination,
    payment_method: 'CARD',
    agreements: ['PURCHASE', 'PERSONAL_INFORMATION', 'CUSTOM_MADE'],
  });
  const payment = await call<Window & { paymentId: string }>(`/api/orders/${order.id}/payments`, {});
  await approve(shop, payment.paymentId, payment);
  await call(`/api/payments/${payment.paymentId}/sync`, {});
  return clock.spent;
}

async function handWrittenFlow(shop: ShopUnderTest, worker: number): Promise<number> {
  const clock = { spent: 0 };
  const headers = { authorization: `Bearer ${shop.tokens[worker + 1]}` };
  const call = <Reply>(path: string, body: object) =>
    post<Reply>(`${shop.url}/bench/flow/${path}`, body, { ...headers, 'idempotency-key': randomUUID() }, clock);
  await call('cart', choiceOf(shop, worker));
  const checkout = await call<{ id: string }>('checkout', {});
  const order = await call<{ id: number }>('order', { checkout: checkout.id, number: randomUUID() });
  const payment = `P${randomBytes(12).toString('hex')}`;
  await approve(shop, payment, await call<Window>('payment', { order: order.id, payment }));
  await call('completion', { payment });
  return clock.spent;
}

function choiceOf({ choices }: Buying, worker: number): ShopUnderTest['choices'][number] {
  const choice = choices[worker];
  if (!choice) throw new Error(`the shop under test has only ${choices.length} products`);
  return choice;
}

interface Window {
  request: object;
}

/** The shopper's steps in the provider's window, which then sends its webhook; not counted. */
async function approve({ providerUrl }: Buying, paymentId: string, { request }: Window): Promise<void> {
  await post(`${providerUrl}/windows`, request, {});
  await post(`${providerUrl}/windows/${paymentId}/actions`, { action: 'approve' }, {});
}

/** The reply to a POST, whose milliseconds the clock adds up. Errors: throws for any reply but 2xx. */
export async function post<Reply>(url: string, body: object, headers: Record<string, string>, clock?: { spent: number }): Promise<Reply> {
  const started = performance.now();
  const reply = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await reply.text();
  if (clock) clock.spent += performance.now() - started;
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${text}`);
  return JSON.parse(text) as Reply;
}
