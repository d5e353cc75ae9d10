/** Cancel, return and exchange of an order: claims of their own beside the eight states of the order (specification 4). */
export const claimTypes = ['CANCEL', 'RETURN', 'EXCHANGE'] as const;
export type ClaimType = (typeof claimTypes)[number];

/**
 * The states of a claim. `owed`: agreed to, and what it owes the shopper is not done yet; `finished`: nothing follows. The check
 * constraint of sales.claims has the same list.
 */
export const claimStates = {
  REQUESTED: null,
  ACCEPTED: 'owed',
  COLLECTING: null,
  COMPLETED: 'finished',
  REJECTED: 'finished',
  WITHDRAWN: 'finished',
} as const satisfies Record<string, 'owed' | 'finished' | null>;

export type ClaimState = keyof typeof claimStates;

/** The cancellations whose money is still on its way back, for a condition in SQL. */
export const owedCancellations = {
  type: 'CANCEL' satisfies ClaimType,
  states: (Object.keys(claimStates) as ClaimState[]).filter((state) => claimStates[state] === 'owed'),
};

/** The state of a cancellation as it begins: done at once when nothing was paid. */
export function cancellationState(isMoneyOwed: boolean): ClaimState {
  return isMoneyOwed ? 'ACCEPTED' : 'COMPLETED';
}

/** The reasons for cancelling that the sheet offers; the first is chosen by default. REST accepts others too. */
export const cancellationReasons = ['CHANGE_OF_MIND', 'WRONG_OPTION', 'ORDER_AGAIN', 'DELIVERY'] as const;
export type CancellationReason = (typeof cancellationReasons)[number];

/** The reason a claim names, if it is one of those offered. */
export function knownReason(reason: string): CancellationReason | null {
  return cancellationReasons.find((each) => each === reason) ?? null;
}

/** True while something of a claim is still to happen; a state that nobody knows counts as open. */
export function isClaimOpen(status: string): boolean {
  const states: Readonly<Record<string, string | null>> = claimStates;
  return states[status] !== 'finished';
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
export const finishedClaimStates = (Object.keys(claimStates) as ClaimState[]).filter((state) => claimStates[state] === 'finished');

/** Cancellations that took their pieces out of the order, for a condition in SQL. */
export const takingCancellations = {
  type: owedCancellations.type,
  states: (Object.keys(claimStates) as ClaimState[]).filter((state) => state === 'COMPLETED' || claimStates[state] === 'owed'),
};
