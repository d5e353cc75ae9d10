import type { Won } from '#rules/money/money.ts';
import type { ProviderState } from '#rules/money/payment-state.ts';
import type { CancellationState } from '#rules/money/refund/refund.ts';
import type { PaymentMethod } from '#rules/order/checkout/checkout.ts';
import type { Locale } from '#rules/shop/locale.ts';

/** What the shop needs from a payment provider. The terms are PortOne V2's; another provider would be mapped to them. */
export interface PaymentGateway {
  /** `off` in live mode without keys: every call returns UNAVAILABLE. */
  readonly source: 'portone' | 'stand-in' | 'off';
  readonly storeId: string;
  readonly channelKey: string;
  /** Address of the script that defines `PortOne.requestPayment` in the browser. */
  readonly sdkUrl: string;
  /** False for real money: a payment over a test channel must not pay an order. */
  readonly acceptsTestChannel: boolean;
  /** The argument of `PortOne.requestPayment` for this attempt. */
  windowRequest(attempt: PaymentAttempt): Record<string, unknown>;
  /** Fixes the amount at the provider before the window opens, so that the browser cannot change it. */
  preRegister(paymentId: string, amount: Won): Promise<'OK' | Unavailable>;
  /** The provider's state of a payment, which alone decides whether an order is paid. */
  read(paymentId: string): Promise<ProviderPayment | 'NOT_FOUND' | Unavailable>;
  cancel(paymentId: string, cancellation: CancellationRequest): Promise<ProviderCancellation | CancelRefusal | Unavailable>;
  /**
   * Closes a virtual account that waits for its deposit. `NOT_WAITING`: the provider has none waiting; read the payment's state instead.
   */
  closeVirtualAccount(paymentId: string): Promise<'CLOSED' | 'NOT_WAITING' | Refused | Unavailable>;
  /** Tells the escrow service that the goods were handed to a courier (only for escrow payments). */
  registerShipment(paymentId: string, shipment: Shipment): Promise<'OK' | Unavailable>;
  /** Verifies the signature over the raw body; null when it is not from the provider, too old or not JSON. */
  readWebhook(rawBody: string, headers: Record<string, string | string[] | undefined>): Promise<ProviderWebhook | null>;
}

/** The provider did not respond in time, or not validly. Nothing was decided; the caller retries later. */
export type Unavailable = 'UNAVAILABLE';

/** One attempt to pay an order. */
export interface PaymentAttempt {
  paymentId: string;
  method: PaymentMethod;
  amount: Won;
  orderName: string;
  redirectUrl: string;
  webhookUrl: string;
  customer: { id: string; fullName: string; phoneNumber: string; email: string };
  /** The provider's purchase safety service holds the deposit until the goods arrive (virtual accounts only). */
  isEscrow: boolean;
  /** When the virtual account expires, Korean time `YYYY-MM-DD HH:mm:ss`. */
  depositDueDate: string;
  locale: Locale;
}

export interface ProviderPayment {
  /** `UNKNOWN` for a status from a later version of the provider: do nothing. */
  status: ProviderState | 'UNKNOWN';
  storeId: string;
  isTestChannel: boolean;
  currency: string;
  /** Requested amount in won; the paid amount can be lower because of a card promotion. */
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
  /** Omit to cancel everything that is left. */
  amount?: Won;
  /** The amount we believe can still be cancelled; the provider rejects the call if it disagrees. */
  currentCancellableAmount?: Won;
  /** Required for a deposited virtual account. */
  refundAccount?: { bank: string; number: string; holderName: string };
  /** The same for every retry of the same cancellation. */
  idempotencyKey: string;
}

export interface ProviderCancellation {
  cancellationId: string;
  /** The provider's cancellation number: "cancellation receipt number" of specification 3.28. */
  receiptNumber: string | null;
  amount: Won;
  reason: string;
  status: CancellationState;
}

/** Rejections a caller can handle (already cancelled, not paid, outdated amounts, missing account), and all others. */
export type CancelRefusal = 'ALREADY_CANCELLED' | 'NOT_PAID' | 'AMOUNT_CONFLICT' | 'REFUND_ACCOUNT_NEEDED' | Refused;

/** The provider rejected the call for another reason; contains its error type, for the operator. */
export interface Refused {
  refused: string;
}

export interface Shipment {
  /** A courier by our code (rules/order/waybill/courier.ts). */
  company: string;
  invoiceNumber: string;
  sentAt: Date;
}

export interface ProviderWebhook {
  webhookId: string;
  type: string;
  /** Null for events that do not concern a payment. */
  paymentId: string | null;
  body: Record<string, unknown>;
}
