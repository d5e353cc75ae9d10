import { z } from 'zod';
import { type Failure, fail } from '#contract/errors/errors.ts';
import { type PlayedPayment, type PlayPayment, type PlayProvider, providerPlans } from '#contract/rest/admin/sandbox.ts';
import { sentRow } from '#server/reply-rows.ts';
import type { Shop } from '#server/shop.ts';

/** Maximum number of payments shown. */
const most = 50;
const playing = z.object({ label: z.string() });
const held = z.array(z.object({ paymentId: z.string(), status: z.string(), held: z.number() }));

/** Faults the provider can simulate, in the stand-in's format (stand-ins/payment/faults.ts). */
const plans: Readonly<Record<PlayProvider['plan'], object>> = {
  NORMAL: {},
  WEBHOOK_LOST: { webhooks: { times: 0, delayMs: 0 } },
  WEBHOOK_LATE: { webhooks: { times: 1, delayMs: 30_000 } },
  WEBHOOK_TWICE: { webhooks: { times: 2, delayMs: 0 } },
  API_DOWN: { faults: [{ kind: 'error', times: 20 }] },
  REPLY_LOST: { faults: [{ kind: 'lost-reply', call: 'cancel' }] },
  API_SLOW: { faults: [{ kind: 'slow', milliseconds: 8_000, times: 3 }] },
  CANCEL_REFUSED: { faults: [{ kind: 'refuse', call: 'cancel', type: 'CANCEL_AMOUNT_EXCEEDS_CANCELLABLE_AMOUNT' }] },
  REFUND_WAITS: { faults: [{ kind: 'refund-requested', times: 1 }] },
  REFUND_FAILS: { faults: [{ kind: 'refund-failed', times: 1 }] },
};

/** The latest payments with their state at the stand-in. Failures: NOT_FOUND when there is no stand-in. */
export async function playedPayments(shop: Shop): Promise<PlayedPayment[] | Failure> {
  const reply = await control(shop, 'GET', 'payments');
  if (reply === null) return fail('NOT_FOUND');
  const known = new Map(held.parse(await reply.json()).map((each) => [each.paymentId, each]));
  const rows = await shop.database.service
    .selectFrom('sales.payments as payment')
    .innerJoin('sales.orders as order', 'order.id', 'payment.order_id')
    .select(['payment.payment_id', 'payment.method', 'payment.amount', 'payment.status', 'payment.created_at'])
    .select(['order.order_number', 'order.id as order_id'])
    .where('payment.payment_id', 'in', [...known.keys(), ''])
    .orderBy('payment.id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => {
    const at = known.get(row.payment_id);
    return { ...sentRow(row), provider_status: at?.status ?? '', held: at?.held ?? 0 };
  });
}

/** Simulates an event at the provider that the shop did not cause. Failures: NOT_FOUND when there is no stand-in, PLAY_NOT_POSSIBLE. */
export async function playPayment(shop: Shop, paymentId: string, { action, amount, outcome }: PlayPayment): Promise<null | Failure> {
  const reply = await control(shop, 'POST', `payments/${paymentId}`, {
    action,
    ...(amount ? { amount } : {}),
    ...(outcome ? { outcome } : {}),
  });
  if (reply === null) return fail('NOT_FOUND');
  return reply.ok ? null : fail('PLAY_NOT_POSSIBLE');
}

/** Sets which fault the provider simulates from now on. Failures: NOT_FOUND when there is no stand-in. */
export async function playProvider(shop: Shop, { plan }: PlayProvider): Promise<null | Failure> {
  const reply = await control(shop, 'PUT', 'faults', { ...plans[plan], label: plan });
  return reply?.ok ? null : fail('NOT_FOUND');
}

/** Which fault the provider simulates now; null when there is no stand-in. */
export async function providerPlan(shop: Shop): Promise<PlayProvider['plan'] | null> {
  // The demonstration's clock stays readable and movable while the provider is down.
  const reply = await control(shop, 'GET', 'faults').catch(() => null);
  if (!reply?.ok) return null;
  const { label } = playing.parse(await reply.json());
  return providerPlans.find((plan) => plan === label) ?? 'NORMAL';
}

async function control({ config }: Shop, method: string, path: string, body?: object): Promise<Response | null> {
  const { payment } = config;
  if (payment.source !== 'stand-in') return null;
  return fetch(`${payment.apiUrl}/control/${path}`, {
    method,
    headers: { authorization: `PortOne ${payment.apiSecret}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    signal: AbortSignal.timeout(10_000),
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}
