/**
 * Where the money of shop and provider differ, or a person must decide. One table says what each kind means and whether it
 * is settled once all the money is back; the check constraint of sales.discrepancies has the same list.
 */
export const discrepancyKinds = {
  /** Another amount, store, currency or channel than asked for, or a part of it back before the shop saw it. It goes back. */
  WRONG_MONEY: { endsWithRefund: true },
  /** Money for an order that is over, or paid already. It goes back. */
  LATE_MONEY: { endsWithRefund: true },
  /** The provider took the request to give back and has not done it. */
  REFUND_REQUESTED: { endsWithRefund: true },
  /** The provider refused to give back, or tried and failed. Asked again with growing delay. */
  REFUND_FAILED: { endsWithRefund: true },
  /** The money of a deposit can go back once somebody names an account. */
  REFUND_ACCOUNT_NEEDED: { endsWithRefund: true },
  /** The provider refuses to close a virtual account whose order is over; a deposit into it is given back. */
  ACCOUNT_NOT_CLOSED: { endsWithRefund: true },
  /** Cancelled at the provider's console while the order is made or shipped. */
  CANCELLED_OUTSIDE: { endsWithRefund: false },
  /** A part given back at the provider's console. */
  PARTLY_CANCELLED_OUTSIDE: { endsWithRefund: false },
  /** The provider holds money of a payment this shop does not know. */
  UNKNOWN_PAYMENT: { endsWithRefund: false },
  /** A job failed at this payment or order several times in a row. */
  JOB_FAILING: { endsWithRefund: true },
} as const satisfies Record<string, { endsWithRefund: boolean }>;

export type DiscrepancyKind = keyof typeof discrepancyKinds;

/** The kinds that are settled once all the money of a payment is back. */
export const endedByRefund = (Object.keys(discrepancyKinds) as DiscrepancyKind[]).filter((kind) => discrepancyKinds[kind].endsWithRefund);
