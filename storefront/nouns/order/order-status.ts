import type { Message } from '#client/locale/message.ts';
import { cancelledName, orderNames } from '#contract/names/order-names.ts';
import type { OrderState } from '#rules/order/order-state.ts';

/** The name of a state. */
export function stateMessage(state: OrderState): Message {
  return orderNames[state].name;
}

/** An order's overall status: a cancelled one keeps its state but is shown as cancelled. */
export function statusMessage(order: { status: OrderState; cancelled_at: string | null }): Message {
  return order.cancelled_at === null ? stateMessage(order.status) : cancelledName;
}
