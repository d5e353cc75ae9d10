import type { Insertable, Updateable } from 'kysely';
import { urlFor } from '#contract/routes.ts';
import { preparedQuery } from '#db/prepared-query.ts';
import type { SalesOrderStatusChanges, SalesOrders } from '#db/schema.generated.ts';
import { sendUnread } from '#db/together.ts';
import type { OrderNews } from '#rules/member/notification.ts';
import { isOrderState, type Mover, mayMove, means, type OrderState } from '#rules/order/order-state.ts';
import { notifyMember } from '#server/nouns/notification/notify-member.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import type { OrderRow } from './read-order-rows.ts';

/** Who moved an order, as the history names them. */
const actors: Record<Mover, 'MEMBER' | 'ADMIN' | 'PAYMENT' | 'JOB' | 'TRACKER'> = {
  payment: 'PAYMENT',
  shopper: 'MEMBER',
  admin: 'ADMIN',
  brand: 'ADMIN',
  courier: 'TRACKER',
  clock: 'JOB',
};

export interface Move {
  mover: Mover;
  userId: string | null;
  note?: string;
  now: Date;
}

/** Whether the state table lets this mover bring an order to a state. */
export function canMove(order: OrderRow, to: OrderState, mover: Mover): boolean {
  return order.cancelled_at === null && mayMove(order.status, to, mover);
}

/**
 * Moves a locked order to its next state with other changed columns, writes the history and notifies the shopper; false when the state
 * table forbids it.
 */
export async function moveOrder(trx: Trx, order: OrderRow, to: OrderState, move: Move, facts: OrderFacts = {}): Promise<boolean> {
  if (!canMove(order, to, move.mover)) return false;
  await sendUnread(trx, orderMoved(trx, order.id, { ...facts, status: to }, { order_id: order.id, ...changeOf(order.status, to, move) }));
  if (means(order.status, 'pressing')) await sendUnread(trx, reprintsMade(trx, order.id, move.now));
  if (means(to, 'told')) await notifyOfOrder(trx, order, to, move.now);
  return true;
}

/** Moves a locked order back to its previous state with a history entry; the shopper is notified when it moves on again. */
export async function moveOrderBack(trx: Trx, order: OrderRow, to: OrderState, move: Move): Promise<void> {
  await sendUnread(trx, orderMoved(trx, order.id, { status: to }, { order_id: order.id, ...changeOf(order.status, to, move) }));
}

/** Notifies the shopper of an order's state, with its parcel when it ships, or of its deposit account, once per account. */
export async function notifyOfOrder(
  trx: Trx,
  order: OrderRow,
  state:
    | OrderState
    | 'CANCELLED'
    | 'DELIVERY_CHANGED'
    | 'OPTION_CHANGED'
    | 'GIFT_ADDRESSED'
    | 'GIFT_EXPIRED'
    | 'DEPOSIT_DUE'
    | 'DEPOSIT_ENDING',
  now: Date,
  about: Pick<OrderNews, 'pieces'> = {},
): Promise<void> {
  const { courier, tracking_number: number, deposit_bank: bank, deposit_account: account, payment_amount: amount } = order;
  const isLeaving = isOrderState(state) && means(state, 'sent') && courier !== null && number !== null;
  const isDeposit = (state === 'DEPOSIT_DUE' || state === 'DEPOSIT_ENDING') && account !== null;
  const until = order.deposit_deadline?.toISOString() ?? null;
  const news = {
    ...(isLeaving && { parcel: { courier, number } }),
    ...(isDeposit && { deposit: { bank, account, amount, until } }),
    ...about,
  };
  await notifyMember(trx, {
    memberId: order.user_id,
    event: 'order_moved',
    values: { order_number: order.order_number, state, ...news },
    link: urlFor('mypage-order-id', { id: order.id }),
    ...(isDeposit && { onceKey: `${order.id} ${state} ${account}` }),
    now,
  });
}

/** Adds an entry to an order's history. */
export async function recordChange(trx: Trx, orderId: number, from: OrderState | null, to: OrderState, move: Move): Promise<void> {
  await sendUnread(trx, changeRecorded(trx, { order_id: orderId, ...changeOf(from, to, move) }));
}

/** The history entry of a move as stored, without its order id. */
export function changeOf(from: OrderState | null, to: OrderState, move: Move) {
  return {
    from_status: from,
    to_status: to,
    actor: actors[move.mover],
    user_id: move.userId,
    note: move.note ?? '',
    changed_at: move.now,
  };
}

/** Columns of an order that change with its state. */
type OrderFacts = Partial<Record<'payment_date' | 'hold_expires_at' | 'made_units' | 'ship_by', string | number | Date | null>>;

const orderMoved = preparedQuery((trx: Trx, id: number, facts: OrderFacts & { status: OrderState }, change: Change) =>
  trx
    .with('moved', (made) =>
      made
        .updateTable('sales.orders')
        .set(facts as Updateable<SalesOrders>)
        .where('id', '=', id),
    )
    .insertInto('sales.order_status_changes')
    .values(change),
);

/** Reprints leave production together with the order. */
const reprintsMade = preparedQuery((trx: Trx, id: number, now: Date) =>
  trx.updateTable('sales.reprints').set({ made_at: now }).where('order_id', '=', id).where('made_at', 'is', null),
);

type Change = Omit<Insertable<SalesOrderStatusChanges>, 'id'> & { changed_at: Date };

const changeRecorded = preparedQuery((trx: Trx, change: Change) => trx.insertInto('sales.order_status_changes').values(change));
