import type { Message } from '#client/locale/message.ts';
import { type OrderState, orderStates } from '#rules/order/order-state.ts';
import { orderMessages, orderStateMessages } from './texts.ts';

/** The name of a state. */
export function stateMessage(state: OrderState): Message {
  return orderStateMessages[orderStates[state].label];
}

/** What an order is called as a whole: a cancelled one keeps its state, but is shown as cancelled. */
export function statusMessage(order: { status: OrderState; cancelled_at: string | null }): Message {
  return order.cancelled_at === null ? stateMessage(order.status) : orderMessages.cancelled;
}
