/**
 * Where the money of shop and provider differ, or a person must decide. One table says what each kind means and whether it
 * ends by itself; the check constraint of sales.discrepancies has the same list.
 */
export const discrepancyKinds = {
  /** Another amount, store, currency or channel than asked for, or a part of it back before the shop saw it. It goes back. */
  WRONG_MONEY: { healsItself: true },
  /** Money for an order that is over, or paid already. It goes back. */
  LATE_MONEY: { healsItself: true },
  /** The provider took the request to give back and has not done it. */
  REFUND_REQUESTED: { healsItself: true },
  /** The provider refused to give back, or tried and failed. Asked again with growing delay. */
  REFUND_FAILED: { healsItself: true },
  /** The money of a deposit can go back once somebody names an account. */
  REFUND_ACCOUNT_NEEDED: { healsItself: false },
  /** The provider refuses to close a virtual account whose order is over; a deposit into it is given back. */
  ACCOUNT_NOT_CLOSED: { healsItself: true },
  /** Cancelled at the provider's console while the order is made or shipped. */
  CANCELLED_OUTSIDE: { healsItself: false },
  /** A part given back at the provider's console. */
  PARTLY_CANCELLED_OUTSIDE: { healsItself: false },
  /** The provider holds money of a payment this shop does not know. */
  UNKNOWN_PAYMENT: { healsItself: false },
  /** A job failed at this payment or order several times in a row. */
  JOB_FAILING: { healsItself: true },
} as const satisfies Record<string, { healsItself: boolean }>;

export type DiscrepancyKind = keyof typeof discrepancyKinds;
