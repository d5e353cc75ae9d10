import type { WaybillReadRow } from '#contract/rest/admin/waybills.ts';

/** The rows whose name and phone are those of one order alone, which no other row could mean. */
export function soleProposals(rows: readonly Pick<WaybillReadRow, 'row' | 'proposals'>[]): Record<number, number> {
  const meant = rows.flatMap(({ proposals }) => proposals.map(({ order_id }) => order_id));
  return Object.fromEntries(
    rows.flatMap(({ row, proposals: [only, ...others] }) =>
      only === undefined || others.length > 0 || meant.filter((id) => id === only.order_id).length > 1 ? [] : [[row, only.order_id]],
    ),
  );
}
