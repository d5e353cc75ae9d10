/**
 * What an operator may do about a case. `REFUND`: ask the provider now, for what is owed or for all that is left; `ACCEPT`: it stays as it
 * is; `SETTLE`: it was settled outside of the shop, and the reason says how: what was owed counts as given back; `REISSUE`: another
 * cash receipt is issued of what the shop keeps.
 */
export const discrepancyActions = {
  REFUND: { needsReason: false },
  ACCEPT: { needsReason: true },
  SETTLE: { needsReason: true },
  REISSUE: { needsReason: false },
} as const;

export type DiscrepancyAction = keyof typeof discrepancyActions;
export const discrepancyActionList = Object.keys(discrepancyActions) as DiscrepancyAction[];

interface KindRow {
  /** It is settled once all the money is back. */
  endsWithRefund: boolean;
  /** The order goes on meanwhile; a refund ends it. */
  refundEndsOrder: boolean;
  /** Money that is owed stays where it is until the provider goes along or a person names another account. */
  stopsRefund?: true;
  actions: readonly DiscrepancyAction[];
}

/**
 * Where the money of shop and provider differ, or a person must decide. One table says what each kind means, whether it is settled once
 * all the money is back, and what an operator may do about it; the check constraint of sales.discrepancies has the same list.
 */
export const discrepancyKinds = {
  /** Another amount, store, currency or channel than asked for, or a part of it back before the shop saw it. It goes back. */
  WRONG_MONEY: { endsWithRefund: true, refundEndsOrder: false, actions: ['REFUND', 'SETTLE'] },
  /** Money for an order that is over, or paid already. It goes back. */
  LATE_MONEY: { endsWithRefund: true, refundEndsOrder: false, actions: ['REFUND', 'SETTLE'] },
  /** The provider took the request to give back and has not done it. */
  REFUND_REQUESTED: { endsWithRefund: true, refundEndsOrder: false, actions: ['REFUND', 'SETTLE'] },
  /** The provider refused to give back, or tried and failed. Asked again with growing delay. */
  REFUND_FAILED: { endsWithRefund: true, refundEndsOrder: false, stopsRefund: true, actions: ['REFUND', 'SETTLE'] },
  /** The money of a deposit can go back once somebody names an account. */
  REFUND_ACCOUNT_NEEDED: { endsWithRefund: true, refundEndsOrder: false, stopsRefund: true, actions: ['REFUND', 'SETTLE'] },
  /** The provider refuses to close a virtual account whose order is over; a deposit into it is given back. */
  ACCOUNT_NOT_CLOSED: { endsWithRefund: true, refundEndsOrder: false, actions: ['ACCEPT'] },
  /** Cancelled at the provider's console while the order is made or shipped. */
  CANCELLED_OUTSIDE: { endsWithRefund: false, refundEndsOrder: true, actions: ['REFUND', 'ACCEPT'] },
  /** A part given back at the provider's console. */
  PARTLY_CANCELLED_OUTSIDE: { endsWithRefund: false, refundEndsOrder: true, actions: ['REFUND', 'ACCEPT'] },
  /** The provider holds money of a payment this shop does not know. */
  UNKNOWN_PAYMENT: { endsWithRefund: false, refundEndsOrder: false, actions: ['REFUND', 'ACCEPT'] },
  /** A job failed at this payment or order several times in a row. */
  JOB_FAILING: { endsWithRefund: true, refundEndsOrder: false, actions: ['ACCEPT'] },
  /** The provider refuses to cancel a cash receipt that is wrong by now; asked again until it does, or until a person did it at the tax office. */
  RECEIPT_NOT_CANCELLED: { endsWithRefund: false, refundEndsOrder: false, actions: ['SETTLE'] },
  /** An issued cash receipt is no longer valid at the provider, though nobody here cancelled it. */
  RECEIPT_CANCELLED_OUTSIDE: { endsWithRefund: false, refundEndsOrder: false, actions: ['REISSUE', 'ACCEPT'] },
} as const satisfies Record<string, KindRow>;

export type DiscrepancyKind = keyof typeof discrepancyKinds;
export const discrepancyKindList = Object.keys(discrepancyKinds) as DiscrepancyKind[];

/** The kinds in which money that is owed does not move, for a condition in SQL. */
export const stoppedRefundKinds = discrepancyKindList.filter(stopsRefund);

/** A case is open until it healed or a person settled it. The check constraint of sales.discrepancies has the same list. */
export const discrepancyStates = ['OPEN', 'RESOLVED'] as const;
export type DiscrepancyState = (typeof discrepancyStates)[number];

/** The state of a case that somebody still has to look at, for a condition in SQL. */
export const openCase = 'OPEN' satisfies DiscrepancyState;

/** True while somebody still has to look at a case. */
export function isCaseOpen(state: string): boolean {
  return state === openCase;
}

/** The kinds that are settled once all the money of a payment is back. */
export const endedByRefund = discrepancyKindList.filter((kind) => discrepancyKinds[kind].endsWithRefund);

/** True when this may be done about a case of this kind. */
export function mayResolve(kind: DiscrepancyKind, action: DiscrepancyAction): boolean {
  const { actions }: KindRow = discrepancyKinds[kind];
  return actions.includes(action);
}

/** True when doing this about a case of this kind ends its order. */
export function endsOrder(kind: DiscrepancyKind, action: DiscrepancyAction): boolean {
  return action === 'REFUND' && discrepancyKinds[kind].refundEndsOrder;
}

/** True when money that is owed does not move because of a case of this kind. */
export function stopsRefund(kind: DiscrepancyKind): boolean {
  const { stopsRefund: isStopped }: KindRow = discrepancyKinds[kind];
  return isStopped === true;
}
