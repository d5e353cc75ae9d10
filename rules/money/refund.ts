import { sumWon, type Won } from './money.ts';

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
}

export interface RefundProgress<Each extends Cancellation> {
  /** `BACK`: all of it is with the buyer; `UNDER_WAY`: the rest is asked for and not decided; `DUE`: something must be asked for. */
  step: 'BACK' | 'UNDER_WAY' | 'DUE';
  /** What can still be asked back, won. */
  rest: Won;
  /** What is asked for and not decided, won. */
  asked: Won;
  /** The cancellations that brought nothing back so far. */
  open: Each[];
}

/** How far a refund of a whole payment is. */
export function refundOf<Each extends Cancellation>({ isCancelled, total, cancellations }: RefundFacts<Each>): RefundProgress<Each> {
  const sum = (meaning: 'back' | 'asked') =>
    sumWon(cancellations.filter((each) => cancellationStates[each.status] === meaning).map((each) => each.amount));
  const asked = sum('asked');
  const open = cancellations.filter((each) => cancellationStates[each.status] !== 'back');
  const rest = Math.max(0, total - sum('back') - asked);
  // A cancelled payment that lists nothing has nothing left either.
  if (sum('back') >= total || (isCancelled && cancellations.length === 0)) return { step: 'BACK', rest: 0, asked, open };
  return { step: rest === 0 ? 'UNDER_WAY' : 'DUE', rest, asked, open };
}
