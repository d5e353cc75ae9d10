import { type Mover, mayMove, type OrderState, orderStateList, orderStates } from './order-state.ts';

/**
 * Where an order stands in the work of the house: its state, told apart by the shop's acknowledgement (발주 확인) and by its end. The eight states stay
 * what they are (decision 048); the generated column sales.orders.step spells the same words.
 */
export type WorkStep = OrderState | 'ACKNOWLEDGED' | 'CANCELLED';

/** Where an operator may send an order: a state, or the acknowledgement. */
export type WorkTarget = OrderState | 'ACKNOWLEDGED';

export const workTargets: readonly WorkTarget[] = ['ACKNOWLEDGED', ...orderStateList];

/** The tabs of the operators' list, in the order of the work; `CLAIM` and `ALL` are no steps but look across them. */
export const workTabs = {
  NEW: ['PAYMENT_COMPLETE'],
  ACKNOWLEDGED: ['ACKNOWLEDGED'],
  PRODUCTION: ['IN_PRODUCTION', 'PRODUCTION_COMPLETE'],
  PREPARING: ['DELIVERY_PREPARING'],
  IN_DELIVERY: ['IN_DELIVERY'],
  DELIVERED: ['DELIVERY_COMPLETED'],
  CONFIRMED: ['PURCHASE_CONFIRMED'],
  CLAIM: [],
  WAITING: ['PAYMENT_WAIT'],
  CANCELLED: ['CANCELLED'],
  ALL: [],
} as const satisfies Record<string, readonly WorkStep[]>;

export type WorkTab = keyof typeof workTabs;
export const workTabList = Object.keys(workTabs) as WorkTab[];

/** The columns of the board: where work is under way. */
export const boardTabs = [
  'NEW',
  'ACKNOWLEDGED',
  'PRODUCTION',
  'PREPARING',
  'IN_DELIVERY',
  'DELIVERED',
] as const satisfies readonly WorkTab[];
export type BoardTab = (typeof boardTabs)[number];

/** Steps from the money to the courier: whoever paid waits for their goods. The indexes orders_to_ship and orders_slipping have the same list. */
export const stepsToShip = [
  'PAYMENT_COMPLETE',
  'ACKNOWLEDGED',
  'IN_PRODUCTION',
  'PRODUCTION_COMPLETE',
  'DELIVERY_PREPARING',
] as const satisfies readonly WorkStep[];

/** Steps in which goods made to order wait for the press or lie under it. The index orders_to_produce has the same list. */
export const stepsToProduce = ['PAYMENT_COMPLETE', 'ACKNOWLEDGED', 'IN_PRODUCTION'] as const satisfies readonly WorkStep[];

/** True while the goods have not left the house. */
export function isToShip(step: WorkStep): boolean {
  return (stepsToShip as readonly WorkStep[]).includes(step);
}

/** An order as far as its next step is asked about; `has_halt`: an undecided claim (`isHalting`). */
export interface OrderAtWork {
  readonly step: WorkStep;
  /** Pieces that are made to order. */
  readonly made_units: number;
  readonly tracking_number: string | null;
  readonly has_halt: boolean;
}

/** Why an order may not go where it is sent; each is a code of contract/errors/errors.ts. */
export type WorkRefusal =
  | 'ORDER_STATE_CONFLICT'
  | 'ORDER_HAS_OPEN_CLAIM'
  | 'WAYBILL_REQUIRED'
  | 'NOTHING_TO_PRODUCE'
  | 'PRODUCTION_REQUIRED';

/**
 * What comes of sending an order somewhere: `NOTHING` where it is there already, null where it may go, else why it may not. Only the table of states
 * says what follows; a claim that is not decided yet keeps goods in the house, but not a parcel from arriving.
 */
export function workRefusal(order: OrderAtWork, to: WorkTarget, mover: Mover): WorkRefusal | 'NOTHING' | null {
  const { step } = order;
  if (step === to) return 'NOTHING';
  if (to === 'ACKNOWLEDGED') return step === 'PAYMENT_COMPLETE' ? null : 'ORDER_STATE_CONFLICT';
  if (step === 'CANCELLED' || !mayMove(stateOf(step), to, mover)) return 'ORDER_STATE_CONFLICT';
  if (order.has_halt && isToShip(step)) return 'ORDER_HAS_OPEN_CLAIM';
  if (to === 'IN_PRODUCTION' && order.made_units === 0) return 'NOTHING_TO_PRODUCE';
  if (to === 'DELIVERY_PREPARING' && step !== 'PRODUCTION_COMPLETE' && order.made_units > 0) return 'PRODUCTION_REQUIRED';
  if (to === 'IN_DELIVERY' && order.tracking_number === null) return 'WAYBILL_REQUIRED';
  return null;
}

/** The targets an operator's buttons offer from a step: what follows by the table, the acknowledgement before it. */
export function targetsFrom(step: WorkStep, mover: Mover): WorkTarget[] {
  if (step === 'CANCELLED') return [];
  const next = (orderStates[stateOf(step)].next as readonly OrderState[]).filter((to) => mayMove(stateOf(step), to, mover));
  return step === 'PAYMENT_COMPLETE' ? ['ACKNOWLEDGED', ...next] : next;
}

/** The state behind a step that is none of its own. */
function stateOf(step: Exclude<WorkStep, 'CANCELLED'>): OrderState {
  return step === 'ACKNOWLEDGED' ? 'PAYMENT_COMPLETE' : step;
}
