/** The states of a payment attempt, as the provider names them. `MISMATCH` is ours: money that pays no order and is refunded. */
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
 * The meanings of a state. `new`: nothing is known yet. `open`: the provider may still decide, so another attempt must not end the order.
 * `account`: a virtual account awaits its deposit. `pays`: this attempt's money pays its order; an order has at most one such attempt.
 * `whole`: none of that money has been refunded. `binds`: money arrived or an account was issued, so store, currency and amount must match
 * the request. `refused`: money that pays no order. `cancelled`: fully cancelled.
 */
export type PaymentMeaning = 'new' | 'open' | 'account' | 'pays' | 'whole' | 'binds' | 'refused' | 'cancelled';

interface PaymentStateRow {
  /**
   * The possible next states. Redirect, webhook and sweeper report in any order, so an outdated report must not undo a later one: paid
   * stays paid, while a failed attempt may still be paid (by retrying in the same window, or by a deposit into a closed account).
   */
  next: readonly PaymentState[];
  means: readonly PaymentMeaning[];
  /** How long after the start, and how often at most, we poll the provider; null for no polling. */
  watch: { hours: number; everyMinutes: number } | null;
}

export const paymentStates = {
  READY: {
    next: ['PAY_PENDING', 'VIRTUAL_ACCOUNT_ISSUED', 'FAILED', 'PAID', 'PARTIAL_CANCELLED', 'CANCELLED', 'MISMATCH'],
    means: ['new', 'open'],
    watch: { hours: 48, everyMinutes: 30 },
  },
  PAY_PENDING: {
    next: ['VIRTUAL_ACCOUNT_ISSUED', 'FAILED', 'PAID', 'PARTIAL_CANCELLED', 'CANCELLED', 'MISMATCH'],
    means: ['open'],
    watch: { hours: 48, everyMinutes: 30 },
  },
  VIRTUAL_ACCOUNT_ISSUED: {
    next: ['FAILED', 'PAID', 'PARTIAL_CANCELLED', 'CANCELLED', 'MISMATCH'],
    means: ['open', 'account', 'binds'],
    // Up to eight days to deposit (retention.ts: the end of the seventh), plus two in case the bank reports late.
    watch: { hours: 240, everyMinutes: 60 },
  },
  FAILED: {
    next: ['VIRTUAL_ACCOUNT_ISSUED', 'PAID', 'PARTIAL_CANCELLED', 'CANCELLED', 'MISMATCH'],
    means: [],
    watch: { hours: 240, everyMinutes: 360 },
  },
  // Someone may cancel at the provider's console, and that notification may get lost too.
  PAID: { next: ['PARTIAL_CANCELLED', 'CANCELLED'], means: ['pays', 'whole', 'binds'], watch: { hours: 720, everyMinutes: 1440 } },
  PARTIAL_CANCELLED: {
    next: ['PARTIAL_CANCELLED', 'CANCELLED'],
    means: ['pays'],
    watch: { hours: 720, everyMinutes: 1440 },
  },
  // Refunds of these two are tracked separately, not by this state.
  CANCELLED: { next: [], means: ['cancelled'], watch: null },
  MISMATCH: { next: [], means: ['refused'], watch: null },
} as const satisfies Record<PaymentState, PaymentStateRow>;

export const paymentStateList = Object.keys(paymentStates) as PaymentState[];

/** True when a reported state supersedes the known one. */
export function mayFollow(known: PaymentState, news: PaymentState): boolean {
  const next: readonly PaymentState[] = paymentStates[known].next;
  return next.includes(news);
}

/** True when a state has this meaning. */
export function paymentIs(state: PaymentState, meaning: PaymentMeaning): boolean {
  const means: readonly PaymentMeaning[] = paymentStates[state].means;
  return means.includes(meaning);
}

/** The states with this meaning, for use in SQL. */
export function paymentStatesIn(meaning: PaymentMeaning): PaymentState[] {
  return paymentStateList.filter((state) => paymentIs(state, meaning));
}

/** The states that a provider reports; the others are our own. */
export type ProviderState = Exclude<PaymentState, 'MISMATCH'>;
export const providerStates = paymentStateList.filter((state): state is ProviderState => !paymentIs(state, 'refused'));

/** True for an attempt that may still be paid: an open one, or a failed one that can be retried. */
export function mayStillBePaid(state: PaymentState): boolean {
  return mayFollow(state, 'PAID');
}

/** Polling frequency: an attempt is polled again after its age divided by this (up to `everyMinutes`). */
export const WATCH_AGE_SHARE = 10;

/**
 * The facts that must match before money pays an order. The amount is the requested one, because a card promotion may lower the amount
 * paid.
 */
export interface PaymentFacts {
  storeId: string;
  currency: string;
  total: number;
  isTestChannel: boolean;
}

/** True when the provider's payment matches the request: store, currency, amount, and real money where required. */
export function isOurPayment(seen: PaymentFacts, expected: { storeId: string; amount: number; acceptsTestChannel: boolean }): boolean {
  return (
    seen.storeId === expected.storeId &&
    seen.currency === 'KRW' &&
    seen.total === expected.amount &&
    (expected.acceptsTestChannel || !seen.isTestChannel)
  );
}
