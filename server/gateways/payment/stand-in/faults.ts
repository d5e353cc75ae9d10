import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { StandInCancellation } from './stand-in-payment.ts';
import { type DeliveryWish, deliveryWish } from './webhook-sender.ts';

/** What a call of the API answers. */
export type Answer = { status: number; body: Record<string, unknown> };

const calls = ['read', 'pre-register', 'cancel', 'close', 'shipment', 'receipt', 'receipt-cancel'] as const;
export type ApiCall = (typeof calls)[number];

/**
 * One fault to play. `error` answers 502 with a page, `lost-reply` does the work and answers so, `empty` nothing, `malformed` half
 * of a JSON, `violating` JSON of another shape, `huge` 300 MB, `slow` late, `refuse` an error of this `type`. `refund-requested`
 * and `refund-failed` are what a bank says to a cancellation.
 */
const fault = z.object({
  kind: z.enum(['error', 'lost-reply', 'empty', 'malformed', 'violating', 'huge', 'slow', 'refuse', 'refund-requested', 'refund-failed']),
  /** Every call without it; the two refunds are about `cancel` always. */
  call: z.enum(calls).optional(),
  /** Every payment without it. */
  paymentId: z.string().optional(),
  /** How often it is played. */
  times: z.int().min(1).max(1_000_000).default(1),
  type: z.string().max(100).default('FORBIDDEN'),
  milliseconds: z.int().min(0).max(120_000).default(0),
});

export const faultPlan = z.object({
  faults: z.array(fault).max(100).default([]),
  notices: deliveryWish.default({ times: 1, delayMs: 0 }),
  /** What whoever asked for it calls it. */
  label: z.string().max(40).default(''),
});

export type Fault = z.input<typeof fault>;
type PlayedFault = z.output<typeof fault>;

/** What the stand-in does wrong on request: one switch for tests in the same process and for the control endpoint. */
export interface StandInFaults {
  /** How notices go out when the payment window does not say. 0 times: lost. */
  readonly notices: DeliveryWish;
  /** Replaces everything that was asked for before; without faults the stand-in behaves. */
  plan(plan?: z.input<typeof faultPlan>): void;
  /** What the plan that is on was called; empty once its faults are used up. */
  readonly label: string;
  /** The fault this call meets, used up by it; null for none. */
  take(call: ApiCall, paymentId: string): PlayedFault | null;
  /** What a bank says to the cancellation that is being made. */
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
    get notices() {
      return current.notices;
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

/** Answers a call with a fault; `work` is the honest answer. */
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
