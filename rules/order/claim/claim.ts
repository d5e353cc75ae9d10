import { endOfKoreanDay } from '../../shop/korean-time.ts';
import { isCancellable, type OrderState, type StandingOrder, statesIn } from '../order-state.ts';

/** Cancel, return and exchange of lines of an order: claims of their own beside the eight states of the order (specification 4). */
export const claimTypes = ['CANCEL', 'RETURN', 'EXCHANGE'] as const;
export type ClaimType = (typeof claimTypes)[number];

/** Who is at fault for a claim and therefore pays for the return. */
const faults = {
  SHOPPER: { pays: 'shopper' },
  SHOP: { pays: 'shop' },
  COURIER: { pays: 'shop' },
} as const satisfies Record<string, { pays: 'shopper' | 'shop' }>;

export type Fault = keyof typeof faults;
export const faultList = Object.keys(faults) as Fault[];

/** True when the shopper pays for what the claim costs. */
export function doesShopperPay(fault: Fault): boolean {
  return faults[fault].pays === 'shopper';
}

/** Who moves a claim: its shopper, an operator, the provider's word that the money is back. */
export type ClaimMover = 'shopper' | 'admin' | 'payment';

/**
 * What a state means. `undecided`: its pieces are spoken for, and the purchase is not confirmed meanwhile; `withdrawable`: the shopper may
 * still take it back; `travelling`: goods are on their way to the shop or back; `arrived`: they came back to the shop; `held`: an exchange
 * holds what it sends instead; `settled`: its pieces are gone from the order, by a
 * cancellation or a return; `owed`: agreed to, and the money is not all back; `finished`: nothing follows.
 */
type ClaimMeaning = 'undecided' | 'withdrawable' | 'travelling' | 'arrived' | 'held' | 'settled' | 'owed' | 'finished';

/**
 * What an operator must enter to move a claim into a state: the refund, the reason of a refusal, the parcel that fetches the goods or brings new
 * ones.
 */
type ClaimQuestion = 'money' | 'reason' | 'pick-up' | 'delivery';

interface ClaimStateRow {
  /** The types of claims that know this state. */
  types: readonly ClaimType[];
  next: readonly string[];
  /** Who may bring a claim into this state. */
  movers: readonly ClaimMover[];
  asks?: ClaimQuestion;
  means: readonly ClaimMeaning[];
}

/** The states of a claim. The check constraint of sales.claims has the same list. */
export const claimStates = {
  REQUESTED: {
    types: claimTypes,
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
  ACCEPTED: { types: ['CANCEL', 'RETURN'], next: ['COMPLETED'], movers: ['shopper', 'admin'], asks: 'money', means: ['settled', 'owed'] },
  COMPLETED: { types: claimTypes, next: [], movers: ['shopper', 'admin', 'payment'], means: ['settled', 'finished'] },
  REJECTED: { types: claimTypes, next: [], movers: ['admin'], asks: 'reason', means: ['finished'] },
  WITHDRAWN: { types: claimTypes, next: [], movers: ['shopper', 'admin'], means: ['finished'] },
} as const satisfies Record<string, ClaimStateRow>;

export type ClaimState = keyof typeof claimStates;
export const claimStateList = Object.keys(claimStates) as ClaimState[];

/** The states a claim can still reach, in order; those it has passed are left out. */
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

/** True when this mover may bring a claim from its state to another. An exchange is done only once something was sent. */
export function mayMoveClaim(claim: { type: ClaimType; status: ClaimState }, to: ClaimState, mover: ClaimMover): boolean {
  const { types, movers }: ClaimStateRow = claimStates[to];
  const next: readonly string[] = claimStates[claim.status].next;
  if (claim.type === 'EXCHANGE' && to === 'COMPLETED' && claim.status !== 'REDELIVERING') return false;
  return next.includes(to) && types.includes(claim.type) && movers.includes(mover);
}

/**
 * True while an operator may bring a claim from its state to another: what is settled is settled once and goes on by the payment alone, and
 * in an order that is cancelled nothing is agreed to any more, only ended; an exchange whose replacement left may still arrive.
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

/** True when a state means this. */
export function claimIs(status: ClaimState, meaning: ClaimMeaning): boolean {
  const { means }: ClaimStateRow = claimStates[status];
  return means.includes(meaning);
}

/** What an operator must enter to move a claim into this state; null when nothing is needed. */
export function askedFor(to: ClaimState): ClaimQuestion | null {
  const { asks }: ClaimStateRow = claimStates[to];
  return asks ?? null;
}

/** True when an exchange takes what it sends instead out of the stock as it comes into this state. */
export function takesReplacement(claim: { type: ClaimType; status: ClaimState }, to: ClaimState): boolean {
  return claim.type === 'EXCHANGE' && claimIs(to, 'held') && !claimIs(claim.status, 'held');
}

/** True while an exchange holds what it sends instead. */
export function holdsReplacement(claim: { type: ClaimType; status: ClaimState }): boolean {
  return claim.type === 'EXCHANGE' && claimIs(claim.status, 'held');
}

/** The states that mean this, for a condition in SQL. */
export function claimStatesIn(meaning: ClaimMeaning): ClaimState[] {
  return claimStateList.filter((state) => claimIs(state, meaning));
}

/** The cancellations whose money is still on its way back, for a condition in SQL. */
export const owedCancellations = { type: 'CANCEL' satisfies ClaimType, states: claimStatesIn('owed') };

/** The claims whose pieces are gone from their order, for a condition in SQL: settled, whether or not all money is back, and nothing sent instead. */
export const takingClaims = { types: claimTypes.filter((type) => type !== 'EXCHANGE'), states: claimStatesIn('settled') };

/** The state of a claim as it is settled: done at once when no money goes back. */
export function settledState(isMoneyOwed: boolean): ClaimState {
  return isMoneyOwed ? 'ACCEPTED' : 'COMPLETED';
}

/** Photos that a claim may show, and the letters of what is said to it. */
export const CLAIM_PHOTOS_MAX = 5;
export const CLAIM_DETAIL_MAX = 500;

/** True while something of a claim is still to happen; a state that nobody knows counts as open. */
export function isClaimOpen(status: string): boolean {
  return !claimStatesIn('finished').some((state) => state === status);
}

/** The part of a claim that concerns its pieces of one line. */
export interface PieceClaim {
  type: ClaimType;
  status: ClaimState;
  quantity: number;
}

/** Where the pieces of a line are: `left` are the shopper's and free to be asked about, `asked` wait for a decision, `gone` went back. */
export interface Pieces {
  left: number;
  asked: number;
  gone: number;
}

/** The pieces of a line by its claims; what was exchanged is the shopper's again. */
export function piecesOf(quantity: number, claims: readonly PieceClaim[]): Pieces {
  const asked = sumOf(claims.filter(({ status }) => claimIs(status, 'undecided')));
  const gone = piecesGone(claims);
  return { left: quantity - asked - gone, asked, gone };
}

/** The pieces that these claims took back. */
export function piecesGone(claims: readonly PieceClaim[]): number {
  return sumOf(claims.filter(({ type, status }) => type !== 'EXCHANGE' && claimIs(status, 'settled')));
}

function sumOf(claims: readonly PieceClaim[]): number {
  return claims.reduce((pieces, { quantity }) => pieces + quantity, 0);
}

/**
 * Why the pieces of a delivered order do not allow confirming it, or null. Open claims are decided first; an order that was returned in full cannot
 * be confirmed.
 */
export function confirmRefusal(lines: readonly Pick<Pieces, 'left' | 'asked'>[]): 'CLAIM_LINE_OPEN' | 'CLAIM_NOTHING_LEFT' | null {
  if (lines.some(({ asked }) => asked > 0)) return 'CLAIM_LINE_OPEN';
  return lines.every(({ left }) => left === 0) ? 'CLAIM_NOTHING_LEFT' : null;
}

/** Days after delivery in which a shopper may change their mind, and months for what is not as ordered (e-commerce act, article 17). */
export const WITHDRAWAL_DAYS = 7;
export const DEFECT_MONTHS = 3;

/** The last moment to ask for goods to be taken back. The day of the delivery does not count; the last day counts whole. */
export function claimDeadline(deliveredAt: Date, fault: Fault): Date {
  if (doesShopperPay(fault)) return endOfKoreanDay(deliveredAt, WITHDRAWAL_DAYS);
  const last = new Date(deliveredAt);
  last.setUTCMonth(last.getUTCMonth() + DEFECT_MONTHS);
  return endOfKoreanDay(last, 0);
}

/** Why a claim about a line cannot be made: codes of contract/errors/errors.ts. */
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

/** A line and its order as far as a claim asks. `is_custom`: made to the shopper's own design, with their consent to what follows from it. */
export interface ClaimableLine {
  order: StandingOrder & { status: OrderState; delivered_at: Date | null };
  is_custom: boolean;
  pieces: Pieces;
}

/**
 * Why this cannot be asked for now, null when it can. Until production everything can be cancelled; after that what was made to the
 * shopper's own design is taken back only where it is not as ordered, everything else within seven days of its delivery; what is not as
 * ordered, within three months (e-commerce act, articles 17 and 18). A confirmed purchase takes nothing of this away.
 */
export function claimRefusal(line: ClaimableLine, type: ClaimType, fault: Fault, now: Date): ClaimRefusal | null {
  const refused = pieceRefusal(line);
  if (refused !== null) return refused;
  const { order, is_custom } = line;
  if (type === 'CANCEL') return cancelRefusal(order, is_custom);
  if (order.delivered_at === null || !isDelivered(order.status)) return 'CLAIM_NOT_DELIVERED';
  if (is_custom && doesShopperPay(fault)) return 'CLAIM_MADE_TO_ORDER';
  return now > claimDeadline(order.delivered_at, fault) ? 'CLAIM_TOO_LATE' : null;
}

/**
 * Why the shop cannot open this claim in the shopper's name, null when it can. It may agree to more than it must: until the parcel leaves it
 * cancels whatever is made of it, and once it is there it takes back what a shopper could not ask for any more.
 */
export function openingRefusal(line: ClaimableLine, type: ClaimType): ClaimRefusal | null {
  const refused = pieceRefusal(line);
  if (refused !== null) return refused;
  const { status, delivered_at } = line.order;
  const isThere = isDelivered(status);
  if (type === 'CANCEL') return isThere || statesIn('sent').includes(status) ? 'CLAIM_SENT_ALREADY' : null;
  return isThere && delivered_at !== null ? null : 'CLAIM_NOT_DELIVERED';
}

/** Why nobody can open a claim for a line. */
function pieceRefusal({ order, pieces }: ClaimableLine): ClaimRefusal | null {
  if (order.cancelled_at !== null) return 'CLAIM_ORDER_ENDED';
  if (statesIn('waiting').includes(order.status)) return 'CLAIM_NOT_PAID';
  if (pieces.asked > 0) return 'CLAIM_LINE_OPEN';
  return pieces.left === 0 ? 'CLAIM_NOTHING_LEFT' : null;
}

function cancelRefusal(order: ClaimableLine['order'], isCustom: boolean): ClaimRefusal | null {
  if (isCancellable(order)) return null;
  if (isDelivered(order.status) || statesIn('sent').includes(order.status)) return 'CLAIM_SENT_ALREADY';
  return isCustom ? 'CLAIM_MADE_TO_ORDER' : null;
}

function isDelivered(status: OrderState): boolean {
  return [...statesIn('delivered'), ...statesIn('finished')].includes(status);
}

/** True when a cancellation needs nobody's decision: production has not begun. */
export function isSettledAtOnce(type: ClaimType, order: StandingOrder): boolean {
  return type === 'CANCEL' && isCancellable(order);
}

/**
 * True while a claim keeps goods in the house: asked for and not decided, or agreed to and waiting for goods to come back. A cancellation that is agreed to
 * and only owes money halts nothing: what it took away is no longer sent.
 */
export function isHalting({ type, status }: { type: string; status: string }): boolean {
  const owesOnly = type === owedCancellations.type && (owedCancellations.states as readonly string[]).includes(status);
  return isClaimOpen(status) && !owesOnly;
}

/** The states after which nothing follows, for a condition in SQL. */
export const finishedClaimStates = claimStatesIn('finished');
