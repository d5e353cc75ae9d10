import type { WaybillReadRow } from '#contract/rest/admin/waybills.ts';

type Row = Pick<WaybillReadRow, 'row' | 'order_id' | 'is_held' | 'proposals'>;

/**
 * The rows whose name and phone match only one order, which no other row names or could mean. A row that matches a parcel of another
 * order is left out.
 */
export function soleProposals(rows: readonly Row[]): Record<number, number> {
  const meant = rows.flatMap(({ order_id, proposals }) => [order_id, ...proposals.map((each) => each.order_id)]);
  return Object.fromEntries(
    rows.flatMap(({ row, is_held, proposals: [only, ...others] }) =>
      is_held || only === undefined || others.length > 0 || meant.filter((id) => id === only.order_id).length > 1
        ? []
        : [[row, only.order_id]],
    ),
  );
}
