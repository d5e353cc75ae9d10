import { z } from 'zod';
import { PAYMENT_ID } from '#rules/money/payment-id.ts';
import { paymentStateList } from '#rules/money/payment-state.ts';
import { order } from './orders.ts';
import { paymentMethod, proofPassword, refundAccount, time, won } from './values.ts';

/** Our own ids for PortOne payments, new for each attempt. */
export const paymentParams = z.object({ paymentId: z.string().regex(PAYMENT_ID) });

/** POST /api/orders/{id}/payments: a new attempt, optionally by another method. */
export const startPaymentBody = z.object({ method: paymentMethod.optional() });

/**
 * Data for opening the payment window: load `sdkUrl`, then call `PortOne.requestPayment(request)`. The window returns to
 * `redirectUrl?paymentId=...`, with `code` and `message` on failure.
 */
export const startedPayment = z.object({
  paymentId: z.string(),
  storeId: z.string(),
  channelKey: z.string(),
  amount: won,
  redirectUrl: z.string(),
  sdkUrl: z.string(),
  request: z.record(z.string(), z.unknown()).describe('Argument of PortOne.requestPayment'),
});

const payment = z.object({
  paymentId: z.string(),
  method: paymentMethod,
  amount: won,
  status: z.enum(paymentStateList),
  failure_message: z.string().nullable().describe('Show unchanged (Naver Pay asks for it)'),
  receipt_url: z.string().nullable(),
  paid_at: time.nullable(),
});

/** POST /api/payments/{paymentId}/sync */
export const syncedPayment = z.object({ payment, order });

/** POST /api/payments/{paymentId}/refund-account, by the buyer, or by an administrator after re-authentication. */
export const saveRefundAccountBody = refundAccount.safeExtend({ password: proofPassword });
export const givenRefundAccount = z.object({
  refund: z
    .enum(['BACK', 'UNDER_WAY', 'DUE', 'LATER', 'REFUND_ACCOUNT_NEEDED'])
    .describe('BACK: the money is there; everything else is asked for again'),
});

export type GivenRefundAccount = z.infer<typeof givenRefundAccount>;
export type RefundAccount = z.infer<typeof refundAccount>;
export type StartedPayment = z.infer<typeof startedPayment>;
export type Payment = z.infer<typeof payment>;
export type SyncedPayment = z.infer<typeof syncedPayment>;
