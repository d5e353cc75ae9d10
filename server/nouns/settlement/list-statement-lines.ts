import type { StatementLine } from '#contract/rest/admin/settlements.ts';
import { localized } from '#contract/rest/values.ts';
import type { EntryCause, ShareKind } from '#rules/money/royalty.ts';
import type { Db } from '#server/transaction/transaction.ts';

const named = localized.nullable();

/** An artist's entries in a period as recorded, with the layer of the sale behind each. */
export async function listStatementLines(db: Db, periodId: number, artistId: number): Promise<StatementLine[]> {
  const rows = await db
    .selectFrom('sales.royalty_entries as entry')
    .leftJoin('sales.royalty_lines as share', 'share.id', 'entry.royalty_line_id')
    .select(['entry.id', 'entry.created_at', 'entry.cause', 'entry.kind', 'entry.amount', 'entry.reason'])
    .select(['share.product_name', 'share.side_name', 'share.layer_number', 'share.graphic_name', 'share.quantity'])
    .select(['share.unit_price', 'share.base_amount', 'share.rate'])
    .where('entry.period_id', '=', periodId)
    .where('entry.artist_id', '=', artistId)
    .orderBy('entry.id')
    .execute();
  return rows.map(({ id, created_at, cause, kind, product_name, side_name, graphic_name, ...row }) => ({
    ...row,
    entry_id: id,
    counted_at: created_at.toISOString(),
    // The table's check constraints allow only these values.
    cause: cause as EntryCause,
    kind: kind as ShareKind,
    product_name: named.parse(product_name),
    side_name: named.parse(side_name),
    graphic_name: named.parse(graphic_name),
  }));
}
