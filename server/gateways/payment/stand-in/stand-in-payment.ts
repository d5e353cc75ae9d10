import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { standInPath } from './path.ts';

/** One payment as the stand-in keeps it. Words are PortOne's. */
export interface StandInPayment {
  paymentId: string;
  status: 'READY' | 'VIRTUAL_ACCOUNT_ISSUED' | 'PAID' | 'FAILED' | 'PARTIAL_CANCELLED' | 'CANCELLED';
  transactionId: string;
  /** Fixed by pre-register; a window that asks for another amount is refused. */
  preRegisteredAmount: number | null;
  request: WindowRequest | null;
  requestedAt: string;
  statusChangedAt: string;
  paidAt: string | null;
  cardName: string | null;
  installment: number;
  failure: { code: string; message: string } | null;
  virtualAccount: { bank: string; accountNumber: string; remitterName: string; expiredAt: string } | null;
  cancellations: { id: string; pgCancellationId: string; totalAmount: number; reason: string; requestedAt: string }[];
}

/** What `PortOne.requestPayment` was given, as far as the window shows it. */
export interface WindowRequest {
  orderName: string;
  totalAmount: number;
  payMethod: 'CARD' | 'VIRTUAL_ACCOUNT' | 'EASY_PAY';
  easyPayProvider: string | null;
  customerName: string;
  redirectUrl: string;
  dueDate: string | null;
}

/** A payment nobody has tried yet. */
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

/** Opens a virtual account until the date the shop asked for, or for seven days. */
export function issueAccount(payment: StandInPayment, bank: string, now: Date): StandInPayment {
  const due = payment.request?.dueDate;
  const expiredAt = due ? new Date(`${due.replace(' ', 'T')}+09:00`) : new Date(now.getTime() + 7 * 86_400_000);
  const accountNumber = `${randomInt(100, 999)}${randomInt(100_000, 999_999)}${randomInt(10_000, 99_999)}`;
  const remitterName = payment.request?.customerName ?? '';
  return {
    ...changed(payment, 'VIRTUAL_ACCOUNT_ISSUED', now),
    virtualAccount: { bank, accountNumber, remitterName, expiredAt: expiredAt.toISOString() },
  };
}

/** What can still be given back, in won. */
export function cancellableAmount(payment: StandInPayment): number {
  if (payment.status !== 'PAID' && payment.status !== 'PARTIAL_CANCELLED') return 0;
  return totalOf(payment) - cancelledAmount(payment);
}

export function cancel(payment: StandInPayment, amount: number, reason: string, now: Date): StandInPayment {
  const isAll = amount === cancellableAmount(payment);
  const cancellation = {
    id: randomUUID(),
    pgCancellationId: `C${now.toISOString().slice(2, 10).replaceAll('-', '')}${randomBytes(4).toString('hex').toUpperCase()}`,
    totalAmount: amount,
    reason,
    requestedAt: now.toISOString(),
  };
  return {
    ...changed(payment, isAll ? 'CANCELLED' : 'PARTIAL_CANCELLED', now),
    cancellations: [...payment.cancellations, cancellation],
  };
}

export function totalOf(payment: StandInPayment): number {
  return payment.request?.totalAmount ?? payment.preRegisteredAmount ?? 0;
}

/** The payment as `GET /payments/{id}` of PortOne V2 writes it. */
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
      cancelled: cancelledAmount(payment),
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
          cancellations: payment.cancellations.map((each) => ({ ...each, status: 'SUCCEEDED', taxFreeAmount: 0, vatAmount: 0 })),
        }
      : {}),
  };
}

function methodOf(payment: StandInPayment): Record<string, unknown> {
  if (payment.virtualAccount) return { type: 'PaymentMethodVirtualAccount', ...payment.virtualAccount };
  if (payment.request?.payMethod === 'EASY_PAY') return { type: 'PaymentMethodEasyPay', provider: payment.request.easyPayProvider };
  return { type: 'PaymentMethodCard', card: { name: payment.cardName }, installment: { month: payment.installment } };
}

function cancelledAmount(payment: StandInPayment): number {
  return payment.cancellations.reduce((sum, each) => sum + each.totalAmount, 0);
}

function changed(payment: StandInPayment, status: StandInPayment['status'], now: Date): StandInPayment {
  return { ...payment, status, statusChangedAt: now.toISOString() };
}
