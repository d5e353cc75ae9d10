import { type DraftStore, draft as draftOf } from '#client/drafts/draft.ts';
import type { CashReceiptWish } from '#contract/rest/cash-receipts.ts';
import type { Checkout, QuoteChoice } from '#contract/rest/checkouts.ts';
import type { PlaceOrder } from '#contract/rest/orders.ts';
import { isPhone, isZipCode, writtenPhone } from '#rules/member/address.ts';
import { receiptIdentity, takesCashReceipt } from '#rules/money/cash-receipt.ts';
import { type Agreement, agreements, isByDeposit, type PaymentMethod, paymentMethods } from '#rules/order/checkout/checkout.ts';
import { isVisibleOrNone, isVisibleText, isVisibleWriting } from '#rules/shop/visible-text.ts';
import { type ShippingRequest, storedRequest } from '../delivery/shipping-request.ts';

export type AddressFields = { recipient: string; phone: string; zip_code: string; address: string; detail_address: string };

/** The texts that a gift's receiver reads. */
export type GiftWords = { from: string; message: string };

/** Everything a shopper entered in a checkout. It survives the round trip to the payment window. */
export type Draft = {
  /** null while the shop picks the best ones. */
  issuedCouponIds: number[] | null;
  points: number;
  /** A saved destination (null: the default), or a new one. */
  destination: { kind: 'saved'; id: number | null } | { kind: 'new' };
  newDestination: AddressFields;
  isDestinationSaved: boolean;
  /** null unless it is a gift, whose receiver enters the address. */
  gift: GiftWords | null;
  /** null while the one saved with the destination applies. */
  request: ShippingRequest | null;
  /** null while the member is the orderer. */
  orderer: { name: string; phone: string } | null;
  method: PaymentMethod;
  /** True if the deposit is held by the purchase safety service; used only with a deposit. */
  isEscrow: boolean;
  /** The cash receipt wanted for a deposit; null for none. */
  receipt: CashReceiptWish | null;
  /** Stores the receipt for this member's next order from this device. */
  isReceiptKept: boolean;
  agreements: Agreement[];
  /** The last quote, to which consents refer. */
  quoted: Quoted | null;
};

/** The choices of a quote, its goods and prices, the total, and whether it changed by itself. */
type Quoted = { choice: string; goods: string; amount: number; isChanged: boolean };

export const emptyDraft: Draft = {
  issuedCouponIds: null,
  points: 0,
  destination: { kind: 'saved', id: null },
  newDestination: { recipient: '', phone: '', zip_code: '', address: '', detail_address: '' },
  isDestinationSaved: true,
  gift: null,
  request: null,
  orderer: null,
  method: 'CARD',
  isEscrow: false,
  receipt: null,
  isReceiptKept: false,
  agreements: [],
  quoted: null,
};

/** Identifies a member's checkout: one member's input is never shown to the next one in the same browser. */
export type CheckoutKey = { checkoutId: string; userId: string | null };

/**
 * The draft of this checkout. A new one starts with the default destination and the last payment method and receipt; an address typed
 * for other goods is not reused. `kept`: the member's stored receipt.
 */
export function readDraft(checkout: CheckoutKey, lifetime: DraftStore, kept: Partial<Draft> = {}): Draft {
  const { own, last } = draftsOf(checkout, lifetime);
  const { method, receipt, isReceiptKept } = fittingOf(last.read());
  const draft = {
    ...emptyDraft,
    ...kept,
    ...fittingOf({ method, receipt, isReceiptKept }),
    ...fittingOf(own.read()),
  };
  return paymentMethods.includes(draft.method) ? draft : { ...draft, method: emptyDraft.method };
}

export function writeDraft(checkout: CheckoutKey, draft: Draft, lifetime: DraftStore): void {
  const { own, last } = draftsOf(checkout, lifetime);
  const { method, receipt, isReceiptKept } = draft;
  void own.write(draft);
  void last.write({ method, receipt, isReceiptKept });
}

/** Called once the order is placed: addresses and names should not stay in the browser. */
export function dropDraft(checkout: CheckoutKey, lifetime: DraftStore): void {
  const { own, last } = draftsOf(checkout, lifetime);
  void own.drop();
  void last.drop();
}

/** The input of this checkout, and the defaults for the next one. */
function draftsOf({ checkoutId, userId: owner }: CheckoutKey, lifetime: DraftStore) {
  return { own: draftOf<unknown>(`checkout ${checkoutId}`, { owner, lifetime }), last: draftOf<unknown>('checkout', { owner, lifetime }) };
}

/** The fields still valid from a draft stored by another version of the shop. */
function fittingOf(stored: unknown): Partial<Draft> {
  return Object.fromEntries(Object.entries(stored ?? {}).filter(([key, value]) => isSameShape(emptyDraft[key as keyof Draft], value)));
}

/** The part of a draft that affects prices. */
export function quoteChoiceOf(draft: Draft): QuoteChoice {
  const { issuedCouponIds, points, destination, newDestination, gift } = draft;
  const choice = {
    ...{ issued_coupon_ids: issuedCouponIds ?? [], picks_coupons: issuedCouponIds === null, point_amount: points },
    is_gift: gift !== null,
  };
  if (gift !== null) return choice;
  if (destination.kind === 'saved') return destination.id === null ? choice : { ...choice, delivery_destination_id: destination.id };
  return isZipCode(newDestination.zip_code) ? { ...choice, zip_code: newDestination.zip_code } : choice;
}

/**
 * The draft after a quote for `choice`. The purchase consent is cleared when goods or prices changed, or the order got more expensive,
 * without the shopper's own choice.
 */
export function withQuote(draft: Draft, { lines, payment_amount: amount }: Checkout, choice: string): Draft {
  const goods = JSON.stringify(lines.map(({ id, quantity, unit_price }) => [id, quantity, unit_price]));
  const { quoted } = draft;
  const hasChanged = quoted !== null && (quoted.goods !== goods || (quoted.choice === choice && amount > quoted.amount));
  const agreements = hasChanged ? draft.agreements.filter((agreement) => agreement !== 'PURCHASE') : draft.agreements;
  return { ...draft, agreements, quoted: { choice, goods, amount, isChanged: hasChanged || isChangeNew(draft) } };
}

/** True after a change that the shopper has not consented to yet. */
export function isChangeNew({ quoted, agreements }: Pick<Draft, 'quoted' | 'agreements'>): boolean {
  return quoted?.isChanged === true && !agreements.includes('PURCHASE');
}

/** The zip code of the delivery address, perhaps incomplete; empty for a gift. */
export function destinationZip({ destination, newDestination, gift }: Draft, checkout: Checkout): string {
  if (gift !== null) return '';
  return (destination.kind === 'saved' ? checkout.delivery_destination?.zip_code : undefined) ?? newDestination.zip_code;
}

/** The order request without the visit's channel. It contains no prices; the hash identifies the shown ones. */
export function placeOrderOf(draft: Draft, checkout: Checkout): Omit<PlaceOrder, 'channel'> {
  const { destination, gift } = draft;
  const { from: from_name, message } = gift ?? { from: '', message: '' };
  const saved = destination.kind === 'saved' ? (destination.id ?? checkout.delivery_destination?.id) : undefined;
  const receipt = wantedReceipt(draft, checkout);
  return {
    checkout_id: checkout.id,
    issued_coupon_ids: appliedCoupons(draft, checkout),
    point_amount: draft.points,
    ...(gift !== null
      ? { gift: { from_name, message: message.trim() } }
      : saved === undefined
        ? { destination: draft.newDestination }
        : { delivery_destination_id: saved }),
    is_destination_saved: gift === null && saved === undefined && draft.isDestinationSaved,
    shipping_request: draft.request === null ? (checkout.delivery_destination?.shipping_request ?? '') : storedRequest(draft.request),
    orderer: ordererOf(draft, checkout),
    payment_method: draft.method,
    is_escrow: draft.isEscrow && isByDeposit(draft.method),
    ...(receipt === null ? {} : { cash_receipt: receipt }),
    agreements: draft.agreements,
    quote_hash: checkout.quote_hash,
  };
}

/** True if the checkout asks about a cash receipt: payment by deposit of an amount above zero. */
export function asksForReceipt({ method }: Draft, { payment_amount }: Checkout): boolean {
  return takesCashReceipt({ payment_method: method, cancelled_at: null, payment_amount });
}

/** The cash receipt to send with the order; null if none is wanted or possible. */
function wantedReceipt(draft: Draft, checkout: Checkout): CashReceiptWish | null {
  return asksForReceipt(draft, checkout) ? draft.receipt : null;
}

/** The applied coupons: chosen by hand or picked by the shop. */
export function appliedCoupons({ issuedCouponIds }: Draft, { coupons }: Checkout): number[] {
  return issuedCouponIds ?? coupons.filter((coupon) => coupon.is_applied).map((coupon) => coupon.issued_coupon_id);
}

/** The orderer as shown: entered for this order, else the member's own data. */
export function ordererOf({ orderer }: Draft, checkout: Checkout): { name: string; phone: string } {
  return orderer ?? { name: checkout.orderer.name, phone: writtenPhone(checkout.orderer.phone ?? '') };
}

/** The agreements covered by "agree to all". The law requires separate consent that made-to-order goods cannot be returned. */
export const agreementsTogether: readonly Agreement[] = agreements.filter((agreement) => agreement !== 'CUSTOM_MADE');

export type DraftField = keyof AddressFields | 'giftFrom' | 'giftMessage' | 'request' | 'name' | 'ordererPhone' | 'receipt' | 'agreements';

/** The invalid fields, in screen order (specification 5, Checkout). */
export function wrongFields(draft: Draft, checkout: Checkout): DraftField[] {
  const orderer = ordererOf(draft, checkout);
  const receipt = wantedReceipt(draft, checkout);
  const wrong: Record<DraftField, boolean> = {
    ...(typesAddress(draft, checkout) ? wrongAddress(draft.newDestination) : rightAddress),
    giftFrom: draft.gift !== null && !isVisibleText(draft.gift.from.trim()),
    giftMessage: draft.gift !== null && draft.gift.message.trim() !== '' && !isVisibleWriting(draft.gift.message.trim()),
    request: draft.gift === null && draft.request !== null && !isVisibleOrNone(storedRequest(draft.request)),
    name: !isVisibleText(orderer.name),
    ordererPhone: !isPhone(orderer.phone),
    receipt: receipt !== null && receiptIdentity(receipt.purpose, receipt.number) === null,
    agreements: checkout.required_agreements.some((agreement) => !draft.agreements.includes(agreement)),
  };
  return (Object.keys(wrong) as DraftField[]).filter((field) => wrong[field]);
}

/**
 * The invalid fields to mark as such: those already on the page at the last attempt. A new destination form opened since is not marked.
 * `tried`: whether that form was open at the last attempt, null before the first.
 */
export function shownWrong(wrong: readonly DraftField[], tried: 'with-address' | 'without' | null): DraftField[] {
  if (tried === null) return [];
  return tried === 'with-address' ? [...wrong] : wrong.filter((field) => !(field in rightAddress));
}

/** True while a new address is typed: the member has none, or chose to enter one. */
export function typesAddress({ destination, gift }: Draft, checkout: Checkout): boolean {
  if (gift !== null) return false;
  return destination.kind === 'new' || (destination.id === null && checkout.delivery_destination === null);
}

/** Which fields of an address are invalid. */
export function wrongAddress({ recipient, phone, zip_code, address, detail_address }: AddressFields): Record<keyof AddressFields, boolean> {
  return {
    recipient: !isVisibleText(recipient),
    phone: !isPhone(phone),
    zip_code: !isZipCode(zip_code),
    address: !isVisibleText(address),
    detail_address: !isVisibleOrNone(detail_address),
  };
}

const rightAddress: Record<keyof AddressFields, boolean> = {
  recipient: false,
  phone: false,
  zip_code: false,
  address: false,
  detail_address: false,
};

function isSameShape(model: unknown, value: unknown): boolean {
  if (model === undefined) return false;
  if (model === null) return value === null || typeof value === 'object';
  if (Array.isArray(model)) return Array.isArray(value);
  if (typeof model !== 'object') return typeof value === typeof model;
  if (typeof value !== 'object' || value === null) return false;
  return Object.keys(model).every((key) => key === 'id' || key in value);
}
