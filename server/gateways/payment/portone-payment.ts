import { z } from 'zod';
import { providerStates } from '#rules/money/payment-state.ts';
import { cancellationStateList, cancellationStates } from '#rules/money/refund/refund.ts';
import type { ProviderCancellation, ProviderPayment } from './port.ts';

const LONGEST_TEXT = 2_000;
const MOST_WON = 2_147_483_647;

/** What names something: strange ones are no reply of the provider. */
const word = z
  .string()
  .max(LONGEST_TEXT)
  .refine((value) => !value.includes('\0'));
/** What people read, or nobody: too long or strange a text must not stand between the shop and its money, so it is cut to what a column takes. */
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

/** The fields of PortOne's payment this shop reads; unknown fields and statuses of later versions pass. */
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
    cancellations: cancellationsOf(data),
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

/** How a bank's word on a refund reads as the word on a cancellation. */
const bankWords: Record<string, ProviderCancellation['status']> = {
  PENDING: 'REQUESTED',
  FAILED: 'FAILED',
  PARTIAL_REFUND_FAILED: 'FAILED',
};

/**
 * Each cancellation once. What was deposited is given back by a bank, days after the provider called it cancelled: until the
 * bank is done, or when it could not, the last cancellation has not succeeded.
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
