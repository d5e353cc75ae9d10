/** The life of one payment attempt, in the provider's words; `MISMATCH` is ours: money that came but pays no order and goes back. */
export type PaymentState =
  | 'READY'
  | 'PAY_PENDING'
  | 'VIRTUAL_ACCOUNT_ISSUED'
  | 'FAILED'
  | 'PAID'
  | 'PARTIAL_CANCELLED'
  | 'CANCELLED'
  | 'MISMATCH';

/**
 * What may follow what. Redirect, webhook and sweeper arrive in any order, so old news must not undo later news: paid stays
 * paid, while a failed attempt may still be paid (the same window can be tried again).
 */
const next: Record<PaymentState, readonly PaymentState[]> = {
  READY: ['PAY_PENDING', 'VIRTUAL_ACCOUNT_ISSUED', 'FAILED', 'PAID', 'PARTIAL_CANCELLED', 'CANCELLED', 'MISMATCH'],
  PAY_PENDING: ['VIRTUAL_ACCOUNT_ISSUED', 'FAILED', 'PAID', 'PARTIAL_CANCELLED', 'CANCELLED', 'MISMATCH'],
  VIRTUAL_ACCOUNT_ISSUED: ['FAILED', 'PAID', 'PARTIAL_CANCELLED', 'CANCELLED', 'MISMATCH'],
  FAILED: ['VIRTUAL_ACCOUNT_ISSUED', 'PAID', 'PARTIAL_CANCELLED', 'CANCELLED', 'MISMATCH'],
  PAID: ['PARTIAL_CANCELLED', 'CANCELLED'],
  PARTIAL_CANCELLED: ['PARTIAL_CANCELLED', 'CANCELLED'],
  CANCELLED: [],
  MISMATCH: [],
};

/** True when this news is newer than what is known. */
export function mayFollow(known: PaymentState, news: PaymentState): boolean {
  return next[known].includes(news);
}

/** Attempts the provider may still decide. */
export const openPaymentStates = ['READY', 'PAY_PENDING', 'VIRTUAL_ACCOUNT_ISSUED'] as const satisfies readonly PaymentState[];

export function isOpenPayment(state: PaymentState): boolean {
  return openPaymentStates.some((open) => open === state);
}

/** What must agree before money pays an order; the amount asked for, because a card promotion may lower what was paid. */
export interface PaymentFacts {
  storeId: string;
  currency: string;
  total: number;
  isTestChannel: boolean;
}

/** True when the provider's payment is the one this shop asked for: store, currency, amount, and real money where it must be. */
export function isOurPayment(seen: PaymentFacts, expected: { storeId: string; amount: number; acceptsTestChannel: boolean }): boolean {
  return (
    seen.storeId === expected.storeId &&
    seen.currency === 'KRW' &&
    seen.total === expected.amount &&
    (expected.acceptsTestChannel || !seen.isTestChannel)
  );
}
