import type { WaybillReadRow } from '#contract/rest/admin/waybills.ts';

type Row = Pick<WaybillReadRow, 'row' | 'order_id' | 'is_held' | 'proposals'>;

/**
 * The rows whose name and phone are those of one order alone, which no other row names or could mean. A parcel of another order may be an
 * earlier one to the same person, so nothing is chosen for it.
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
