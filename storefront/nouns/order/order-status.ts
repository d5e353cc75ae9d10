import type { Message } from '#client/locale/message.ts';
import { type OrderState, orderStateList, orderStates } from '#rules/order/order-state.ts';
import { orderMessages, orderStateMessages } from './texts.ts';

/** The name of a state. */
export function stateMessage(state: OrderState): Message {
  return orderStateMessages[orderStates[state].label];
}

/** What an order is called as a whole: a cancelled one keeps its state, but is shown as cancelled. */
export function statusMessage(order: { status: string; cancelled_at: string | null }): Message {
  return order.cancelled_at === null ? stateMessage(orderStateOf(order.status)) : orderMessages.cancelled;
}

/** Reads a state of the data service, which knows it as text. Throws on a word the rule does not know. */
function orderStateOf(status: string): OrderState {
  const state = orderStateList.find((each) => each === status);
  if (state === undefined) throw new Error(`unknown order state ${status}`);
  return state;
}
