import type { Message } from '#client/locale/message.ts';
import type { Order } from '#contract/rest/orders.ts';
import { isByDeposit } from '#rules/order/checkout/checkout.ts';
import { orderMessages } from '#storefront/nouns/order/texts.ts';

/** The refund of a cancelled order and its destination; nothing for an unpaid order. */
export function cancelNote({ payment_date, payment_method }: Pick<Order, 'payment_date' | 'payment_method'>): Message {
  if (payment_date === null) return orderMessages.cancelNoteUnpaid;
  return isByDeposit(payment_method) ? orderMessages.cancelNoteDeposit : orderMessages.cancelNote;
}
