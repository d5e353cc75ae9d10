import type { Payment } from '@portone/server-sdk/payment';
import { z } from 'zod';
import type { ProviderCancellation, ProviderPayment, ProviderStatus } from './port.ts';

const statuses = [
  'READY',
  'PAY_PENDING',
  'VIRTUAL_ACCOUNT_ISSUED',
  'PAID',
  'FAILED',
  'PARTIAL_CANCELLED',
  'CANCELLED',
] as const satisfies readonly (Payment['status'] | ProviderStatus)[];

const text = z.string().nullish();
const moment = z.iso
  .datetime({ offset: true })
  .nullish()
  .transform((value) => (value ? new Date(value) : null));

const cancellation = z.object({
  id: z.string(),
  pgCancellationId: text,
  totalAmount: z.int(),
  reason: z.string().default(''),
  status: z.enum(['SUCCEEDED', 'REQUESTED', 'FAILED']).catch('REQUESTED'),
});

/** The fields of PortOne's payment this shop reads; unknown fields and statuses of later versions pass. */
const payment = z.object({
  status: z.enum([...statuses, 'UNKNOWN']).catch('UNKNOWN'),
  storeId: z.string(),
  transactionId: text,
  channel: z.object({ type: z.string() }).nullish(),
  currency: z.string(),
  amount: z.object({ total: z.int(), cancelled: z.int().default(0) }),
  receiptUrl: text,
  paidAt: moment,
  failure: z.object({ reason: text, pgCode: text, pgMessage: text }).nullish(),
  method: z
    .object({
      type: z.string(),
      card: z.object({ name: text }).nullish(),
      bank: text,
      accountNumber: text,
      remitterName: text,
      expiredAt: moment,
    })
    .nullish(),
  cancellations: z.array(cancellation).default([]),
});

/** PortOne's JSON as the shop's own; null when it is not a payment. */
export function toProviderPayment(body: unknown): ProviderPayment | null {
  const parsed = payment.safeParse(body);
  if (!parsed.success) return null;
  const { data } = parsed;
  return {
    status: data.status,
    storeId: data.storeId,
    isTestChannel: data.channel?.type !== 'LIVE',
    currency: data.currency,
    total: data.amount.total,
    cancelled: data.amount.cancelled,
    transactionId: data.transactionId ?? null,
    cardName: data.method?.card?.name ?? null,
    receiptUrl: data.receiptUrl ?? null,
    paidAt: data.paidAt,
    failure: data.failure ? { code: data.failure.pgCode ?? null, message: data.failure.pgMessage ?? data.failure.reason ?? null } : null,
    virtualAccount: virtualAccountOf(data.method),
    cancellations: data.cancellations.map(toCancellation),
  };
}

/** The cancellation in the reply of a cancel call; null when there is none. */
export function toProviderCancellation(body: unknown): ProviderCancellation | null {
  const parsed = z.object({ cancellation }).safeParse(body);
  return parsed.success ? toCancellation(parsed.data.cancellation) : null;
}

function virtualAccountOf(method: z.infer<typeof payment>['method']): ProviderPayment['virtualAccount'] {
  if (method?.type !== 'PaymentMethodVirtualAccount' || !method.accountNumber) return null;
  return {
    bank: method.bank ?? null,
    accountNumber: method.accountNumber,
    depositor: method.remitterName ?? null,
    expiredAt: method.expiredAt ?? null,
  };
}

function toCancellation(row: z.infer<typeof cancellation>): ProviderCancellation {
  return {
    cancellationId: row.id,
    receiptNumber: row.pgCancellationId ?? null,
    amount: row.totalAmount,
    reason: row.reason,
    status: row.status,
  };
}
