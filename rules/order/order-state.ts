/**
 * The eight order states of specification 4, in order, as one table: what may follow, under which filter of the shopper's list and
 * which tab of the operators' they stand, who may bring an order there, and what they mean to those who ask; what everybody calls them
 * is contract/order-names.ts. Nobody else compares a state with a word: a condition in SQL takes `statesIn`, everything else one of
 * the functions below.
 */

/** Who moves an order: the payment provider's word, the shopper, an administrator, the maker, a courier's word, the clock. */
export type Mover = 'payment' | 'shopper' | 'admin' | 'brand' | 'courier' | 'clock';

/** Filter of the order list (specification 9); `ALL` is no filter. */
export type OrderFilter = 'ALL' | 'PAYMENT' | 'PRODUCTION' | 'DELIVERED' | 'CONFIRMED';

/** Tab of the operators' list that an order in a state stands under; rules/order/work-step.ts has those that look across states. */
export type StateTab = 'WAITING' | 'NEW' | 'PRODUCTION' | 'PREPARING' | 'IN_DELIVERY' | 'DELIVERED' | 'CONFIRMED';

/**
 * What a state means. `waiting`: nobody has paid yet; `cancellable`: the shopper may still cancel, until production starts: nobody else
 * wants what was made for one (the specification is silent; decision 048); `production`: only goods made to order go through it; `unmade`: paid, and
 * they wait for the press or lie under it; `pressing`: they lie under it; `inside`: paid, and the goods are in the house; `packing`: all of them
 * are there and are put together; `sent`: a
 * courier has them; `delivered`: the goods are there and the purchase waits for its confirmation; `finished`: confirmed, nothing
 * follows; `told`: the shopper gets a notice when an order comes there, which steps inside the house are not worth.
 */
export type OrderMeaning =
  | 'waiting'
  | 'cancellable'
  | 'production'
  | 'unmade'
  | 'pressing'
  | 'inside'
  | 'packing'
  | 'sent'
  | 'delivered'
  | 'finished'
  | 'told';

interface OrderStateRow {
  next: readonly string[];
  filter: OrderFilter;
  tab: StateTab;
  /** Who may bring an order into this state. */
  movers: readonly Mover[];
  means: readonly OrderMeaning[];
}

export const orderStates = {
  PAYMENT_WAIT: {
    next: ['PAYMENT_COMPLETE'],
    filter: 'PAYMENT',
    tab: 'WAITING',
    movers: ['shopper'],
    means: ['waiting', 'cancellable'],
  },
  PAYMENT_COMPLETE: {
    // Ready goods have nothing to produce.
    next: ['IN_PRODUCTION', 'DELIVERY_PREPARING'],
    filter: 'PAYMENT',
    tab: 'NEW',
    movers: ['payment'],
    means: ['cancellable', 'unmade', 'inside', 'told'],
  },
  IN_PRODUCTION: {
    next: ['PRODUCTION_COMPLETE'],
    filter: 'PRODUCTION',
    tab: 'PRODUCTION',
    movers: ['admin', 'brand'],
    means: ['production', 'unmade', 'pressing', 'inside', 'told'],
  },
  PRODUCTION_COMPLETE: {
    next: ['DELIVERY_PREPARING'],
    filter: 'PRODUCTION',
    tab: 'PRODUCTION',
    movers: ['admin', 'brand'],
    means: ['production', 'inside'],
  },
  DELIVERY_PREPARING: {
    next: ['IN_DELIVERY'],
    filter: 'PRODUCTION',
    tab: 'PREPARING',
    movers: ['admin', 'brand'],
    means: ['inside', 'packing'],
  },
  IN_DELIVERY: {
    next: ['DELIVERY_COMPLETED'],
    filter: 'PRODUCTION',
    tab: 'IN_DELIVERY',
    movers: ['admin', 'brand'],
    means: ['sent', 'told'],
  },
  DELIVERY_COMPLETED: {
    next: ['PURCHASE_CONFIRMED'],
    filter: 'DELIVERED',
    tab: 'DELIVERED',
    movers: ['admin', 'courier'],
    means: ['delivered', 'told'],
  },
  PURCHASE_CONFIRMED: {
    next: [],
    filter: 'CONFIRMED',
    tab: 'CONFIRMED',
    movers: ['shopper', 'clock'],
    means: ['finished', 'told'],
  },
} as const satisfies Record<string, OrderStateRow>;

export type OrderState = keyof typeof orderStates;

/** The states in the order of specification 4. */
export const orderStateList = Object.keys(orderStates) as OrderState[];

/** True for a word that names a state. */
export function isOrderState(word: string): word is OrderState {
  return Object.hasOwn(orderStates, word);
}

/** The filters of the order list in the order they are shown, each with its message key (specification 9). */
export const orderFilters: readonly { filter: OrderFilter; label: string }[] = [
  { filter: 'ALL', label: 'order_filter_all' },
  { filter: 'PAYMENT', label: 'order_filter_payment' },
  { filter: 'PRODUCTION', label: 'order_filter_production' },
  { filter: 'DELIVERED', label: 'order_filter_delivered' },
  { filter: 'CONFIRMED', label: 'order_filter_confirmed' },
];

/** The states a filter shows; `ALL` shows every one. */
export function statesOfFilter(filter: OrderFilter): OrderState[] {
  return orderStateList.filter((state) => filter === 'ALL' || orderStates[state].filter === filter);
}

/** True when this mover may bring an order from one state to the other. */
export function mayMove(from: OrderState, to: OrderState, mover: Mover): boolean {
  const next: readonly string[] = orderStates[from].next;
  const movers: readonly Mover[] = orderStates[to].movers;
  return next.includes(to) && movers.includes(mover);
}

/** The states that mean this, for a condition in SQL. */
export function statesIn(meaning: OrderMeaning): OrderState[] {
  return orderStateList.filter((state) => meansOf(state).includes(meaning));
}

/** The state an order is placed in. */
export const placedState = 'PAYMENT_WAIT' satisfies OrderState;

/** The part of an order that its state depends on; times as the database or a reply writes them. */
export interface StandingOrder {
  status: string;
  cancelled_at: Date | string | null;
}

/** An order with the virtual account that was issued for it, if there is one. */
export interface PayableOrder extends StandingOrder {
  deposit_account: string | null;
}

/** True while the shopper may cancel. */
export function isCancellable(order: StandingOrder): boolean {
  return stands(order, 'cancellable');
}

/** True while an order waits for its money: a payment completes it, a deposit into its account is welcome. */
export function awaitsPayment(order: StandingOrder): boolean {
  return stands(order, 'waiting');
}

/** True while an order waits for a deposit into the account that is shown with it. */
export function awaitsDeposit<Order extends PayableOrder>(order: Order): order is Order & { deposit_account: string } {
  return awaitsPayment(order) && order.deposit_account !== null;
}

/** True for an order whose payment window was abandoned: nobody paid and no virtual account is waiting, so a new payment replaces it. */
export function isUnpaidAttempt(order: PayableOrder): boolean {
  return awaitsPayment(order) && order.deposit_account === null;
}

/** True for an order a shopper is shown as placed: paid, or waiting for a deposit, and not cancelled. */
export function isPlaced(order: PayableOrder): boolean {
  return order.cancelled_at === null && !isUnpaidAttempt(order);
}

/** True while an unpaid order still holds the stock, coupons and points it took. */
export function isHolding(order: StandingOrder & { hold_expires_at: Date | null }, now: Date): boolean {
  return awaitsPayment(order) && order.hold_expires_at !== null && order.hold_expires_at > now;
}

/** True while a new attempt to pay may begin: the order holds what it took, and no account waits for a deposit. */
export function isPayable(order: PayableOrder & { hold_expires_at: Date | null }, now: Date): boolean {
  return isHolding(order, now) && order.deposit_account === null;
}

/** True when this mover may confirm the purchase: it is delivered. */
export function isConfirmable(order: StandingOrder & { status: OrderState }, mover: Mover): boolean {
  return order.cancelled_at === null && mayMove(order.status, 'PURCHASE_CONFIRMED', mover);
}

/** True when nothing follows any more: the purchase is confirmed. */
export function isFinished(order: StandingOrder): boolean {
  return stands(order, 'finished');
}

/** True while where an order goes may be changed: no parcel carries its address yet. Takes a step of the work for a state, too. */
export function isReaddressable({ status, cancelled_at, tracking_number }: StandingOrder & { tracking_number: string | null }): boolean {
  const gone: readonly string[] = [...statesIn('sent'), ...statesIn('delivered'), ...statesIn('finished')];
  return cancelled_at === null && tracking_number === null && !gone.includes(status);
}

/** True when a state means this; a word that is no state means nothing. */
export function means(state: string, meaning: OrderMeaning): boolean {
  return isOrderState(state) && meansOf(state).includes(meaning);
}

/** Who or what ended an order; the check constraint of sales.orders has the same list. */
export const cancelReasons = ['MEMBER', 'EXPIRED', 'NOT_PAID', 'ADMIN', 'AMOUNT_MISMATCH'] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** True when the shopper is told of the end of an order: not of a payment window that was left, which is no order to them. */
export function isEndTold(order: PayableOrder, reason: CancelReason): boolean {
  return reason !== 'NOT_PAID' && (reason !== 'EXPIRED' || order.deposit_account !== null);
}

function stands({ status, cancelled_at }: StandingOrder, meaning: OrderMeaning): boolean {
  return cancelled_at === null && means(status, meaning);
}

function meansOf(state: OrderState): readonly OrderMeaning[] {
  return orderStates[state].means;
}
