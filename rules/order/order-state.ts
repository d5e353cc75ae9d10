/**
 * The eight order states of specification 4, in order, as one table: what a screen calls them, what may follow, under which
 * filter of the order list they stand, who may bring an order there, and whether the shopper may still cancel.
 */

/** Who moves an order: the payment provider's word, the shopper, an administrator, the maker, a courier's word, the clock. */
export type Mover = 'payment' | 'shopper' | 'admin' | 'brand' | 'courier' | 'clock';

/** Filter of the order list (specification 9); `ALL` is no filter. */
export type OrderFilter = 'ALL' | 'PAYMENT' | 'PRODUCTION' | 'DELIVERED' | 'CONFIRMED';

interface OrderStateRow {
  /** Key of the message that names the state. */
  label: string;
  next: readonly string[];
  filter: OrderFilter;
  /** Who may bring an order into this state. */
  movers: readonly Mover[];
  isCancellable: boolean;
}

export const orderStates = {
  PAYMENT_WAIT: {
    label: 'order_state_payment_wait',
    next: ['PAYMENT_COMPLETE'],
    filter: 'PAYMENT',
    movers: ['shopper'],
    isCancellable: true,
  },
  PAYMENT_COMPLETE: {
    label: 'order_state_payment_complete',
    // Ready goods have nothing to produce.
    next: ['IN_PRODUCTION', 'DELIVERY_PREPARING'],
    filter: 'PAYMENT',
    movers: ['payment'],
    isCancellable: true,
  },
  IN_PRODUCTION: {
    label: 'order_state_in_production',
    next: ['PRODUCTION_COMPLETE'],
    filter: 'PRODUCTION',
    movers: ['admin', 'brand'],
    isCancellable: false,
  },
  PRODUCTION_COMPLETE: {
    label: 'order_state_production_complete',
    next: ['DELIVERY_PREPARING'],
    filter: 'PRODUCTION',
    movers: ['admin', 'brand'],
    isCancellable: false,
  },
  DELIVERY_PREPARING: {
    label: 'order_state_delivery_preparing',
    next: ['IN_DELIVERY'],
    filter: 'PRODUCTION',
    movers: ['admin', 'brand'],
    isCancellable: false,
  },
  IN_DELIVERY: {
    label: 'order_state_in_delivery',
    next: ['DELIVERY_COMPLETED'],
    filter: 'PRODUCTION',
    movers: ['admin', 'brand'],
    isCancellable: false,
  },
  DELIVERY_COMPLETED: {
    label: 'order_state_delivery_completed',
    next: ['PURCHASE_CONFIRMED'],
    filter: 'DELIVERED',
    movers: ['admin', 'courier'],
    isCancellable: false,
  },
  PURCHASE_CONFIRMED: {
    label: 'order_state_purchase_confirmed',
    next: [],
    filter: 'CONFIRMED',
    movers: ['shopper', 'clock'],
    isCancellable: false,
  },
} as const satisfies Record<string, OrderStateRow>;

export type OrderState = keyof typeof orderStates;

/** The states in the order of specification 4. */
export const orderStateList = Object.keys(orderStates) as OrderState[];

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

/** True while the shopper may cancel: until production starts (specification silent; decided in the research notes). */
export function isCancellable(state: OrderState): boolean {
  return orderStates[state].isCancellable;
}

/** What of an order decides whether it can be paid. */
export interface PayableFacts {
  status: OrderState;
  cancelled_at: Date | null;
  hold_expires_at: Date | null;
}

/** True while an order waits for its money: a payment completes it, a deposit into its account is welcome. */
export function awaitsPayment(order: Omit<PayableFacts, 'hold_expires_at'>): boolean {
  return order.cancelled_at === null && order.status === 'PAYMENT_WAIT';
}

/** True while an order waits for payment and holds what it took: a new attempt may begin. */
export function isPayable(order: PayableFacts, now: Date): boolean {
  return awaitsPayment(order) && order.hold_expires_at !== null && order.hold_expires_at > now;
}

/** The least advanced of the states of an order's lines, which is the state the whole order shows. */
export function leastAdvanced(states: readonly OrderState[]): OrderState {
  const first = orderStateList.find((state) => states.includes(state));
  if (first === undefined) throw new RangeError('leastAdvanced: an order has at least one line');
  return first;
}
