import { daysAfter } from '../../shop/korean-time.ts';
import { isByDeposit, type PaymentMethod } from '../checkout/checkout.ts';

/** Bounds of what a giver writes, in UTF-16; the table has the same (sales.gifts). */
export const GIFT_FROM_MAX = 20;
export const GIFT_MESSAGE_MAX = 200;

/** Days after the payment in which the receiver may say where the gift goes; then it is cancelled and refunded. */
export const GIFT_DAYS = 7;

/** Until when a gift paid now waits for its address. */
export function giftExpiry(paidAt: Date): Date {
  return daysAfter(paidAt, GIFT_DAYS);
}

/** True for an order without address: a gift whose receiver has not said where it goes. Nothing of it is made or packed. */
export function awaitsAddress({ zip_code }: { zip_code: string }): boolean {
  return zip_code === '';
}

/** True for a payment that can be refunded without asking its buyer, whom nobody can ask when a gift expires: a deposit cannot. */
export function isGiftMethod(method: PaymentMethod): boolean {
  return !isByDeposit(method);
}

/** What a receiver finds behind the link: nothing yet (unpaid), the form, that the address is given, or that it is too late. */
export const giftStates = ['UNPAID', 'OPEN', 'TAKEN', 'OVER'] as const;
export type GiftState = (typeof giftStates)[number];

/** True while the receiver may say where it goes. */
export function isGiftOpen(state: GiftState): boolean {
  return state === 'OPEN';
}

/** Why a gift cannot be looked at, or not be taken; each is a code of contract/errors/errors.ts. */
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

/** The state of a gift; a cancelled one is over, whatever its receiver did. */
export function giftState({ payment_date, cancelled_at, expires_at, address_given_at }: GiftFacts, now: Date): GiftState {
  if (cancelled_at !== null) return 'OVER';
  if (payment_date === null || expires_at === null) return 'UNPAID';
  if (address_given_at !== null) return 'TAKEN';
  return expires_at > now ? 'OPEN' : 'OVER';
}
