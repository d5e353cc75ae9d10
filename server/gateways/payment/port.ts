import type { Won } from '#rules/money/money.ts';
import type { ProviderState } from '#rules/money/payment-state.ts';
import type { CancellationState } from '#rules/money/refund/refund.ts';
import type { PaymentMethod } from '#rules/order/checkout/checkout.ts';
import type { Locale } from '#rules/shop/locale.ts';

/** What the shop needs of a payment provider. The words are PortOne's V2 words; another provider would be translated into them. */
export interface PaymentGateway {
  /** `off` in live mode without keys: every call answers UNAVAILABLE and the shop says so. */
  readonly source: 'portone' | 'stand-in' | 'off';
  readonly storeId: string;
  readonly channelKey: string;
  /** Address of the script that defines `PortOne.requestPayment` in the browser. */
  readonly sdkUrl: string;
  /** Real money only: a payment over a test channel must not pay an order. */
  readonly acceptsTestChannel: boolean;
  /** The argument of `PortOne.requestPayment` for this attempt. */
  windowRequest(attempt: PaymentAttempt): Record<string, unknown>;
  /** Fixes the amount at the provider before the window opens, so that a browser cannot change it. */
  preRegister(paymentId: string, amount: Won): Promise<'OK' | Unavailable>;
  /** What the provider knows of a payment; nothing else decides whether an order is paid. */
  read(paymentId: string): Promise<ProviderPayment | 'NOT_FOUND' | Unavailable>;
  cancel(paymentId: string, cancellation: CancellationRequest): Promise<ProviderCancellation | CancelRefusal | Unavailable>;
  /** Ends a virtual account that waits for its deposit. `NOT_WAITING`: the provider knows of none that waits; ask it what became of it. */
  closeVirtualAccount(paymentId: string): Promise<'CLOSED' | 'NOT_WAITING' | Refused | Unavailable>;
  /** Tells the escrow that goods were handed to a courier (payments with escrow only). */
  registerShipment(paymentId: string, shipment: Shipment): Promise<'OK' | Unavailable>;
  /** Checks the signature over the raw body; null when it is not from the provider, too old or not JSON. */
  readWebhook(rawBody: string, headers: Record<string, string | string[] | undefined>): Promise<ProviderWebhook | null>;
}

/** The provider did not answer in time, or not in its language. The caller tries again later; nothing was decided. */
export type Unavailable = 'UNAVAILABLE';

/** One attempt to pay an order. */
export interface PaymentAttempt {
  paymentId: string;
  method: PaymentMethod;
  amount: Won;
  orderName: string;
  redirectUrl: string;
  noticeUrl: string;
  customer: { id: string; fullName: string; phoneNumber: string; email: string };
  /** End of the virtual account, Korean time `YYYY-MM-DD HH:mm:ss`. */
  depositDueDate: string;
  locale: Locale;
}

export interface ProviderPayment {
  /** `UNKNOWN` for a status of a later version of the provider: do nothing. */
  status: ProviderState | 'UNKNOWN';
  storeId: string;
  isTestChannel: boolean;
  currency: string;
  /** Amount asked for in won; what was paid may be lower through a promotion of the card. */
  total: Won;
  cancelled: Won;
  transactionId: string | null;
  cardName: string | null;
  receiptUrl: string | null;
  paidAt: Date | null;
  failure: { code: string | null; message: string | null } | null;
  virtualAccount: { bank: string | null; accountNumber: string; depositor: string | null; expiredAt: Date | null } | null;
  cancellations: ProviderCancellation[];
}

export interface CancellationRequest {
  reason: string;
  /** Without it everything that is left. */
  amount?: Won;
  /** What can still be cancelled as we know it; the provider refuses when it knows better. */
  currentCancellableAmount?: Won;
  /** Needed for a deposited virtual account. */
  refundAccount?: { bank: string; number: string; holderName: string };
  /** The same key for every repeat of the same cancellation. */
  idempotencyKey: string;
}

export interface ProviderCancellation {
  cancellationId: string;
  /** The provider's number of the cancellation: "cancellation receipt number" of specification 3. */
  receiptNumber: string | null;
  amount: Won;
  reason: string;
  status: CancellationState;
}

/** Refusals a caller can act on (done already, not paid, our picture of the amounts is old, an account is missing), and all others. */
export type CancelRefusal = 'ALREADY_CANCELLED' | 'NOT_PAID' | 'AMOUNT_CONFLICT' | 'REFUND_ACCOUNT_NEEDED' | Refused;

/** The provider will not, for a reason of its own: its word for it, for the person who looks after it. */
export interface Refused {
  refused: string;
}

export interface Shipment {
  company: string;
  invoiceNumber: string;
  sentAt: Date;
}

export interface ProviderWebhook {
  webhookId: string;
  type: string;
  /** Null for events that are not about a payment. */
  paymentId: string | null;
  body: Record<string, unknown>;
}
