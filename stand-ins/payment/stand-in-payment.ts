import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { standInPath } from '#contract/stand-in-paths.ts';
import { daysAfter, momentOfKoreanTime } from '#rules/shop/korean-time.ts';
import type { Locale } from '#rules/shop/locale.ts';

/** A payment as stored by the stand-in, in PortOne's terms. */
export interface StandInPayment {
  paymentId: string;
  status: 'READY' | 'VIRTUAL_ACCOUNT_ISSUED' | 'PAID' | 'FAILED' | 'PARTIAL_CANCELLED' | 'CANCELLED';
  transactionId: string;
  /** Fixed by pre-register; a window that requests another amount is rejected. */
  preRegisteredAmount: number | null;
  request: WindowRequest | null;
  requestedAt: string;
  statusChangedAt: string;
  paidAt: string | null;
  cardName: string | null;
  installment: number;
  failure: { code: string; message: string } | null;
  virtualAccount: { bank: string; accountNumber: string; remitterName: string; expiredAt: string } | null;
  /** The amount a faulty bank took instead of the requested one. */
  chargedAmount?: number;
  cancellations: StandInCancellation[];
}

export interface StandInCancellation {
  id: string;
  pgCancellationId: string;
  totalAmount: number;
  reason: string;
  requestedAt: string;
  /** Only `SUCCEEDED` means that the money is back. */
  status: 'SUCCEEDED' | 'REQUESTED' | 'FAILED';
}

/** The arguments of `PortOne.requestPayment` that the window shows. */
export interface WindowRequest {
  orderName: string;
  totalAmount: number;
  payMethod: 'CARD' | 'VIRTUAL_ACCOUNT' | 'EASY_PAY';
  easyPayProvider: string | null;
  customerName: string;
  redirectUrl: string;
  dueDate: string | null;
  /** Absent, as the language, in requests of earlier versions. */
  isEscrow?: boolean;
  /** The requested language of the window; absent in requests of earlier versions. */
  locale?: Locale;
}

/** The language of a payment's window; Korean by default. */
export function localeOf(payment: StandInPayment | null): Locale {
  return payment?.request?.locale ?? 'ko';
}

/** A payment without any attempt yet. */
export function newPayment(paymentId: string, now: Date): StandInPayment {
  return {
    paymentId,
    status: 'READY',
    transactionId: randomUUID(),
    preRegisteredAmount: null,
    request: null,
    requestedAt: now.toISOString(),
    statusChangedAt: now.toISOString(),
    paidAt: null,
    cardName: null,
    installment: 0,
    failure: null,
    virtualAccount: null,
    cancellations: [],
  };
}

export const isOpen = (payment: StandInPayment): boolean => payment.status === 'READY' || payment.status === 'FAILED';

export function approve(payment: StandInPayment, choice: { cardName: string | null; installment: number }, now: Date): StandInPayment {
  return { ...changed(payment, 'PAID', now), ...choice, paidAt: now.toISOString(), failure: null };
}

export function refuse(payment: StandInPayment, failure: { code: string; message: string }, now: Date): StandInPayment {
  return { ...changed(payment, 'FAILED', now), failure };
}

/** Opens a virtual account until the date the shop requested, or for seven days. */
export function issueAccount(payment: StandInPayment, bank: string, now: Date): StandInPayment {
  const due = payment.request?.dueDate;
  const expiredAt = due ? momentOfKoreanTime(due) : daysAfter(now, 7);
  const accountNumber = `${randomInt(100, 999)}${randomInt(100_000, 999_999)}${randomInt(10_000, 99_999)}`;
  const remitterName = payment.request?.customerName ?? '';
  return {
    ...changed(payment, 'VIRTUAL_ACCOUNT_ISSUED', now),
    virtualAccount: { bank, accountNumber, remitterName, expiredAt: expiredAt.toISOString() },
  };
}

/** The amount that can still be refunded, in won. */
export function cancellableAmount(payment: StandInPayment): number {
  if (payment.status !== 'PAID' && payment.status !== 'PARTIAL_CANCELLED') return 0;
  return totalOf(payment) - sumOf(payment, 'SUCCEEDED') - sumOf(payment, 'REQUESTED');
}

/** The amount the provider holds, in won: paid and not refunded. */
export function heldAmount(payment: StandInPayment): number {
  return payment.paidAt === null ? 0 : totalOf(payment) - sumOf(payment, 'SUCCEEDED');
}

export function cancel(
  payment: StandInPayment,
  amount: number,
  reason: string,
  now: Date,
  status: StandInCancellation['status'] = 'SUCCEEDED',
): StandInPayment {
  const cancellation = {
    id: randomUUID(),
    pgCancellationId: `C${now.toISOString().slice(2, 10).replaceAll('-', '')}${randomBytes(4).toString('hex').toUpperCase()}`,
    totalAmount: amount,
    reason,
    requestedAt: now.toISOString(),
    status,
  };
  return withCancellations(payment, [...payment.cancellations, cancellation], now);
}

/** Applies the bank's outcome, which arrives days later, to the requested refunds. */
export function settleRefunds(payment: StandInPayment, outcome: 'SUCCEEDED' | 'FAILED', now: Date): StandInPayment {
  const settled = payment.cancellations.map((each) => (each.status === 'REQUESTED' ? { ...each, status: outcome } : each));
  return withCancellations(payment, settled, now);
}

function withCancellations(payment: StandInPayment, cancellations: StandInCancellation[], now: Date): StandInPayment {
  const after = { ...payment, cancellations };
  const back = sumOf(after, 'SUCCEEDED');
  if (back === sumOf(payment, 'SUCCEEDED')) return after;
  return changed(after, back === totalOf(payment) ? 'CANCELLED' : 'PARTIAL_CANCELLED', now);
}

export function totalOf(payment: StandInPayment): number {
  return payment.chargedAmount ?? payment.request?.totalAmount ?? payment.preRegisteredAmount ?? 0;
}

/** The payment in the format of PortOne V2's `GET /payments/{id}`. */
export function toPortOne(
  payment: StandInPayment,
  shop: { storeId: string; channelKey: string; publicUrl: string },
): Record<string, unknown> {
  return {
    status: payment.status,
    id: payment.paymentId,
    transactionId: payment.transactionId,
    merchantId: 'merchant-seam-demonstration',
    storeId: shop.storeId,
    channel: { type: 'TEST', key: shop.channelKey, name: 'Seam demonstration', pgProvider: 'TOSSPAYMENTS', pgMerchantId: 'seam-demo' },
    version: 'V2',
    requestedAt: payment.requestedAt,
    updatedAt: payment.statusChangedAt,
    statusChangedAt: payment.statusChangedAt,
    orderName: payment.request?.orderName ?? '',
    amount: {
      total: totalOf(payment),
      taxFree: 0,
      discount: 0,
      paid: payment.paidAt ? totalOf(payment) : 0,
      cancelled: sumOf(payment, 'SUCCEEDED'),
      cancelledTaxFree: 0,
    },
    currency: 'KRW',
    customer: { name: payment.request?.customerName ?? '' },
    ...(payment.request ? { method: methodOf(payment) } : {}),
    ...(payment.paidAt
      ? { paidAt: payment.paidAt, receiptUrl: `${shop.publicUrl}${standInPath}/receipts/${payment.paymentId}`, disputes: [] }
      : {}),
    ...(payment.status === 'FAILED' && payment.failure
      ? {
          failedAt: payment.statusChangedAt,
          failure: { reason: payment.failure.message, pgCode: payment.failure.code, pgMessage: payment.failure.message },
        }
      : {}),
    ...(payment.cancellations.length > 0
      ? {
          cancelledAt: payment.statusChangedAt,
          cancellations: payment.cancellations.map((each) => ({ ...each, status: statusOf(each), taxFreeAmount: 0, vatAmount: 0 })),
        }
      : {}),
  };
}

function methodOf(payment: StandInPayment): Record<string, unknown> {
  if (payment.virtualAccount) return { type: 'PaymentMethodVirtualAccount', ...payment.virtualAccount };
  if (payment.request?.payMethod === 'EASY_PAY') return { type: 'PaymentMethodEasyPay', provider: payment.request.easyPayProvider };
  return { type: 'PaymentMethodCard', card: { name: payment.cardName }, installment: { month: payment.installment } };
}

function sumOf(payment: StandInPayment, status: StandInCancellation['status']): number {
  return payment.cancellations.filter((each) => statusOf(each) === status).reduce((sum, each) => sum + each.totalAmount, 0);
}

// Files of earlier versions have no status; all their cancellations succeeded.
function statusOf(cancellation: Partial<StandInCancellation>): StandInCancellation['status'] {
  return cancellation.status ?? 'SUCCEEDED';
}

function changed(payment: StandInPayment, status: StandInPayment['status'], now: Date): StandInPayment {
  return { ...payment, status, statusChangedAt: now.toISOString() };
}
