import type { StatementLine } from '#contract/rest/admin/settlements.ts';
import { sentRow } from '#server/reply-rows.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** An artist's entries in a period as recorded, with the layer of the sale behind each. */
export async function listStatementLines(db: Db, periodId: number, artistId: number): Promise<StatementLine[]> {
  const rows = await db
    .selectFrom('sales.royalty_entries as entry')
    .leftJoin('sales.royalty_lines as share', 'share.id', 'entry.royalty_line_id')
    .select(['entry.id as entry_id', 'entry.created_at as counted_at', 'entry.cause', 'entry.kind', 'entry.amount', 'entry.reason'])
    .select(['share.product_name', 'share.side_name', 'share.layer_number', 'share.graphic_name', 'share.quantity'])
    .select(['share.unit_price', 'share.base_amount', 'share.rate'])
    .where('entry.period_id', '=', periodId)
    .where('entry.artist_id', '=', artistId)
    .orderBy('entry.id')
    .execute();
  return rows.map(sentRow);
}
