import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { faultPlan } from './faults.ts';
import type { StandInParts } from './parts.ts';
import {
  approve,
  cancel,
  cancellableAmount,
  heldAmount,
  isOpen,
  issueAccount,
  refuse,
  type StandInPayment,
  settleRefunds,
} from './stand-in-payment.ts';
import { deliveryWish } from './webhook-sender.ts';

const actionInput = z.object({
  /** Events at the provider that the shop did not cause: `cancel` in its console, `settle-refund` when the bank is done. */
  action: z.enum(['approve', 'decline', 'issue', 'deposit', 'cancel', 'settle-refund']),
  /** Won. For `issue` and `deposit` an amount other than the requested one; for `cancel` a partial amount. */
  amount: z.int().positive().optional(),
  outcome: z.enum(['SUCCEEDED', 'FAILED']).default('SUCCEEDED'),
  webhook: deliveryWish.optional(),
});

export type ProviderAction = z.input<typeof actionInput>;

/**
 * The only way to inject faults over HTTP, beside the stand-in's API and behind its secret: `PUT /control/faults` {faults, webhooks, label}
 * replaces the current faults, `GET /control/faults` returns their label, `POST /control/payments/{id}` {action} triggers an event at the
 * provider, `GET /control/payments` lists the amounts it holds.
 */
export async function standInControl(app: FastifyInstance, { parts }: { parts: StandInParts }): Promise<void> {
  app.put('/control/faults', async (request, reply) => {
    const plan = faultPlan.safeParse(request.body);
    if (!plan.success) return refused(reply, 'INVALID_REQUEST');
    parts.faults.plan(plan.data);
    return reply.send({});
  });

  app.get('/control/faults', async () => ({ label: parts.faults.label }));

  app.get('/control/payments', async () => {
    const payments = await parts.store.all();
    return payments.map((payment) => ({ paymentId: payment.paymentId, status: payment.status, held: heldAmount(payment) }));
  });

  app.post<{ Params: { id: string } }>('/control/payments/:id', async (request, reply) => {
    const input = actionInput.safeParse(request.body);
    if (!input.success || !/^[A-Za-z0-9_-]{6,64}$/.test(request.params.id)) return refused(reply, 'INVALID_REQUEST');
    const after = await happen(parts, request.params.id, input.data);
    return after === null ? refused(reply, 'INVALID_STATE') : reply.send({ status: after.status, held: heldAmount(after) });
  });
}

/** Triggers an event at the provider that the shop did not cause; null when the payment's state does not allow it. */
async function happen(
  parts: Pick<StandInParts, 'store' | 'webhooks' | 'clock'>,
  id: string,
  action: z.output<typeof actionInput>,
): Promise<StandInPayment | null> {
  const payment = await parts.store.load(id);
  const after = payment?.request ? act(payment, action, parts.clock()) : null;
  if (after === null) return null;
  await parts.store.save(after);
  await parts.webhooks.send(after, action.webhook);
  return after;
}

function act(payment: StandInPayment, { action, amount, outcome }: z.output<typeof actionInput>, now: Date): StandInPayment | null {
  const isAccount = payment.request?.payMethod === 'VIRTUAL_ACCOUNT';
  const left = cancellableAmount(payment);
  switch (action) {
    case 'approve':
      return isOpen(payment) && !isAccount ? approve(payment, { cardName: '신한카드', installment: 0 }, now) : null;
    case 'decline':
      return isOpen(payment) ? refuse(payment, { code: 'REJECT_CARD_COMPANY', message: '결제가 거절되었습니다.' }, now) : null;
    case 'issue':
      if (!isOpen(payment) || !isAccount) return null;
      return issueAccount(amount === undefined ? payment : { ...payment, chargedAmount: amount }, 'SHINHAN', now);
    // A bank may accept a deposit that arrives as the account is closed.
    case 'deposit':
      if (payment.virtualAccount === null || payment.paidAt !== null) return null;
      return approve(amount === undefined ? payment : { ...payment, chargedAmount: amount }, { cardName: null, installment: 0 }, now);
    case 'cancel':
      return left > 0 ? cancel(payment, Math.min(amount ?? left, left), 'at the console', now) : null;
    case 'settle-refund':
      return settleRefunds(payment, outcome, now);
  }
}

function refused(reply: FastifyReply, type: string): FastifyReply {
  return reply.code(409).send({ type, message: type });
}
