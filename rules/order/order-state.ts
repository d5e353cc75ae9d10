/**
 * The eight order states of specification 4.28, in order, as one table: next states, the shopper's list filter, the operators' tab, the
 * movers, and the meanings of each state. Their names are in contract/names/order-names.ts. Other code never compares states directly: SQL uses
 * `statesIn`, everything else the functions below.
 */

/** Who moves an order: the payment provider, the shopper, an administrator, the maker, the courier, or a timer. */
export type Mover = 'payment' | 'shopper' | 'admin' | 'brand' | 'courier' | 'clock';

/** Filter of the order list (specification 9.39); `ALL` does not filter. */
export type OrderFilter = 'ALL' | 'PAYMENT' | 'PRODUCTION' | 'DELIVERED' | 'CONFIRMED';

/** The tab of a state in the operators' list. Tabs that span states are in rules/order/work-step.ts. */
export type StateTab = 'WAITING' | 'NEW' | 'PRODUCTION' | 'PREPARING' | 'IN_DELIVERY' | 'DELIVERED' | 'CONFIRMED';

/**
 * The meanings of a state. `waiting`: not paid yet; `cancellable`: the shopper can still cancel, until production starts, because
 * custom-made goods cannot be resold (the specification is silent; decision 048); `production`: only for made-to-order goods; `unmade`:
 * paid, in production or waiting for it; `pressing`: in production; `inside`: paid and not shipped; `packing`: complete and being packed;
 * `sent`: with the courier; `delivered`: awaiting purchase confirmation; `finished`: confirmed and final; `told`: entering the state
 * notifies the shopper, unlike internal steps.
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
  /** Who can bring an order into this state. */
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
    // Ready goods need no production.
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

/** The states in the order of specification 4.28. */
export const orderStateList = Object.keys(orderStates) as OrderState[];

/** True for the name of a state. */
export function isOrderState(word: string): word is OrderState {
  return Object.hasOwn(orderStates, word);
}

/** The filters of the order list in display order, each with its message key (specification 9.39). */
export const orderFilters: readonly { filter: OrderFilter; label: string }[] = [
  { filter: 'ALL', label: 'order_filter_all' },
  { filter: 'PAYMENT', label: 'order_filter_payment' },
  { filter: 'PRODUCTION', label: 'order_filter_production' },
  { filter: 'DELIVERED', label: 'order_filter_delivered' },
  { filter: 'CONFIRMED', label: 'order_filter_confirmed' },
];

/** The states a filter shows; all of them for `ALL`. */
export function statesOfFilter(filter: OrderFilter): OrderState[] {
  return orderStateList.filter((state) => filter === 'ALL' || orderStates[state].filter === filter);
}

/** True when this mover can bring an order from one state to the other. */
export function mayMove(from: OrderState, to: OrderState, mover: Mover): boolean {
  const next: readonly string[] = orderStates[from].next;
  const movers: readonly Mover[] = orderStates[to].movers;
  return next.includes(to) && movers.includes(mover);
}

/** The states with this meaning, for use in SQL. */
export function statesIn(meaning: OrderMeaning): OrderState[] {
  return orderStateList.filter((state) => meansOf(state).includes(meaning));
}

/** The initial state of an order. */
export const placedState = 'PAYMENT_WAIT' satisfies OrderState;

/** The facts that an order's standing depends on; times as the database or a reply formats them. */
export interface StandingOrder {
  status: string;
  cancelled_at: Date | string | null;
}

/** An order with its virtual account, if one was issued. */
export interface PayableOrder extends StandingOrder {
  deposit_account: string | null;
}

/** True while the shopper can cancel. */
export function isCancellable(order: StandingOrder): boolean {
  return stands(order, 'cancellable');
}

/** True while an order awaits payment. */
export function awaitsPayment(order: StandingOrder): boolean {
  return stands(order, 'waiting');
}

/** True while an order awaits a deposit into its virtual account. */
export function awaitsDeposit<Order extends PayableOrder>(order: Order): order is Order & { deposit_account: string } {
  return awaitsPayment(order) && order.deposit_account !== null;
}

/** True for an order with an abandoned payment window: unpaid and without a virtual account, so a new payment replaces it. */
export function isUnpaidOrder(order: PayableOrder): boolean {
  return awaitsPayment(order) && order.deposit_account === null;
}

/** True for an order shown to the shopper as placed: paid or awaiting a deposit, and not cancelled. */
export function isPlaced(order: PayableOrder): boolean {
  return order.cancelled_at === null && !isUnpaidOrder(order);
}

/** True while an unpaid order still holds its stock, coupons and points. */
export function isHolding(order: StandingOrder & { hold_expires_at: Date | null }, now: Date): boolean {
  return awaitsPayment(order) && order.hold_expires_at !== null && order.hold_expires_at > now;
}

/** True while a new payment attempt can start: the order holds its reservations, and no virtual account awaits a deposit. */
export function isPayable(order: PayableOrder & { hold_expires_at: Date | null }, now: Date): boolean {
  return isHolding(order, now) && order.deposit_account === null;
}

/** True when the order is delivered, not cancelled, and this mover (shopper or clock) may confirm it. */
export function isConfirmable(order: StandingOrder & { status: OrderState }, mover: Mover): boolean {
  return order.cancelled_at === null && mayMove(order.status, 'PURCHASE_CONFIRMED', mover);
}

/** True for a final state: the purchase is confirmed. */
export function isFinished(order: StandingOrder): boolean {
  return stands(order, 'finished');
}

/** True while an order's address can be changed: no waybill has been issued. Accepts a work step as well as a state. */
export function isReaddressable({ status, cancelled_at, tracking_number }: StandingOrder & { tracking_number: string | null }): boolean {
  const gone: readonly string[] = [...statesIn('sent'), ...statesIn('delivered'), ...statesIn('finished')];
  return cancelled_at === null && tracking_number === null && !gone.includes(status);
}

/** True when a state has this meaning; false for an unknown state. */
export function means(state: string, meaning: OrderMeaning): boolean {
  return isOrderState(state) && meansOf(state).includes(meaning);
}

/** Why an order was cancelled; the check constraint of sales.orders has the same list. */
export const cancelReasons = ['MEMBER', 'EXPIRED', 'NOT_PAID', 'ADMIN', 'AMOUNT_MISMATCH'] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** True when the shopper is notified of a cancellation; an abandoned payment window is not notified. */
export function isEndTold(order: PayableOrder, reason: CancelReason): boolean {
  return reason !== 'NOT_PAID' && (reason !== 'EXPIRED' || order.deposit_account !== null);
}

function stands({ status, cancelled_at }: StandingOrder, meaning: OrderMeaning): boolean {
  return cancelled_at === null && means(status, meaning);
}

function meansOf(state: OrderState): readonly OrderMeaning[] {
  return orderStates[state].means;
}
