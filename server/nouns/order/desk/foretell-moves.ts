import type { MatchingTally, OrderFilterChoice } from '#contract/rest/admin/orders.ts';
import { awaitsAddress } from '#rules/order/gift/gift.ts';
import { asksBrands, isPreparable, isPrepared } from '#rules/order/preparation.ts';
import { awaitsProof } from '#rules/order/proof/proof-approval.ts';
import { type WorkStep, type WorkTarget, workRefusal } from '#rules/order/work-step.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { listBrandPreparations } from '../production/list-brand-preparations.ts';
import { findPictureHalts } from './find-picture-halts.ts';
import { matchingIds } from './list-desk-orders.ts';
import { openClaims } from './list-order-claims.ts';

/**
 * Of the orders of a filter, counted up to `most`: how many would move, how many would stay, and how many of the moving ones have lines
 * a brand has not prepared.
 */
export async function foretellMoves(
  db: Db,
  { filter, to, most, now }: { filter: OrderFilterChoice; to: WorkTarget; most: number; now: Date },
): Promise<NonNullable<MatchingTally['moves']>> {
  const ids = await matchingIds(db, filter, { after: 0, seenAt: now, limit: most, now });
  if (ids.length === 0) return { going: 0, staying: 0, unprepared: 0 };
  const claims = await openClaims(db, ids);
  const pictures = await findPictureHalts(db, ids);
  const orders = await db
    .selectFrom('sales.orders')
    .select(['id', 'step', 'made_units', 'tracking_number', 'zip_code', 'needs_proof', 'proof_approved_at'])
    .where('id', 'in', ids)
    .execute();
  const going = orders.filter(({ id, step, ...goods }) => {
    const halts = {
      has_halt: claims.get(id)?.is_halting === true,
      awaits_address: awaitsAddress(goods),
      awaits_proof: awaitsProof(goods),
      picture_halt: pictures.get(id) ?? null,
    };
    const order = { ...goods, step: step as WorkStep, ...halts };
    return workRefusal(order, to, 'admin') === null;
  });
  const lines = asksBrands(to)
    ? await listBrandPreparations(
        db,
        going.map(({ id }) => id),
      )
    : [];
  const waiting = new Set(lines.filter(({ state }) => isPreparable(state) && !isPrepared(state)).map(({ order_id }) => order_id));
  return { going: going.length, staying: ids.length - going.length, unprepared: waiting.size };
}
