import { sumWon, type Won } from '../money.ts';

/** What the provider says of one cancellation: the money is `back` with the buyer, `asked` for and not decided, or `failed`. */
export const cancellationStates = {
  SUCCEEDED: 'back',
  REQUESTED: 'asked',
  FAILED: 'failed',
} as const satisfies Record<string, 'back' | 'asked' | 'failed'>;

export type CancellationState = keyof typeof cancellationStates;

export const cancellationStateList = Object.keys(cancellationStates) as CancellationState[];

/** The states that mean this, for a condition in SQL. */
export function cancellationStatesIn(meaning: (typeof cancellationStates)[CancellationState]): CancellationState[] {
  return cancellationStateList.filter((state) => cancellationStates[state] === meaning);
}

/** One cancellation as the provider tells it. */
export interface Cancellation {
  amount: Won;
  status: CancellationState;
}

/** What the provider says of a payment and its cancellations. */
export interface RefundFacts<Each extends Cancellation> {
  isCancelled: boolean;
  /** What was asked for in the first place, won. */
  total: Won;
  cancellations: readonly Each[];
  /** What of it was given back outside of the provider, won: it stays there. */
  elsewhere?: Won;
}

export interface RefundProgress<Each extends Cancellation> {
  /** `BACK`: the buyer has all of it; `UNDER_WAY`: the rest is requested but not decided; `DUE`: a refund still has to be requested. */
  step: 'BACK' | 'UNDER_WAY' | 'DUE';
  /** What can still be asked back, won. */
  rest: Won;
  /** Requested but not decided yet, in won. */
  asked: Won;
  /** The cancellations that brought nothing back so far. */
  open: Each[];
}

/** How far a refund of a whole payment is. */
export function refundOf<Each extends Cancellation>(facts: RefundFacts<Each>): RefundProgress<Each> {
  const { isCancelled, cancellations } = facts;
  const total = facts.total - (facts.elsewhere ?? 0);
  const sum = (meaning: 'back' | 'asked') =>
    sumWon(cancellations.filter((each) => cancellationStates[each.status] === meaning).map((each) => each.amount));
  const asked = sum('asked');
  const open = cancellations.filter((each) => cancellationStates[each.status] !== 'back');
  const rest = Math.max(0, total - sum('back') - asked);
  // A cancelled payment that lists nothing has nothing left either.
  if (sum('back') >= total || (isCancelled && cancellations.length === 0)) return { step: 'BACK', rest: 0, asked, open };
  return { step: rest === 0 ? 'UNDER_WAY' : 'DUE', rest, asked, open };
}

/**
 * How far the money of a settled claim is. `NONE`: nothing goes back in money; `OWED`: the provider is to be asked; `ACCOUNT_NEEDED`: only
 * once an account is named; `ASKED`: asked and not decided; `BACK`: the provider said that it is done, or an operator that it was settled
 * otherwise. The check constraint of sales.claim_refunds has the same list.
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

/** The states in which money of a claim is still to go back, for a condition in SQL. */
export const dueRefundStates = claimRefundStateList.filter((state) => claimRefundStates[state].isDue);

/** The states in which money of a claim went back, for a condition in SQL. */
export const backRefundStates = claimRefundStateList.filter((state) => claimRefundStates[state].isBack);

/** How a cancellation at the provider says which claim it is for: the provider repeats the reason, whatever became of the reply. */
export function reasonOfClaim(claimId: number, reason: string): string {
  return `[C${claimId}] ${reason}`;
}

/** The claim a cancellation at the provider is for; null for one that no claim asked for. */
function claimOfReason(reason: string): number | null {
  const id = /^\[C(\d{1,15})\]/.exec(reason)?.[1];
  return id === undefined ? null : Number(id);
}

/** How far the provider is with the money of one claim, by the cancellations that are for it. */
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

/** What was given back, or is being given back, that no claim asked for, in won: somebody did it at the provider's console. */
export function cancelledOutside(cancellations: readonly (Cancellation & { reason: string })[]): Won {
  const strange = cancellations.filter((each) => claimOfReason(each.reason) === null && cancellationStates[each.status] !== 'failed');
  return sumWon(strange.map(({ amount }) => amount));
}
