import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { StandInCancellation } from './stand-in-payment.ts';
import { type DeliveryWish, deliveryWish } from './webhook-sender.ts';

/** The response to an API call. */
export type Answer = { status: number; body: Record<string, unknown> };

const calls = ['read', 'pre-register', 'cancel', 'close', 'shipment', 'receipt', 'receipt-cancel'] as const;
export type ApiCall = (typeof calls)[number];

/**
 * One fault to inject. `error` returns 502 with an HTML page, `lost-reply` does the work and then the same, `empty` returns nothing,
 * `malformed` half a JSON, `violating` JSON of another shape, `huge` 300 MB, `slow` responds late, `refuse` returns an error of this
 * `type`. `refund-requested` and `refund-failed` are a bank's responses to a cancellation.
 */
const fault = z.object({
  kind: z.enum(['error', 'lost-reply', 'empty', 'malformed', 'violating', 'huge', 'slow', 'refuse', 'refund-requested', 'refund-failed']),
  /** Default: every call. The two refund faults always apply to `cancel`. */
  call: z.enum(calls).optional(),
  /** Default: every payment. */
  paymentId: z.string().optional(),
  /** How often it is injected. */
  times: z.int().min(1).max(1_000_000).default(1),
  type: z.string().max(100).default('FORBIDDEN'),
  milliseconds: z.int().min(0).max(120_000).default(0),
});

export const faultPlan = z.object({
  faults: z.array(fault).max(100).default([]),
  webhooks: deliveryWish.default({ times: 1, delayMs: 0 }),
  /** The caller's name for these faults. */
  label: z.string().max(40).default(''),
});

export type Fault = z.input<typeof fault>;
type PlayedFault = z.output<typeof fault>;

/** The faults the stand-in injects on request, for tests in the same process and for the control endpoint. */
export interface StandInFaults {
  /** How notifications are delivered unless the payment window says otherwise. 0 times: lost. */
  readonly webhooks: DeliveryWish;
  /** Replaces the current plan; without faults the stand-in works normally. */
  plan(plan?: z.input<typeof faultPlan>): void;
  /** The label of the current plan; empty once its faults are used up. */
  readonly label: string;
  /** Takes the next fault for this call and uses it up; null for none. */
  take(call: ApiCall, paymentId: string): PlayedFault | null;
  /** The bank's response to the cancellation being made. */
  refundOutcome(paymentId: string): StandInCancellation['status'];
}

export function standInFaults(): StandInFaults {
  let current = faultPlan.parse({});
  const next = (matches: (each: PlayedFault) => boolean, paymentId: string): PlayedFault | null => {
    const found = current.faults.find((each) => each.times > 0 && (each.paymentId ?? paymentId) === paymentId && matches(each));
    if (found === undefined) return null;
    found.times -= 1;
    return found;
  };
  const isRefund = (each: PlayedFault) => each.kind === 'refund-requested' || each.kind === 'refund-failed';
  return {
    get webhooks() {
      return current.webhooks;
    },
    get label() {
      const isOver = current.faults.length > 0 && current.faults.every(({ times }) => times === 0);
      return isOver ? '' : current.label;
    },
    plan(plan = {}) {
      current = faultPlan.parse(plan);
    },
    take: (call, paymentId) => next((each) => !isRefund(each) && (each.call ?? call) === call, paymentId),
    refundOutcome(paymentId) {
      const found = next(isRefund, paymentId);
      return found === null ? 'SUCCEEDED' : found.kind === 'refund-failed' ? 'FAILED' : 'REQUESTED';
    },
  };
}

const page = '<html><body>502 Bad Gateway</body></html>';

/** Responds with a fault; `work` produces the correct response. */
export async function answerWith(played: PlayedFault, reply: FastifyReply, work: () => Promise<Answer>): Promise<FastifyReply> {
  switch (played.kind) {
    case 'lost-reply':
      await work();
      return reply.code(502).type('text/html').send(page);
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, played.milliseconds));
      return honest(reply, await work());
    case 'refuse':
      return reply.code(403).send({ type: played.type, message: played.type });
    case 'empty':
      return reply.code(200).type('application/json').send('');
    case 'malformed':
      return reply.code(200).type('application/json').send('{"status":"PAID","amount":{"tot');
    case 'violating':
      return reply
        .code(200)
        .type('application/json')
        .send('{"status":"PAID","storeId":7,"amount":{"total":"1e99"},"cancellation":{"id":"x","totalAmount":-1}}');
    case 'huge':
      return reply.code(200).type('application/json').send(Readable.from(hugeReply()));
    default:
      return reply.code(502).type('text/html').send(page);
  }
}

const honest = (reply: FastifyReply, answer: Answer) => reply.code(answer.status).send(answer.body);

const PIECE = Buffer.alloc(64 * 1024, ' ');
const PIECES = 4_800;

function* hugeReply() {
  for (let sent = 0; sent < PIECES; sent += 1) yield PIECE;
}
