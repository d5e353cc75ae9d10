import { daysAfter } from '../../shop/korean-time.ts';
import { isByDeposit, type PaymentMethod } from '../checkout/checkout.ts';

/** Maximum lengths of a giver's texts, in UTF-16; the table sales.gifts has the same ones. */
export const GIFT_FROM_MAX = 20;
export const GIFT_MESSAGE_MAX = 200;

/** Days after payment in which the receiver can enter the address; then the gift is cancelled and refunded. */
export const GIFT_DAYS = 7;

/** Until when a gift paid now waits for its address. */
export function giftExpiry(paidAt: Date): Date {
  return daysAfter(paidAt, GIFT_DAYS);
}

/** True for an order without an address: a gift whose receiver has not entered one. It is neither produced nor packed. */
export function awaitsAddress({ zip_code }: { zip_code: string }): boolean {
  return zip_code === '';
}

/** True for a payment method that can be refunded without asking the buyer, as an expired gift needs: any except a deposit. */
export function isGiftMethod(method: PaymentMethod): boolean {
  return !isByDeposit(method);
}

/** What a receiver sees behind the link: unpaid, the form, the address is entered, or too late. */
export const giftStates = ['UNPAID', 'OPEN', 'TAKEN', 'OVER'] as const;
export type GiftState = (typeof giftStates)[number];

/** True while the receiver can enter the address. */
export function isGiftOpen(state: GiftState): boolean {
  return state === 'OPEN';
}

/** Why a gift cannot be opened or accepted; each is a code of contract/errors/errors.ts. */
export const giftRefusals = {
  UNPAID: { read: 'GIFT_NOT_FOUND', take: 'GIFT_NOT_FOUND' },
  OPEN: { read: null, take: null },
  TAKEN: { read: null, take: 'GIFT_TAKEN' },
  OVER: { read: 'GIFT_OVER', take: 'GIFT_OVER' },
} as const satisfies Record<GiftState, object>;

interface GiftFacts {
  payment_date: Date | null;
  cancelled_at: Date | null;
  expires_at: Date | null;
  address_given_at: Date | null;
}

/** The state of a gift; a cancelled one is over in any case. */
export function giftState({ payment_date, cancelled_at, expires_at, address_given_at }: GiftFacts, now: Date): GiftState {
  if (cancelled_at !== null) return 'OVER';
  if (payment_date === null || expires_at === null) return 'UNPAID';
  if (address_given_at !== null) return 'TAKEN';
  return expires_at > now ? 'OPEN' : 'OVER';
}
