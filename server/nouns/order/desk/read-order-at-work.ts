import { awaitsAddress } from '#rules/order/gift/gift.ts';
import { awaitsProof } from '#rules/order/proof/proof-approval.ts';
import type { OrderAtWork, WorkStep } from '#rules/order/work-step.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import { lockOrder, type OrderRow } from '../read-order-rows.ts';
import { findPictureHalts } from './find-picture-halts.ts';
import { openClaims } from './list-order-claims.ts';

/** A locked order with everything that decides where it may move. */
export interface LockedWork extends OrderAtWork {
  readonly order: OrderRow;
}

/** Locks an order until the transaction ends and returns its step and whether a claim blocks it; null when there is none. */
export async function lockWork(trx: Trx, id: number): Promise<LockedWork | null> {
  const order = await lockOrder(trx, id);
  if (order === null) return null;
  const work = await trx.selectFrom('sales.orders').select(['step', 'made_units']).where('id', '=', id).executeTakeFirstOrThrow();
  const claim = (await openClaims(trx, [id])).get(id);
  return {
    order,
    step: work.step as WorkStep,
    made_units: work.made_units,
    tracking_number: order.tracking_number,
    has_halt: claim?.is_halting === true,
    picture_halt: (await findPictureHalts(trx, [id])).get(id) ?? null,
    awaits_address: awaitsAddress(order),
    awaits_proof: awaitsProof(order),
  };
}
