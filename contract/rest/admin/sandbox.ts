import { z } from 'zod';
import { PAYMENT_ID } from '#rules/money/payment-id.ts';
import { sandboxDays } from '#rules/shop/sandbox.ts';
import { time } from '../values.ts';

/** The simulated provider failure, until another one is chosen. */
export const providerPlans = [
  'NORMAL',
  'WEBHOOK_LOST',
  'WEBHOOK_LATE',
  'WEBHOOK_TWICE',
  'API_DOWN',
  'REPLY_LOST',
  'API_SLOW',
  'CANCEL_REFUSED',
  'REFUND_WAITS',
  'REFUND_FAILS',
] as const;

/** GET /api/admin/sandbox; does not exist in a live shop. */
export const sandbox = z.object({
  is_on: z.boolean(),
  now: time.describe("The shop's clock"),
  ahead_seconds: z.int().min(0).describe("How far it is ahead of the machine's"),
  plan: z.enum(providerPlans).nullable().describe('What goes wrong at the payment provider now; null where none is played'),
});

/** POST /api/admin/sandbox/clock: whole days ahead, or back to real time. */
export const moveClock = z.union([
  z.strictObject({ days: z.int().min(1).max(sandboxDays.step) }),
  z.strictObject({ back: z.literal(true) }),
]);

/** The work done by jobs in the meantime, by name; jobs with nothing to do are omitted. */
export const movedClock = sandbox.extend({ done: z.record(z.string(), z.int()) });

export type Sandbox = z.infer<typeof sandbox>;
export type MoveClock = z.infer<typeof moveClock>;
export type MovedClock = z.infer<typeof movedClock>;

/**
 * Events at the provider without the shop. `issue` and `deposit` accept an amount other than the requested one; `cancel` can be partial.
 */
export const playPayment = z.strictObject({
  action: z.enum(['approve', 'decline', 'issue', 'deposit', 'cancel', 'settle-refund']),
  amount: z.int().positive().max(100_000_000).optional(),
  outcome: z.enum(['SUCCEEDED', 'FAILED']).optional(),
});

export const playProvider = z.strictObject({ plan: z.enum(providerPlans) });

export const paymentIdParams = z.object({ id: z.string().regex(PAYMENT_ID) });

const playedPayment = z.object({
  payment_id: z.string(),
  order_id: z.int(),
  order_number: z.string(),
  method: z.string(),
  amount: z.int(),
  status: z.string().describe('At the shop'),
  provider_status: z.string().describe('At the provider'),
  held: z.number().describe('What the provider holds, in won'),
  created_at: time,
});
export const playedPayments = z.object({ payments: z.array(playedPayment) });

export type PlayPayment = z.infer<typeof playPayment>;
export type PlayProvider = z.infer<typeof playProvider>;
export type PlayedPayment = z.infer<typeof playedPayment>;
export type PlayedPayments = z.infer<typeof playedPayments>;
