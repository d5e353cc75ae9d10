import { type Failure, fail } from '#contract/errors/errors.ts';
import { isPayout, maySettle, payoutOf, type SettlementState, type TaxKind } from '#rules/money/settlement.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';

export interface SettlementMove {
  to: Exclude<SettlementState, 'CLOSED'>;
  /** The bank's or the operator's reference for the transfer. */
  payout_reference: string | null;
}

/**
 * Invoices a settlement, which freezes its taxes and payout, or marks it paid. Repeating a move changes nothing. Errors:
 * SETTLEMENT_NOT_FOUND, SETTLEMENT_NOT_MOVABLE, SETTLEMENT_PAID_ALREADY (with another reference: it may have been transferred twice),
 * SETTLEMENT_NOTHING_DUE, PAYEE_MISSING.
 */
export function moveSettlement(shop: Shop, id: number, move: SettlementMove): Promise<Record<string, never> | Failure> {
  return inTransaction(shop.database.service, (trx) => moveNow(trx, id, move, shop.clock()));
}

/** Moves a settlement within the caller's transaction. Errors: those of moveSettlement. */
export async function moveNow(trx: Trx, id: number, move: SettlementMove, now: Date): Promise<Record<string, never> | Failure> {
  const settlement = await trx
    .selectFrom('sales.settlements')
    .select(['artist_id', 'brand_id', 'state', 'owed_amount', 'payout_reference'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (settlement === undefined) return fail('SETTLEMENT_NOT_FOUND');
  const { state } = settlement;
  if (state === move.to) {
    const isAnother = isPayout(move.to) && settlement.payout_reference !== move.payout_reference;
    return isAnother ? fail('SETTLEMENT_PAID_ALREADY') : {};
  }
  if (!maySettle(state, move.to)) return fail('SETTLEMENT_NOT_MOVABLE');
  if (settlement.owed_amount <= 0) return fail('SETTLEMENT_NOTHING_DUE');
  if (isPayout(move.to)) {
    const paid = { state: move.to, paid_at: now, payout_reference: move.payout_reference };
    await trx.updateTable('sales.settlements').set(paid).where('id', '=', id).execute();
    return {};
  }
  const tax_kind = await taxKindOf(trx, settlement);
  if (tax_kind === null) return fail('PAYEE_MISSING');
  const invoiced = { state: move.to, invoiced_at: now, tax_kind, ...payoutOf(settlement.owed_amount, tax_kind) };
  await trx.updateTable('sales.settlements').set(invoiced).where('id', '=', id).execute();
  return {};
}

async function taxKindOf(trx: Trx, { artist_id, brand_id }: Record<'artist_id' | 'brand_id', number | null>): Promise<TaxKind | null> {
  const [column, id] = artist_id === null ? (['brand_id', brand_id] as const) : (['artist_id', artist_id] as const);
  const payee = await trx.selectFrom('sales.payees').select('tax_kind').where(column, '=', id).executeTakeFirst();
  return payee?.tax_kind ?? null;
}
