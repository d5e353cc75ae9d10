import { z } from 'zod';
import { providerStates } from '#rules/money/payment-state.ts';
import { cancellationStateList, cancellationStates } from '#rules/money/refund/refund.ts';
import type { ProviderCancellation, ProviderPayment } from './port.ts';

const LONGEST_TEXT = 2_000;
const MOST_WON = 2_147_483_647;

/** An identifier; an unexpected form means that this is not the provider's response. */
const word = z
  .string()
  .max(LONGEST_TEXT)
  .refine((value) => !value.includes('\0'));
/** Informational text: a long or strange one must not fail a payment, so it is truncated to the column's length. */
const text = z
  .string()
  .nullish()
  .transform((value) => value?.replaceAll('\0', '').slice(0, LONGEST_TEXT) ?? null);
const won = z.int().min(0).max(MOST_WON);
const moment = z.iso
  .datetime({ offset: true })
  .nullish()
  .transform((value) => (value ? new Date(value) : null));

const cancellation = z.object({
  id: word,
  pgCancellationId: text,
  totalAmount: won.positive(),
  reason: text.transform((value) => value ?? ''),
  status: z.enum(cancellationStateList).catch('REQUESTED'),
});

/** The fields of PortOne's payment that this shop reads; unknown fields and statuses of later versions are accepted. */
const payment = z.object({
  status: z.enum([...providerStates, 'UNKNOWN']).catch('UNKNOWN'),
  storeId: word,
  transactionId: text,
  channel: z.object({ type: word }).nullish(),
  currency: word,
  amount: z.object({ total: won, cancelled: won.default(0) }),
  receiptUrl: text,
  paidAt: moment,
  failure: z.object({ reason: text, pgCode: text, pgMessage: text }).nullish(),
  method: z
    .object({
      type: word,
      card: z.object({ name: text }).nullish(),
      bank: text,
      accountNumber: text,
      remitterName: text,
      expiredAt: moment,
      refundStatus: text,
    })
    .nullish(),
  cancellations: z.array(cancellation).max(1_000).default([]),
});

/** Converts PortOne's JSON to the shop's type; null when it is not a payment. */
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
    cancellations: cancellationsOf(data),
  };
}

/** The cancellation in the response to a cancel call; null when there is none. */
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

/** Maps the status of a bank refund to a cancellation status. */
const bankWords: Record<string, ProviderCancellation['status']> = {
  PENDING: 'REQUESTED',
  FAILED: 'FAILED',
  PARTIAL_REFUND_FAILED: 'FAILED',
};

/**
 * The cancellations without duplicates. A deposit is refunded by a bank, days after the provider reports it cancelled: until the bank is
 * done, or if it fails, the last cancellation has not succeeded.
 */
function cancellationsOf(data: z.infer<typeof payment>): ProviderCancellation[] {
  const byId = new Map(data.cancellations.map((row) => [row.id, toCancellation(row)]));
  const cancellations = [...byId.values()];
  const word = bankWords[data.method?.refundStatus ?? ''];
  const last = cancellations.at(-1);
  const isBack = last !== undefined && cancellationStates[last.status] === 'back';
  return word === undefined || !isBack ? cancellations : [...cancellations.slice(0, -1), { ...last, status: word }];
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
