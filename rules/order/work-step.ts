import { isPictureRefused, type OwnPictureState } from '../design/picture/own-picture.ts';
import {
  isOrderState,
  isUnpaidOrder,
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
 * An order's step in the operators' work: its state, plus the shop's acknowledgement (발주 확인) and cancellation as separate steps. The eight
 * order states are unchanged (decision 048); the generated column sales.orders.step has the same values.
 */
export type WorkStep = OrderState | 'ACKNOWLEDGED' | 'CANCELLED';

/** A target of an operator's move: a state, or the acknowledgement. */
export type WorkTarget = OrderState | 'ACKNOWLEDGED';

export const workTargets: readonly WorkTarget[] = ['ACKNOWLEDGED', ...orderStateList];

/** The state that the acknowledgement splits into two steps. */
const newState = 'PAYMENT_COMPLETE' satisfies OrderState;

/** The step after the shop has acknowledged the order. */
const acknowledgedStep = 'ACKNOWLEDGED' satisfies WorkStep;

/** Every step, in work order. */
export const workSteps: readonly WorkStep[] = [
  ...orderStateList.flatMap((state): WorkStep[] => (state === newState ? [state, acknowledgedStep] : [state])),
  'CANCELLED',
];

/** True for the acknowledgement, as a step or a target: it does not change the order's state. */
export function isAcknowledgement(step: WorkStep): step is 'ACKNOWLEDGED' {
  return step === acknowledgedStep;
}

/** True for a cancelled order. */
export function isCancelledStep(step: WorkStep): step is 'CANCELLED' {
  return step === 'CANCELLED';
}

/** The step that an order in this state leaves when it moves on. By then it has been acknowledged. */
export function stepLeft(state: OrderState): WorkStep {
  return state === newState ? acknowledgedStep : state;
}

/**
 * What a tab shows. `tallied`: its count is shown, because it needs action; `everything`: orders of every step; `claimed`: orders of every
 * step with an unfinished claim; `without-left`: excludes orders that were left unpaid; `without-open`: excludes unpaid orders whose
 * payment window is still open.
 */
export type TabMeaning = 'tallied' | 'everything' | 'claimed' | 'without-left' | 'without-open';

/** The tabs of the operators' list, in work order; `CLAIM` and `ALL` span all steps. */
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

/** True when a tab has this meaning. */
export function tabMeans(tab: WorkTab, meaning: TabMeaning): boolean {
  const means: readonly TabMeaning[] = workTabMeanings[tab];
  return means.includes(meaning);
}

/** The steps under a tab; empty for a tab that spans all of them. */
export const workTabs = Object.fromEntries(
  workTabList.map((tab) => [tab, workSteps.filter((step) => tabOf(step) === tab)]),
) as unknown as Readonly<Record<WorkTab, readonly WorkStep[]>>;

/** The columns of the board: the steps with work in progress. */
export const boardTabs = [
  'NEW',
  'ACKNOWLEDGED',
  'PRODUCTION',
  'PREPARING',
  'IN_DELIVERY',
  'DELIVERED',
] as const satisfies readonly WorkTab[];
export type BoardTab = (typeof boardTabs)[number];

/** Steps between payment and shipping, while the customer is waiting. The indexes orders_to_ship and orders_slipping have the same list. */
export const stepsToShip = stepsThatMean('inside');

/** Steps in which made-to-order goods are in production or waiting for it. The index orders_to_produce has the same list. */
export const stepsToProduce = stepsThatMean('unmade');

/** True before any work on an order has begun: until then its lines can be changed to other options. */
export function isUnbegun(step: WorkStep): boolean {
  return stepMeans(step, 'cancellable');
}

/** True for an unpaid order that awaits no deposit (`isUnpaidOrder`), which the tab of waiting orders excludes (`without-open`). */
export function isUnpaidAtWork({ step, deposit_account }: { step: WorkStep; deposit_account: string | null }): boolean {
  return !isCancelledStep(step) && isUnpaidOrder({ status: stateOf(step), cancelled_at: null, deposit_account });
}

/** True for a paid order that the shop has not acknowledged. */
export function isNew(step: WorkStep): boolean {
  return step === newState;
}

/** True until the goods have been shipped. */
export function isToShip(step: WorkStep): boolean {
  return stepMeans(step, 'inside');
}

/** True while made-to-order goods are in production. */
export function isPressing(step: WorkStep): boolean {
  return stepMeans(step, 'pressing');
}

/** True while the courier has the goods. */
export function isOnItsWay(step: WorkStep): boolean {
  return stepMeans(step, 'sent');
}

/** True once the goods have been shipped. */
export function hasLeft(step: WorkStep): boolean {
  return (['sent', 'delivered', 'finished'] as const).some((meaning) => stepMeans(step, meaning));
}

/** The facts an order's next step depends on; `has_halt`: a claim stops it (`isHalting`). */
export interface OrderAtWork {
  readonly step: WorkStep;
  /** Made-to-order units. */
  readonly made_units: number;
  readonly tracking_number: string | null;
  readonly has_halt: boolean;
  /** What stops its pictures from being printed (`pictureHalt`); lists leave this check to the server. */
  readonly picture_halt?: OwnPictureState | null;
  /** A gift without address (`awaitsAddress`). */
  readonly awaits_address?: boolean;
  /** A team order whose buyer has not approved the proof (`awaitsProof`). */
  readonly awaits_proof?: boolean;
}

/** Why an order cannot be moved; each is a code of contract/errors/errors.ts. */
export type WorkRefusal =
  | 'ORDER_STATE_CONFLICT'
  | 'ORDER_HAS_OPEN_CLAIM'
  | 'GIFT_ADDRESS_AWAITED'
  | 'PROOF_UNAPPROVED'
  | 'WAYBILL_REQUIRED'
  | 'ORDER_PICTURE_REFUSED'
  | 'ORDER_PICTURE_WAITING'
  | 'NOTHING_TO_PRODUCE'
  | 'PRODUCTION_REQUIRED';

/**
 * The result of moving an order: `NOTHING` when it is already there, null when allowed, otherwise the refusal. Transitions come from the
 * state table. An undecided claim stops goods from leaving, but not a parcel from arriving.
 */
export function workRefusal(order: OrderAtWork, to: WorkTarget, mover: Mover): WorkRefusal | 'NOTHING' | null {
  const { step } = order;
  if (step === to) return 'NOTHING';
  if (isAcknowledgement(to)) return isNew(step) ? null : 'ORDER_STATE_CONFLICT';
  if (isCancelledStep(step) || !mayMove(stateOf(step), to, mover)) return 'ORDER_STATE_CONFLICT';
  if (order.has_halt && isToShip(step)) return 'ORDER_HAS_OPEN_CLAIM';
  if (order.picture_halt && means(to, 'pressing'))
    return isPictureRefused({ state: order.picture_halt }) ? 'ORDER_PICTURE_REFUSED' : 'ORDER_PICTURE_WAITING';
  if (order.awaits_proof === true && means(to, 'pressing')) return 'PROOF_UNAPPROVED';
  if (order.awaits_address === true && isToShip(step)) return 'GIFT_ADDRESS_AWAITED';
  return refusalOfGoods(order, to) ?? (goesByWaybill(to) && order.tracking_number === null ? 'WAYBILL_REQUIRED' : null);
}

/** True for a move that needs a waybill, and has its own screen. */
export function goesByWaybill(to: WorkTarget): boolean {
  return means(to, 'sent');
}

/** Steps from which orders are shipped next: those that await a waybill. */
export const stepsToSend: readonly WorkStep[] = workSteps.filter((step) => targetsFrom(step, 'admin').some(goesByWaybill));

/** Steps in which goods are packed after production: the order is acknowledged and not shipped. */
export const stepsToPack: readonly WorkStep[] = stepsToShip.filter((step) => !isNew(step));

/** The targets a mover can choose from a step: the next states of the table, preceded by the acknowledgement for a new order. */
export function targetsFrom(step: WorkStep, mover: Mover): WorkTarget[] {
  if (isCancelledStep(step)) return [];
  const next = (orderStates[stateOf(step)].next as readonly OrderState[]).filter((to) => mayMove(stateOf(step), to, mover));
  return isNew(step) ? [acknowledgedStep, ...next] : next;
}

/**
 * The targets shown as buttons, the next step first, each with the reason it is blocked, if any. Excludes steps the goods do not need and
 * moves that need a waybill.
 */
export function buttonsOf(order: OrderAtWork): { to: WorkTarget; refusal: WorkRefusal | null }[] {
  return targetsFrom(order.step, 'admin')
    .filter((to) => !goesByWaybill(to) && refusalOfGoods(order, to) === null)
    .map((to) => ({ to, refusal: workRefusal(order, to, 'admin') }))
    .filter((move): move is { to: WorkTarget; refusal: WorkRefusal | null } => move.refusal !== 'NOTHING');
}

/** The one step that scanning the work sheet moves an order to, or why not; null when it awaits its waybill or has shipped. */
export function scannedMove(order: OrderAtWork): ReturnType<typeof buttonsOf>[number] | null {
  return isToShip(order.step) ? (buttonsOf(order).find(({ to }) => !isAcknowledgement(to)) ?? null) : null;
}

/** Minutes in which the person who moved an order may undo the step. */
const UNDO_MINUTES = 10;

/** The last change of an order's state. */
interface LastChange {
  readonly from_status: string | null;
  readonly to_status: string;
  readonly user_id: string | null;
  readonly changed_at: Date;
}

/**
 * The state that an order returns to when its last move is undone by the same person; null for another person, too late, or after
 * shipping.
 */
export function undoneState(
  step: WorkStep,
  status: OrderState,
  { from_status: from, to_status, user_id, changed_at }: LastChange,
  { userId, now }: { userId: string; now: Date },
): OrderState | null {
  const isFresh = now.getTime() - changed_at.getTime() < UNDO_MINUTES * 60_000;
  if (!isToShip(step) || to_status !== status || user_id !== userId || !isFresh) return null;
  return from !== null && isOrderState(from) && means(from, 'inside') ? from : null;
}

/** Ready goods skip production; made-to-order goods cannot. */
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

/** The order state behind a work step. */
function stateOf(step: Exclude<WorkStep, 'CANCELLED'>): OrderState {
  return isAcknowledgement(step) ? newState : step;
}
