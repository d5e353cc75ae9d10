import {
  type Mover,
  mayMove,
  means,
  type OrderMeaning,
  type OrderState,
  orderStateList,
  orderStates,
  type StateTab,
} from './order-state.ts';

/**
 * Where an order stands in the work of the house: its state, told apart by the shop's acknowledgement (발주 확인) and by its end. The eight states stay
 * what they are (decision 048); the generated column sales.orders.step spells the same words.
 */
export type WorkStep = OrderState | 'ACKNOWLEDGED' | 'CANCELLED';

/** Where an operator may send an order: a state, or the acknowledgement. */
export type WorkTarget = OrderState | 'ACKNOWLEDGED';

export const workTargets: readonly WorkTarget[] = ['ACKNOWLEDGED', ...orderStateList];

/** The state that the acknowledgement parts into two steps. */
const newState = 'PAYMENT_COMPLETE' satisfies OrderState;

/** The step an order stands at once somebody of the shop has seen it. */
const acknowledgedStep = 'ACKNOWLEDGED' satisfies WorkStep;

/** Every step, in the order of the work. */
export const workSteps: readonly WorkStep[] = [
  ...orderStateList.flatMap((state): WorkStep[] => (state === newState ? [state, acknowledgedStep] : [state])),
  'CANCELLED',
];

/** True for the acknowledgement, as a step or as a target: it leaves the state of the order as it is. */
export function isAcknowledgement(step: WorkStep): step is 'ACKNOWLEDGED' {
  return step === acknowledgedStep;
}

/** True for an order that has ended before it was done. */
export function isCancelledStep(step: WorkStep): step is 'CANCELLED' {
  return step === 'CANCELLED';
}

/** The step an order in a state leaves as it goes on: whatever goes on was acknowledged. */
export function stepLeft(state: OrderState): WorkStep {
  return state === newState ? acknowledgedStep : state;
}

/**
 * What a tab shows. `tallied`: its number is counted, because somebody has to do something about it; `everything`: orders of every step;
 * `claimed`: orders of every step with an unfinished claim; `without-left`: no attempt to pay that was given up, which was never an order;
 * `without-open`: no attempt whose payment window is still open, which is no order yet.
 */
export type TabMeaning = 'tallied' | 'everything' | 'claimed' | 'without-left' | 'without-open';

/** The tabs of the operators' list, in the order of the work; `CLAIM` and `ALL` are no steps but look across them. */
const workTabMeanings = {
  NEW: ['tallied'],
  ACKNOWLEDGED: ['tallied'],
  PRODUCTION: ['tallied'],
  PREPARING: ['tallied'],
  IN_DELIVERY: ['tallied'],
  DELIVERED: ['tallied'],
  CONFIRMED: [],
  CLAIM: ['tallied', 'claimed'],
  WAITING: ['tallied', 'without-open'],
  CANCELLED: ['without-left'],
  ALL: ['everything', 'without-left'],
} as const satisfies Record<StateTab | 'ACKNOWLEDGED' | 'CLAIM' | 'CANCELLED' | 'ALL', readonly TabMeaning[]>;

export type WorkTab = keyof typeof workTabMeanings;
export const workTabList = Object.keys(workTabMeanings) as [WorkTab, ...WorkTab[]];

/** True when a tab shows this. */
export function tabMeans(tab: WorkTab, meaning: TabMeaning): boolean {
  const means: readonly TabMeaning[] = workTabMeanings[tab];
  return means.includes(meaning);
}

/** The steps under a tab; none for a tab that looks across them. */
export const workTabs = Object.fromEntries(
  workTabList.map((tab) => [tab, workSteps.filter((step) => tabOf(step) === tab)]),
) as unknown as Readonly<Record<WorkTab, readonly WorkStep[]>>;

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

/** Steps between payment and courier, while the customer waits for the goods. The indexes orders_to_ship and orders_slipping have the same list. */
export const stepsToShip = stepsThatMean('inside');

/** Steps in which goods made to order wait for the press or lie under it. The index orders_to_produce has the same list. */
export const stepsToProduce = stepsThatMean('unmade');

/** True while nobody of the shop has acknowledged a paid order. */
export function isNew(step: WorkStep): boolean {
  return step === newState;
}

/** True while the goods have not left the house. */
export function isToShip(step: WorkStep): boolean {
  return stepMeans(step, 'inside');
}

/** True while goods made to order lie under the press. */
export function isPressing(step: WorkStep): boolean {
  return stepMeans(step, 'pressing');
}

/** True while a courier has the goods. */
export function isOnItsWay(step: WorkStep): boolean {
  return stepMeans(step, 'sent');
}

/** True once the goods have left the house, wherever they are now. */
export function hasLeft(step: WorkStep): boolean {
  return (['sent', 'delivered', 'finished'] as const).some((meaning) => stepMeans(step, meaning));
}

/** The part of an order that its next step depends on; `has_halt`: an undecided claim (`isHalting`). */
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
  if (isAcknowledgement(to)) return isNew(step) ? null : 'ORDER_STATE_CONFLICT';
  if (isCancelledStep(step) || !mayMove(stateOf(step), to, mover)) return 'ORDER_STATE_CONFLICT';
  if (order.has_halt && isToShip(step)) return 'ORDER_HAS_OPEN_CLAIM';
  return refusalOfGoods(order, to) ?? (goesByWaybill(to) && order.tracking_number === null ? 'WAYBILL_REQUIRED' : null);
}

/** True for a move that is made with a waybill, on a screen of its own. */
export function goesByWaybill(to: WorkTarget): boolean {
  return means(to, 'sent');
}

/** Steps from which a parcel leaves next: those that a waybill is written for. */
export const stepsToSend: readonly WorkStep[] = workSteps.filter((step) => targetsFrom(step, 'admin').some(goesByWaybill));

/** The targets an operator may send orders of a step to: what follows by the table, the acknowledgement before it. */
export function targetsFrom(step: WorkStep, mover: Mover): WorkTarget[] {
  if (isCancelledStep(step)) return [];
  const next = (orderStates[stateOf(step)].next as readonly OrderState[]).filter((to) => mayMove(stateOf(step), to, mover));
  return isNew(step) ? [acknowledgedStep, ...next] : next;
}

/** Where a button sends an order, the next step first, with why it may not go now. Left out is what its goods have no need of, or skip, and what a waybill sends. */
export function buttonsOf(order: OrderAtWork): { to: WorkTarget; refusal: WorkRefusal | null }[] {
  return targetsFrom(order.step, 'admin')
    .filter((to) => !goesByWaybill(to) && refusalOfGoods(order, to) === null)
    .map((to) => ({ to, refusal: workRefusal(order, to, 'admin') }))
    .filter((move): move is { to: WorkTarget; refusal: WorkRefusal | null } => move.refusal !== 'NOTHING');
}

/** Ready goods have nothing for the press; goods made to order do not leave it out. */
function refusalOfGoods({ step, made_units }: OrderAtWork, to: WorkTarget): 'NOTHING_TO_PRODUCE' | 'PRODUCTION_REQUIRED' | null {
  if (isAcknowledgement(to)) return null;
  if (means(to, 'pressing') && made_units === 0) return 'NOTHING_TO_PRODUCE';
  const isMadeThere = means(to, 'unmade') || means(to, 'production');
  return made_units > 0 && stepMeans(step, 'unmade') && !isMadeThere ? 'PRODUCTION_REQUIRED' : null;
}

function stepsThatMean(meaning: OrderMeaning): readonly [WorkStep, ...WorkStep[]] {
  return workSteps.filter((step) => stepMeans(step, meaning)) as [WorkStep];
}

function stepMeans(step: WorkStep, meaning: OrderMeaning): boolean {
  return !isCancelledStep(step) && means(stateOf(step), meaning);
}

function tabOf(step: WorkStep): WorkTab {
  return isAcknowledgement(step) || isCancelledStep(step) ? step : orderStates[step].tab;
}

/** The order state behind a step that is not a state itself. */
function stateOf(step: Exclude<WorkStep, 'CANCELLED'>): OrderState {
  return isAcknowledgement(step) ? newState : step;
}
