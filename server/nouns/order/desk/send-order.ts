import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import { MATCHING_PIECE, type MovedPiece, type MoveMatching, type RowOutcome } from '#contract/rest/admin/orders.ts';
import { means } from '#rules/order/order-state.ts';
import { isAcknowledgement, isNew, type WorkTarget, workRefusal } from '#rules/order/work-step.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { moveOrder } from '../move-order.ts';
import { matchingIds } from './list-desk-orders.ts';
import { type LockedWork, lockWork } from './read-order-at-work.ts';
import { recordEvent } from './record-event.ts';

/** Who moves an order on: staff, or a courier's report. `at` is when it happened, if not now. */
export interface Sender {
  mover: 'admin' | 'courier';
  userId: string | null;
  note?: string;
  at?: Date;
}

/** Moves orders on, each in its own transaction, so that a refused one does not hold up the others. */
export async function sendOrders(shop: Shop, orderIds: readonly number[], to: WorkTarget, sender: Sender): Promise<RowOutcome[]> {
  const results: RowOutcome[] = [];
  for (const order_id of new Set(orderIds)) results.push(await sendOrder(shop, order_id, to, sender));
  return results;
}

/**
 * Moves on the next orders that match a filter: at most MATCHING_PIECE, each as in sendOrders, so that every one has its own log entry. An
 * interrupted caller continues with `next`, or starts over: orders already moved no longer match.
 */
export async function sendMatching(shop: Shop, { to, seen_at, after, ...filter }: MoveMatching, sender: Sender): Promise<MovedPiece> {
  const asked = { after, seenAt: new Date(seen_at), limit: MATCHING_PIECE, now: shop.clock() };
  const ids = await matchingIds(shop.database.service, filter, asked);
  const results = await sendOrders(shop, ids, to, sender);
  return { results, next: ids.length < MATCHING_PIECE ? null : (ids.at(-1) ?? null) };
}

/**
 * Moves an order on if the state table allows it, and notifies the shopper; an order already there stays as it is. Returns the outcome,
 * with the code of a refusal: ORDER_NOT_FOUND, ORDER_STATE_CONFLICT, ORDER_HAS_OPEN_CLAIM, ORDER_PICTURE_REFUSED, ORDER_PICTURE_WAITING, PROOF_UNAPPROVED,
 * NOTHING_TO_PRODUCE, PRODUCTION_REQUIRED, WAYBILL_REQUIRED.
 */
export async function sendOrder(shop: Shop, order_id: number, to: WorkTarget, sender: Sender): Promise<RowOutcome> {
  let order_number: string | null = null;
  const sent = await inTransaction<'DONE' | 'NOTHING'>(shop.database.service, async (trx) => {
    const work = await lockWork(trx, order_id);
    if (work === null) return fail('ORDER_NOT_FOUND');
    order_number = work.order.order_number;
    return send(trx, work, to, { ...sender, now: shop.clock() });
  });
  if (isFailure(sent)) return { order_id, order_number, outcome: 'REFUSED', code: sent.failure };
  return { order_id, order_number, outcome: sent, code: null };
}

/** Moves an order that is already locked; `NOTHING` if it is there already. Errors: those of sendOrder. */
export async function send(
  trx: Trx,
  work: LockedWork,
  to: WorkTarget,
  { mover, userId, note = '', at, now }: Sender & { now: Date },
): Promise<'DONE' | 'NOTHING' | Failure> {
  const refusal = workRefusal(work, to, mover);
  if (refusal === 'NOTHING') return 'NOTHING';
  if (refusal !== null) return fail(refusal);
  const { order } = work;
  // An order that moves on has been seen by somebody.
  if (isNew(work.step)) await acknowledge(trx, order.id, { userId, note: isAcknowledgement(to) ? note : '', now });
  if (isAcknowledgement(to)) return 'DONE';
  if (!(await moveOrder(trx, order, to, { mover, userId, note, now }))) return fail('ORDER_STATE_CONFLICT');
  const stamp = means(to, 'sent') ? { shipped_at: now, slips_on: null } : means(to, 'delivered') ? { delivered_at: at ?? now } : null;
  if (stamp !== null) await trx.updateTable('sales.orders').set(stamp).where('id', '=', order.id).execute();
  return 'DONE';
}

async function acknowledge(trx: Trx, id: number, { userId, note, now }: { userId: string | null; note: string; now: Date }): Promise<void> {
  await trx.updateTable('sales.orders').set({ acknowledged_at: now }).where('id', '=', id).execute();
  await recordEvent(trx, [id], { kind: 'ACKNOWLEDGED', actor: 'ADMIN', ...(userId === null ? {} : { userId }), note, now });
}
