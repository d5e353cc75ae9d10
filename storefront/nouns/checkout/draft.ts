import type { Checkout, QuoteChoice } from '#contract/rest/checkouts.ts';
import type { PlaceOrder } from '#contract/rest/orders.ts';
import { isPhone, isZipCode } from '#rules/member/address.ts';
import { type Agreement, type PaymentMethod, paymentMethods } from '#rules/order/checkout.ts';
import { type ShippingRequest, storedRequest } from '../delivery/shipping-request.ts';

export type AddressFields = { recipient: string; phone: string; zip_code: string; address: string; detail_address: string };

/** Everything a shopper has entered on an order sheet. It outlives the way to the payment window and back. */
export type Draft = {
  couponClaimIds: number[];
  points: number;
  /** A saved destination (null: the default one), or one typed in. */
  destination: { kind: 'saved'; id: number | null } | { kind: 'new' };
  newDestination: AddressFields;
  isDestinationSaved: boolean;
  /** Null while it is the one that is saved with the destination. */
  request: ShippingRequest | null;
  /** Null while it is the member's own. */
  orderer: { name: string; phone: string } | null;
  method: PaymentMethod;
  agreements: Agreement[];
};

export const emptyDraft: Draft = {
  couponClaimIds: [],
  points: 0,
  destination: { kind: 'saved', id: null },
  newDestination: { recipient: '', phone: '', zip_code: '', address: '', detail_address: '' },
  isDestinationSaved: true,
  request: null,
  orderer: null,
  method: 'CARD',
  agreements: [],
};

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const slotOf = (checkoutId: string) => `seam.checkout.${checkoutId}`;

/** What was entered before; of what another version of the shop left behind only what still fits. */
export function readDraft(checkoutId: string, storage: DraftStorage): Draft {
  try {
    const stored: unknown = JSON.parse(storage.getItem(slotOf(checkoutId)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return emptyDraft;
    const fitting = Object.entries(stored).filter(([key, value]) => isSameShape(emptyDraft[key as keyof Draft], value));
    const draft: Draft = { ...emptyDraft, ...Object.fromEntries(fitting) };
    return paymentMethods.includes(draft.method) ? draft : { ...draft, method: emptyDraft.method };
  } catch {
    return emptyDraft;
  }
}

export function writeDraft(checkoutId: string, draft: Draft, storage: DraftStorage): void {
  storage.setItem(slotOf(checkoutId), JSON.stringify(draft));
}

/** The order stands: addresses and names need not lie around in the browser. */
export function dropDraft(checkoutId: string, storage: DraftStorage): void {
  storage.removeItem(slotOf(checkoutId));
}

/** The part of a draft that changes prices. */
export function quoteChoiceOf(draft: Draft): QuoteChoice {
  const { couponClaimIds, points, destination, newDestination } = draft;
  const choice = { coupon_claim_ids: couponClaimIds, point_amount: points };
  if (destination.kind === 'saved') return destination.id === null ? choice : { ...choice, delivery_destination_id: destination.id };
  return isZipCode(newDestination.zip_code) ? { ...choice, zip_code: newDestination.zip_code } : choice;
}

/** The order as it is sent. No field carries a price; the hash says which prices were on the screen. */
export function placeOrderOf(draft: Draft, checkout: Checkout): PlaceOrder {
  const { destination, orderer } = draft;
  const saved = destination.kind === 'saved' ? (destination.id ?? checkout.delivery_destination?.id) : undefined;
  return {
    checkout_id: checkout.id,
    coupon_claim_ids: draft.couponClaimIds,
    point_amount: draft.points,
    ...(saved === undefined ? { destination: draft.newDestination } : { delivery_destination_id: saved }),
    is_destination_saved: saved === undefined && draft.isDestinationSaved,
    shipping_request: draft.request === null ? (checkout.delivery_destination?.shipping_request ?? '') : storedRequest(draft.request),
    ...(orderer === null ? {} : { orderer: { name: orderer.name, phone: orderer.phone } }),
    payment_method: draft.method,
    agreements: draft.agreements,
    quote_hash: checkout.quote_hash,
  };
}

export type DraftField = keyof AddressFields | 'name' | 'ordererPhone' | 'agreements';

/** The fields that are not right yet, in the order in which they stand on the screen (specification 5, Checkout). */
export function wrongFields(draft: Draft, checkout: Checkout): DraftField[] {
  const { recipient, phone, zip_code, address } = draft.newDestination;
  const isNew = draft.destination.kind === 'new' || (draft.destination.id === null && checkout.delivery_destination === null);
  const orderer = draft.orderer ?? { name: checkout.orderer.name, phone: checkout.orderer.phone ?? '' };
  const wrong: Record<DraftField, boolean> = {
    recipient: isNew && recipient.trim() === '',
    phone: isNew && !isPhone(phone),
    zip_code: isNew && !isZipCode(zip_code),
    address: isNew && address.trim() === '',
    detail_address: false,
    name: orderer.name.trim() === '',
    ordererPhone: !isPhone(orderer.phone),
    agreements: checkout.required_agreements.some((agreement) => !draft.agreements.includes(agreement)),
  };
  return (Object.keys(wrong) as DraftField[]).filter((field) => wrong[field]);
}

function isSameShape(model: unknown, value: unknown): boolean {
  if (model === undefined) return false;
  if (model === null) return value === null || typeof value === 'object';
  if (Array.isArray(model)) return Array.isArray(value);
  if (typeof model !== 'object') return typeof value === typeof model;
  if (typeof value !== 'object' || value === null) return false;
  return Object.keys(model).every((key) => key === 'id' || key in value);
}
