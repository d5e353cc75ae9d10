import { endOfKoreanDay } from '../../shop/korean-time.ts';
import { isCancellable, type OrderState, type StandingOrder, statesIn } from '../order-state.ts';

/**
 * Cancellation, return and exchange of order lines: claims with their own states, separate from the eight order states (specification 4.28).
 */
export const pieceClaimTypes = ['CANCEL', 'RETURN', 'EXCHANGE'] as const;
export type PieceClaimType = (typeof pieceClaimTypes)[number];

/** With GOODWILL: an amount that staff refund of an order whose goods all stay with the shopper. It has no pieces and is settled at once. */
export const claimTypes = [...pieceClaimTypes, 'GOODWILL'] as const;
export type ClaimType = (typeof claimTypes)[number];

/** True for a claim on pieces of an order. */
export function isOfPieces<Claim extends { type: ClaimType }>(claim: Claim): claim is Claim & { type: PieceClaimType } {
  return pieceClaimTypes.some((type) => type === claim.type);
}

/** Who is at fault for a claim and therefore pays for the return. */
const faults = {
  SHOPPER: { pays: 'shopper' },
  SHOP: { pays: 'shop' },
  COURIER: { pays: 'shop' },
} as const satisfies Record<string, { pays: 'shopper' | 'shop' }>;

export type Fault = keyof typeof faults;
export const faultList = Object.keys(faults) as Fault[];

/** True when the shopper pays the claim's fees. */
export function doesShopperPay(fault: Fault): boolean {
  return faults[fault].pays === 'shopper';
}

/** Who moves a claim: its shopper, an operator, or the provider reporting that the money was refunded. */
export type ClaimMover = 'shopper' | 'admin' | 'payment';

/**
 * The meanings of a state. `undecided`: its units are reserved and the purchase cannot be confirmed; `withdrawable`: the shopper can still
 * withdraw it; `travelling`: goods are on their way to or from the shop; `arrived`: they came back to the shop; `held`: an exchange
 * reserves its replacement; `settled`: its units left the order by a cancellation or a return; `owed`: accepted, but not fully refunded;
 * `finished`: final.
 */
type ClaimMeaning = 'undecided' | 'withdrawable' | 'travelling' | 'arrived' | 'held' | 'settled' | 'owed' | 'finished';

/**
 * What an operator must enter to move a claim into a state: the refund, a reason for refusal, or the parcel that picks up or delivers
 * goods.
 */
type ClaimQuestion = 'money' | 'reason' | 'pick-up' | 'delivery';

interface ClaimStateRow {
  /** The types of claims with this state. */
  types: readonly ClaimType[];
  next: readonly string[];
  /** Who can move a claim into this state. */
  movers: readonly ClaimMover[];
  asks?: ClaimQuestion;
  means: readonly ClaimMeaning[];
}

/** The states of a claim. The check constraint of sales.claims has the same list. */
export const claimStates = {
  REQUESTED: {
    types: pieceClaimTypes,
    next: ['COLLECTING', 'REDELIVERING', 'ACCEPTED', 'COMPLETED', 'REJECTED', 'WITHDRAWN'],
    movers: ['shopper', 'admin'],
    means: ['undecided', 'withdrawable'],
  },
  COLLECTING: {
    types: ['RETURN', 'EXCHANGE'],
    next: ['COLLECTED', 'REJECTED', 'WITHDRAWN'],
    movers: ['admin'],
    asks: 'pick-up',
    means: ['undecided', 'withdrawable', 'travelling', 'held'],
  },
  COLLECTED: {
    types: ['RETURN', 'EXCHANGE'],
    next: ['REDELIVERING', 'ACCEPTED', 'COMPLETED', 'REJECTED'],
    movers: ['admin'],
    means: ['undecided', 'arrived', 'held'],
  },
  REDELIVERING: {
    types: ['EXCHANGE'],
    next: ['COMPLETED'],
    movers: ['admin'],
    asks: 'delivery',
    means: ['undecided', 'travelling', 'held'],
  },
  ACCEPTED: {
    types: ['CANCEL', 'RETURN', 'GOODWILL'],
    next: ['COMPLETED'],
    movers: ['shopper', 'admin'],
    asks: 'money',
    means: ['settled', 'owed'],
  },
  COMPLETED: { types: claimTypes, next: [], movers: ['shopper', 'admin', 'payment'], means: ['settled', 'finished'] },
  REJECTED: { types: pieceClaimTypes, next: [], movers: ['admin'], asks: 'reason', means: ['finished'] },
  WITHDRAWN: { types: pieceClaimTypes, next: [], movers: ['shopper', 'admin'], means: ['finished'] },
} as const satisfies Record<string, ClaimStateRow>;

export type ClaimState = keyof typeof claimStates;
export const claimStateList = Object.keys(claimStates) as ClaimState[];

/** The states a claim can still reach, in order. */
export function statesAhead(status: ClaimState): ClaimState[] {
  const ahead = new Set<ClaimState>();
  const follow = (from: ClaimState) => {
    for (const next of claimStates[from].next) {
      if (ahead.has(next)) continue;
      ahead.add(next);
      follow(next);
    }
  };
  follow(status);
  return claimStateList.filter((state) => ahead.has(state));
}

/** True when this mover can bring a claim from its state to another. An exchange finishes only after the replacement was sent. */
export function mayMoveClaim(claim: { type: ClaimType; status: ClaimState }, to: ClaimState, mover: ClaimMover): boolean {
  const { types, movers }: ClaimStateRow = claimStates[to];
  const next: readonly string[] = claimStates[claim.status].next;
  if (claim.type === 'EXCHANGE' && to === 'COMPLETED' && claim.status !== 'REDELIVERING') return false;
  return next.includes(to) && types.includes(claim.type) && movers.includes(mover);
}

/**
 * True while an operator can move a claim from its state to another. A settled claim only moves on by its payment. In a cancelled order
 * claims can be ended but not accepted, except that an exchange whose replacement has left can still arrive.
 */
export function mayDecideClaim(
  claim: { type: ClaimType; status: ClaimState },
  to: ClaimState,
  order: { cancelled_at: Date | null },
): boolean {
  if (claimIs(claim.status, 'settled')) return false;
  const isEnding = claimIs(to, 'finished') && (!claimIs(to, 'settled') || claim.type === 'EXCHANGE');
  return (order.cancelled_at === null || isEnding) && mayMoveClaim(claim, to, 'admin');
}

/** True when a state has this meaning. */
export function claimIs(status: ClaimState, meaning: ClaimMeaning): boolean {
  const { means }: ClaimStateRow = claimStates[status];
  return means.includes(meaning);
}

/** What an operator must enter to move a claim into this state; null for nothing. */
export function askedFor(to: ClaimState): ClaimQuestion | null {
  const { asks }: ClaimStateRow = claimStates[to];
  return asks ?? null;
}

/** True when entering this state takes an exchange's replacement out of stock. */
export function takesReplacement(claim: { type: ClaimType; status: ClaimState }, to: ClaimState): boolean {
  return claim.type === 'EXCHANGE' && claimIs(to, 'held') && !claimIs(claim.status, 'held');
}

/** True while an exchange reserves its replacement. */
export function holdsReplacement(claim: { type: ClaimType; status: ClaimState }): boolean {
  return claim.type === 'EXCHANGE' && claimIs(claim.status, 'held');
}

/** The states with this meaning, for use in SQL. */
export function claimStatesIn(meaning: ClaimMeaning): ClaimState[] {
  return claimStateList.filter((state) => claimIs(state, meaning));
}

/** Cancellations that are not fully refunded yet, for use in SQL. */
export const owedCancellations = { type: 'CANCEL' as const satisfies ClaimType, states: claimStatesIn('owed') };

/** Claims that wait for nothing but their money, for use in SQL: no goods travel. */
export const owingClaims = { types: ['CANCEL', 'GOODWILL'] satisfies ClaimType[], states: claimStatesIn('owed') };

/** Claims whose units have left their order, for use in SQL: settled, whether or not fully refunded, and not replaced. */
export const takingClaims = { types: pieceClaimTypes.filter((type) => type !== 'EXCHANGE'), states: claimStatesIn('settled') };

/** The state of a claim when settled: finished at once when no money is refunded. */
export function settledState(isMoneyOwed: boolean): ClaimState {
  return isMoneyOwed ? 'ACCEPTED' : 'COMPLETED';
}

/** Maximum number of photos and characters in a claim. */
export const CLAIM_PHOTOS_MAX = 5;
export const CLAIM_DETAIL_MAX = 500;

/** True for an unfinished claim; an unknown state counts as unfinished. */
export function isClaimOpen(status: string): boolean {
  return !claimStatesIn('finished').some((state) => state === status);
}

/** The facts about a claim that concern one line. */
export interface PieceClaim {
  type: ClaimType;
  status: ClaimState;
  quantity: number;
}

/** The units of a line: `left` are the shopper's and not claimed, `asked` await a decision, `gone` were returned or cancelled. */
export interface Pieces {
  left: number;
  asked: number;
  gone: number;
}

/** The units of a line, given its claims; exchanged units are the shopper's again. */
export function piecesOf(quantity: number, claims: readonly PieceClaim[]): Pieces {
  const asked = sumOf(claims.filter(({ status }) => claimIs(status, 'undecided')));
  const gone = piecesGone(claims);
  return { left: quantity - asked - gone, asked, gone };
}

/** The number of units these claims removed. */
export function piecesGone(claims: readonly PieceClaim[]): number {
  return sumOf(claims.filter(({ type, status }) => type !== 'EXCHANGE' && claimIs(status, 'settled')));
}

function sumOf(claims: readonly PieceClaim[]): number {
  return claims.reduce((pieces, { quantity }) => pieces + quantity, 0);
}

/**
 * Why a delivered order's units prevent confirmation, or null. Open claims must be decided first, and a fully returned order cannot be
 * confirmed.
 */
export function confirmRefusal(lines: readonly Pick<Pieces, 'left' | 'asked'>[]): 'CLAIM_LINE_OPEN' | 'CLAIM_NOTHING_LEFT' | null {
  if (lines.some(({ asked }) => asked > 0)) return 'CLAIM_LINE_OPEN';
  return lines.every(({ left }) => left === 0) ? 'CLAIM_NOTHING_LEFT' : null;
}

/** Days after delivery to return goods after a change of mind (e-commerce act, article 17). */
export const WITHDRAWAL_DAYS = 7;
/** Months after delivery to return goods that are not as ordered (the same article). */
export const DEFECT_MONTHS = 3;

/** The deadline for requesting a return. The day of delivery does not count; the last day counts in full. */
export function claimDeadline(deliveredAt: Date, fault: Fault): Date {
  if (doesShopperPay(fault)) return endOfKoreanDay(deliveredAt, WITHDRAWAL_DAYS);
  const last = new Date(deliveredAt);
  last.setUTCMonth(last.getUTCMonth() + DEFECT_MONTHS);
  return endOfKoreanDay(last, 0);
}

/** Why a claim on a line is refused: codes of contract/errors/errors.ts. */
export const claimRefusals = [
  'CLAIM_ORDER_ENDED',
  'CLAIM_NOT_PAID',
  'CLAIM_LINE_OPEN',
  'CLAIM_NOTHING_LEFT',
  'CLAIM_SENT_ALREADY',
  'CLAIM_MADE_TO_ORDER',
  'CLAIM_NOT_DELIVERED',
  'CLAIM_TOO_LATE',
] as const;
export type ClaimRefusal = (typeof claimRefusals)[number];

/**
 * The facts about a line and its order that decide whether it can be claimed. `is_custom`: made to the shopper's own design, with their
 * consent to the consequences.
 */
export interface ClaimableLine {
  order: StandingOrder & { status: OrderState; delivered_at: Date | null };
  is_custom: boolean;
  pieces: Pieces;
}

/**
 * Why this claim is refused now, or null. Before production everything can be cancelled. Afterwards, custom-made goods are taken back only
 * if not as ordered, other goods within seven days of delivery, and goods not as ordered within three months (e-commerce act, articles 17
 * and 18). Confirming the purchase does not change this.
 */
export function claimRefusal(line: ClaimableLine, type: PieceClaimType, fault: Fault, now: Date): ClaimRefusal | null {
  const refused = pieceRefusal(line);
  if (refused !== null) return refused;
  const { order, is_custom } = line;
  if (type === 'CANCEL') return cancelRefusal(order, is_custom);
  if (order.delivered_at === null || !isDelivered(order.status)) return 'CLAIM_NOT_DELIVERED';
  if (is_custom && doesShopperPay(fault)) return 'CLAIM_MADE_TO_ORDER';
  return now > claimDeadline(order.delivered_at, fault) ? 'CLAIM_TOO_LATE' : null;
}

/**
 * Why the shop cannot open this claim on the shopper's behalf, or null. It can accept more than it must: cancellation of any goods until
 * they are shipped, and returns after the shopper's deadline.
 */
export function openingRefusal(line: ClaimableLine, type: PieceClaimType): ClaimRefusal | null {
  const refused = pieceRefusal(line);
  if (refused !== null) return refused;
  const { status, delivered_at } = line.order;
  const isThere = isDelivered(status);
  if (type === 'CANCEL') return isThere || statesIn('sent').includes(status) ? 'CLAIM_SENT_ALREADY' : null;
  return isThere && delivered_at !== null ? null : 'CLAIM_NOT_DELIVERED';
}

/** Why nobody can open a claim on a line, or null. */
function pieceRefusal({ order, pieces }: ClaimableLine): ClaimRefusal | null {
  if (order.cancelled_at !== null) return 'CLAIM_ORDER_ENDED';
  if (statesIn('waiting').includes(order.status)) return 'CLAIM_NOT_PAID';
  if (pieces.asked > 0) return 'CLAIM_LINE_OPEN';
  return pieces.left === 0 ? 'CLAIM_NOTHING_LEFT' : null;
}

function cancelRefusal(order: ClaimableLine['order'], isCustom: boolean): ClaimRefusal | null {
  if (isCancellable(order)) return null;
  // Also once sent: the other refusal advises a return, which these goods do not allow for a change of mind.
  if (isCustom) return 'CLAIM_MADE_TO_ORDER';
  return isDelivered(order.status) || statesIn('sent').includes(order.status) ? 'CLAIM_SENT_ALREADY' : null;
}

function isDelivered(status: OrderState): boolean {
  return [...statesIn('delivered'), ...statesIn('finished')].includes(status);
}

/** True when a cancellation needs no decision: production has not started. */
export function isSettledAtOnce(type: PieceClaimType, order: StandingOrder): boolean {
  return type === 'CANCEL' && isCancellable(order);
}

/**
 * True while a claim stops goods from being sent: undecided, or accepted and awaiting returned goods. What only awaits its refund stops
 * nothing.
 */
export function isHalting({ type, status }: { type: string; status: string }): boolean {
  const owesOnly = (owingClaims.types as readonly string[]).includes(type) && (owingClaims.states as readonly string[]).includes(status);
  return isClaimOpen(status) && !owesOnly;
}

/** The final states, for use in SQL. */
export const finishedClaimStates = claimStatesIn('finished');
