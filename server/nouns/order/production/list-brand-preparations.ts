import type { PreparationState } from '#rules/order/preparation.ts';
import type { Db } from '#server/transaction/transaction.ts';

interface PreparedLine {
  order_id: number;
  line_id: number;
  state: PreparationState;
}

/** The preparation state of order lines whose brand has an account; other lines have none. */
export async function listBrandPreparations(db: Db, orderIds: readonly number[]): Promise<PreparedLine[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom('sales.order_products as line')
    .innerJoin('sales.preparations as preparation', 'preparation.order_product_id', 'line.id')
    .innerJoin('product.brands as brand', 'brand.id', 'preparation.brand_id')
    .select(['line.order_id', 'line.id as line_id', 'preparation.state'])
    .where('line.order_id', 'in', orderIds)
    .where('brand.user_id', 'is not', null)
    .execute();
  // The table's check constraint allows only the states of the rule.
  return rows.map((row) => ({ ...row, state: row.state as PreparationState }));
}
