import type { Message } from '#client/locale/message.ts';
import type { Order } from '#contract/rest/orders.ts';
import { isByDeposit } from '#rules/order/checkout/checkout.ts';
import { refundMessages } from '#storefront/nouns/order/refund-texts.ts';
import { orderMessages } from '#storefront/nouns/order/texts.ts';

type Used = Pick<Order, 'coupon_discount_amount' | 'point_amount'>;

/** What a cancellation gives back: the refund and its destination (nothing for an unpaid order), and the coupons and points that were used. */
export function cancelNotes(order: Used & Pick<Order, 'payment_date' | 'payment_method'>): Message[] {
  const used = usedIn(order);
  return [moneyNote(order), ...(used === null ? [] : [orderMessages[`cancelBack${used}`]])];
}

/** The coupons and points that a cancelled order has given back; null if none were used. */
export function givenBackNote(order: Used): Message | null {
  const used = usedIn(order);
  return used === null ? null : refundMessages[`given${used}`];
}

function moneyNote({ payment_date, payment_method }: Pick<Order, 'payment_date' | 'payment_method'>): Message {
  if (payment_date === null) return orderMessages.cancelNoteUnpaid;
  return isByDeposit(payment_method) ? orderMessages.cancelNoteDeposit : orderMessages.cancelNote;
}

function usedIn({ coupon_discount_amount, point_amount }: Used): 'Both' | 'Coupon' | 'Points' | null {
  if (coupon_discount_amount > 0) return point_amount > 0 ? 'Both' : 'Coupon';
  return point_amount > 0 ? 'Points' : null;
}
