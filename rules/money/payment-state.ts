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
 * What a state means. `new`: nothing is known of the attempt yet. `open`: the provider may still decide it, so its order does not end
 * for another attempt's sake. `account`: a virtual account waits for its deposit. `pays`: money of this attempt pays its order; an
 * order has one such attempt at most. `whole`: all of that money is still here. `binds`: money came or an account invites it, so store, currency and amount must be those asked
 * for. `refused`: money that pays no order. `cancelled`: cancelled as a whole.
 */
export type PaymentMeaning = 'new' | 'open' | 'account' | 'pays' | 'whole' | 'binds' | 'refused' | 'cancelled';

interface PaymentStateRow {
  /**
   * What may follow. Redirect, webhook and sweeper arrive in any order, so old news must not undo later news: paid stays
   * paid, while a failed attempt may still be paid (the same window can be tried again, a closed account be paid into).
   */
  next: readonly PaymentState[];
  means: readonly PaymentMeaning[];
  /** How long after it began, and at most how often, we poll the provider about it; null: not at all any more. */
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
    // Up to eight days to deposit (retention.ts: the end of the seventh), and two more for a bank that is late with its word.
    watch: { hours: 240, everyMinutes: 60 },
  },
  FAILED: {
    next: ['VIRTUAL_ACCOUNT_ISSUED', 'PAID', 'PARTIAL_CANCELLED', 'CANCELLED', 'MISMATCH'],
    means: [],
    watch: { hours: 240, everyMinutes: 360 },
  },
  // Somebody may cancel at the provider's console, and that notice may be lost too.
  PAID: { next: ['PARTIAL_CANCELLED', 'CANCELLED'], means: ['pays', 'whole', 'binds'], watch: { hours: 720, everyMinutes: 1440 } },
  PARTIAL_CANCELLED: {
    next: ['PARTIAL_CANCELLED', 'CANCELLED'],
    means: ['pays'],
    watch: { hours: 720, everyMinutes: 1440 },
  },
  // What is owed back of these two is followed by its refund, not by its state.
  CANCELLED: { next: [], means: ['cancelled'], watch: null },
  MISMATCH: { next: [], means: ['refused'], watch: null },
} as const satisfies Record<PaymentState, PaymentStateRow>;

export const paymentStateList = Object.keys(paymentStates) as PaymentState[];

/** True when this news is newer than what is known. */
export function mayFollow(known: PaymentState, news: PaymentState): boolean {
  const next: readonly PaymentState[] = paymentStates[known].next;
  return next.includes(news);
}

/** True when a state means this. */
export function paymentIs(state: PaymentState, meaning: PaymentMeaning): boolean {
  const means: readonly PaymentMeaning[] = paymentStates[state].means;
  return means.includes(meaning);
}

/** The states that mean this, for a condition in SQL. */
export function paymentStatesIn(meaning: PaymentMeaning): PaymentState[] {
  return paymentStateList.filter((state) => paymentIs(state, meaning));
}

/** The states a provider tells; the others are only ours. */
export type ProviderState = Exclude<PaymentState, 'MISMATCH'>;
export const providerStates = paymentStateList.filter((state): state is ProviderState => !paymentIs(state, 'refused'));

/** An attempt that money may still come in by: an open one, or a failed one that is tried again. */
export function mayStillBePaid(state: PaymentState): boolean {
  return mayFollow(state, 'PAID');
}

/** How far the watch over an attempt is due: the share of its age after which it is asked about again (up to `everyMinutes`). */
export const WATCH_AGE_SHARE = 10;

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
