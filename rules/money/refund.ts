import type { Won } from './money.ts';

/** One cancellation as the provider tells it. Only `SUCCEEDED` is money that is back. */
export interface Cancellation {
  amount: Won;
  status: 'SUCCEEDED' | 'REQUESTED' | 'FAILED';
}

/** What the provider says of a payment and its cancellations. */
export interface RefundFacts {
  isCancelled: boolean;
  /** What was asked for in the first place, won. */
  total: Won;
  cancellations: readonly Cancellation[];
}

/**
 * How far a refund of a whole payment is, and what can still be asked back, in won. `BACK`: all of it is with the buyer;
 * `UNDER_WAY`: the rest is asked for and the provider has not decided; `DUE`: something must be asked for.
 */
export function refundOf({ isCancelled, total, cancellations }: RefundFacts): { step: 'BACK' | 'UNDER_WAY' | 'DUE'; rest: Won } {
  const sum = (status: Cancellation['status']) =>
    cancellations.filter((each) => each.status === status).reduce((all, each) => all + each.amount, 0);
  const rest = Math.max(0, total - sum('SUCCEEDED') - sum('REQUESTED'));
  // A cancelled payment that lists nothing has nothing left either.
  if (sum('SUCCEEDED') >= total || (isCancelled && cancellations.length === 0)) return { step: 'BACK', rest: 0 };
  return rest === 0 ? { step: 'UNDER_WAY', rest } : { step: 'DUE', rest };
}
