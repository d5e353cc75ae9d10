/**
 * What an operator can do about a case. `REFUND`: request a refund now, of the amount due or all that is left; `ACCEPT`: leave it as is;
 * `SETTLE`: it was settled outside the shop as the reason explains, and the amount due counts as refunded; `REISSUE`: issue another cash
 * receipt for the amount the shop keeps.
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
  /** Resolved once all the money has been refunded. */
  endsWithRefund: boolean;
  /** The order continues meanwhile; a refund ends it. */
  refundEndsOrder: boolean;
  /** A due refund is stuck until the provider cooperates or a person names another account. */
  stopsRefund?: true;
  actions: readonly DiscrepancyAction[];
}

/**
 * Cases where the shop and the provider disagree about money, or a person must decide. The table defines for each kind whether it is
 * resolved by a full refund, and what an operator can do. The check constraint of sales.discrepancies has the same list.
 */
export const discrepancyKinds = {
  /** Wrong amount, store, currency or channel, or partly cancelled before the shop saw it. Refunded. */
  WRONG_MONEY: { endsWithRefund: true, refundEndsOrder: false, actions: ['REFUND', 'SETTLE'] },
  /** Money for an order that is cancelled or already paid. Refunded. */
  LATE_MONEY: { endsWithRefund: true, refundEndsOrder: false, actions: ['REFUND', 'SETTLE'] },
  /** The provider accepted the refund request but has not completed it. */
  REFUND_REQUESTED: { endsWithRefund: true, refundEndsOrder: false, actions: ['REFUND', 'SETTLE'] },
  /** The provider rejected the refund, or it failed. Retried with growing delay. */
  REFUND_FAILED: { endsWithRefund: true, refundEndsOrder: false, stopsRefund: true, actions: ['REFUND', 'SETTLE'] },
  /** A deposit can be refunded once someone names an account. */
  REFUND_ACCOUNT_NEEDED: { endsWithRefund: true, refundEndsOrder: false, stopsRefund: true, actions: ['REFUND', 'SETTLE'] },
  /** The provider refuses to close the virtual account of a cancelled order; a deposit into it is refunded. */
  ACCOUNT_NOT_CLOSED: { endsWithRefund: true, refundEndsOrder: false, actions: ['ACCEPT'] },
  /** Cancelled at the provider's console while the order is in production or shipped. */
  CANCELLED_OUTSIDE: { endsWithRefund: false, refundEndsOrder: true, actions: ['REFUND', 'ACCEPT'] },
  /** Partly refunded at the provider's console. */
  PARTLY_CANCELLED_OUTSIDE: { endsWithRefund: false, refundEndsOrder: true, actions: ['REFUND', 'ACCEPT'] },
  /** The provider has money of a payment unknown to the shop. */
  UNKNOWN_PAYMENT: { endsWithRefund: false, refundEndsOrder: false, actions: ['REFUND', 'ACCEPT'] },
  /** A job has failed several times in a row for this payment or order. */
  JOB_FAILING: { endsWithRefund: true, refundEndsOrder: false, actions: ['ACCEPT'] },
  /** The provider refuses to cancel an outdated cash receipt. Retried until it does, or until a person has done it at the tax office. */
  RECEIPT_NOT_CANCELLED: { endsWithRefund: false, refundEndsOrder: false, actions: ['SETTLE'] },
  /** An issued cash receipt is no longer valid at the provider, but was not cancelled here. */
  RECEIPT_CANCELLED_OUTSIDE: { endsWithRefund: false, refundEndsOrder: false, actions: ['REISSUE', 'ACCEPT'] },
} as const satisfies Record<string, KindRow>;

export type DiscrepancyKind = keyof typeof discrepancyKinds;
export const discrepancyKindList = Object.keys(discrepancyKinds) as DiscrepancyKind[];

/** The kinds that block a due refund, for use in SQL. */
export const stoppedRefundKinds = discrepancyKindList.filter(stopsRefund);

/** The kinds for the stages of one refund, of which a payment has at most one. */
export const refundStages = discrepancyKindList.filter((kind) => discrepancyKinds[kind].endsWithRefund && mayResolve(kind, 'SETTLE'));

/** A case is open until it resolves itself or a person settles it. The check constraint of sales.discrepancies has the same list. */
export const discrepancyStates = ['OPEN', 'RESOLVED'] as const;
export type DiscrepancyState = (typeof discrepancyStates)[number];

/** The state of an unresolved case, for use in SQL. */
export const openCase = 'OPEN' satisfies DiscrepancyState;

/** True for an unresolved case. */
export function isCaseOpen(state: string): boolean {
  return state === openCase;
}

/** The kinds resolved by a full refund. */
export const endedByRefund = discrepancyKindList.filter((kind) => discrepancyKinds[kind].endsWithRefund);

/** True when this action is allowed for this kind of case. */
export function mayResolve(kind: DiscrepancyKind, action: DiscrepancyAction): boolean {
  const { actions }: KindRow = discrepancyKinds[kind];
  return actions.includes(action);
}

/** True when this action on this kind of case ends the order. */
export function endsOrder(kind: DiscrepancyKind, action: DiscrepancyAction): boolean {
  return action === 'REFUND' && discrepancyKinds[kind].refundEndsOrder;
}

/** True when this kind of case blocks a due refund. */
export function stopsRefund(kind: DiscrepancyKind): boolean {
  const { stopsRefund: isStopped }: KindRow = discrepancyKinds[kind];
  return isStopped === true;
}
