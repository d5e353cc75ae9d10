import { sumWon, type Won } from '../money.ts';

/** The provider's states of a cancellation: the money is `back` with the buyer, `asked` for but undecided, or `failed`. */
export const cancellationStates = {
  SUCCEEDED: 'back',
  REQUESTED: 'asked',
  FAILED: 'failed',
} as const satisfies Record<string, 'back' | 'asked' | 'failed'>;

export type CancellationState = keyof typeof cancellationStates;

export const cancellationStateList = Object.keys(cancellationStates) as CancellationState[];

/** The states with this meaning, for use in SQL. */
export function cancellationStatesIn(meaning: (typeof cancellationStates)[CancellationState]): CancellationState[] {
  return cancellationStateList.filter((state) => cancellationStates[state] === meaning);
}

/** One cancellation as the provider reports it. */
export interface Cancellation {
  amount: Won;
  status: CancellationState;
}

/** The provider's data about a payment and its cancellations. */
export interface RefundFacts<Each extends Cancellation> {
  isCancelled: boolean;
  /** The original amount, won. */
  total: Won;
  cancellations: readonly Each[];
  /** The part refunded outside the provider, won, which stays there. */
  elsewhere?: Won;
}

export interface RefundProgress<Each extends Cancellation> {
  /** `BACK`: the buyer has all of it; `UNDER_WAY`: the rest is requested but not decided; `DUE`: a refund still has to be requested. */
  step: 'BACK' | 'UNDER_WAY' | 'DUE';
  /** The amount that can still be refunded, won. */
  rest: Won;
  /** Requested but not decided, in won. */
  asked: Won;
  /** Cancellations that have not refunded anything yet. */
  open: Each[];
}

/** The progress of a full refund. */
export function refundOf<Each extends Cancellation>(facts: RefundFacts<Each>): RefundProgress<Each> {
  const { isCancelled, cancellations } = facts;
  const total = facts.total - (facts.elsewhere ?? 0);
  const sum = (meaning: 'back' | 'asked') =>
    sumWon(cancellations.filter((each) => cancellationStates[each.status] === meaning).map((each) => each.amount));
  const asked = sum('asked');
  const open = cancellations.filter((each) => cancellationStates[each.status] !== 'back');
  const rest = Math.max(0, total - sum('back') - asked);
  // A cancelled payment without listed cancellations has nothing left either.
  if (sum('back') >= total || (isCancelled && cancellations.length === 0)) return { step: 'BACK', rest: 0, asked, open };
  return { step: rest === 0 ? 'UNDER_WAY' : 'DUE', rest, asked, open };
}

/**
 * The refund states of a settled claim. `NONE`: no money to refund; `OWED`: to be requested from the provider; `ACCOUNT_NEEDED`: blocked
 * until an account is named; `ASKED`: requested but undecided; `BACK`: completed by the provider, or settled otherwise by an operator. The
 * check constraint of sales.claim_refunds has the same list.
 */
const claimRefundStates = {
  NONE: { isDue: false, isBack: false },
  OWED: { isDue: true, isBack: false },
  ACCOUNT_NEEDED: { isDue: true, isBack: false },
  ASKED: { isDue: true, isBack: false },
  BACK: { isDue: false, isBack: true },
} as const satisfies Record<string, { isDue: boolean; isBack: boolean }>;

export type ClaimRefundState = keyof typeof claimRefundStates;
export const claimRefundStateList = Object.keys(claimRefundStates) as ClaimRefundState[];

/** The states in which a claim's money is still to be refunded, for use in SQL. */
export const dueRefundStates = claimRefundStateList.filter((state) => claimRefundStates[state].isDue);

/** The states in which a claim's money was refunded, for use in SQL. */
export const backRefundStates = claimRefundStateList.filter((state) => claimRefundStates[state].isBack);

/** The reason sent with a cancellation, which identifies its claim: the provider echoes it even if the reply was lost. */
export function reasonOfClaim(claimId: number, reason: string): string {
  return `[C${claimId}] ${reason}`;
}

/** The claim of a cancellation at the provider; null for one without a claim. */
function claimOfReason(reason: string): number | null {
  const id = /^\[C(\d{1,15})\]/.exec(reason)?.[1];
  return id === undefined ? null : Number(id);
}

/** The progress of one claim's refund, from its cancellations at the provider. */
export function claimRefundStep<Each extends Cancellation & { reason: string }>(
  claimId: number,
  cancellations: readonly Each[],
): { step: 'BACK' | 'UNDER_WAY' | 'FAILED' | 'DUE'; latest: Each | null } {
  const own = cancellations.filter((each) => claimOfReason(each.reason) === claimId);
  const found = (meaning: 'back' | 'asked' | 'failed') => own.findLast((each) => cancellationStates[each.status] === meaning);
  const back = found('back');
  if (back !== undefined) return { step: 'BACK', latest: back };
  const asked = found('asked');
  if (asked !== undefined) return { step: 'UNDER_WAY', latest: asked };
  const failed = found('failed');
  return failed === undefined ? { step: 'DUE', latest: null } : { step: 'FAILED', latest: failed };
}

/** The amount cancelled or being cancelled without a claim, in won: done at the provider's console. */
export function cancelledOutside(cancellations: readonly (Cancellation & { reason: string })[]): Won {
  const strange = cancellations.filter((each) => claimOfReason(each.reason) === null && cancellationStates[each.status] !== 'failed');
  return sumWon(strange.map(({ amount }) => amount));
}
