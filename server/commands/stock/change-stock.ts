import { type Failure, fail } from '#contract/errors/errors.ts';
import type { Reach } from '#rules/member/rights/permission.ts';
import { asStaff } from '#server/commands/staff.ts';
import { inTransaction } from '#server/commands/transaction.ts';
import type { Shop } from '#server/shop.ts';

/**
 * Sets what is in stock of an option, as a brand of its own products or as the shop of any. `was` is what the screen showed: pieces that were
 * sold since are not brought back by an old number. One option, in the order of docs/reliability.md section 3; the sum of its product
 * follows at the commit. Errors: OPTION_NOT_FOUND, also for another brand's; STOCK_CHANGED.
 */
export function changeStock(
  shop: Shop,
  by: { userId: string; reach: Reach },
  optionId: number,
  { stock_count, was }: { stock_count: number; was: number },
): Promise<{ stock_count: number } | Failure> {
  return asStaff(by.userId, () =>
    inTransaction<{ stock_count: number }>(shop.database.service, async (trx) => {
      const option = await trx
        .selectFrom('product.product_options as option')
        .innerJoin('product.products as product', 'product.id', 'option.product_id')
        .innerJoin('product.brands as brand', 'brand.id', 'product.brand_id')
        .select('option.id')
        .where('option.id', '=', optionId)
        .$if(by.reach === 'own', (query) => query.where('brand.user_id', '=', by.userId))
        .executeTakeFirst();
      if (option === undefined) return fail('OPTION_NOT_FOUND');
      const changed = await trx
        .updateTable('product.product_options')
        .set({ stock_count })
        .where('id', '=', optionId)
        .where('stock_count', '=', was)
        .returning('id')
        .executeTakeFirst();
      return changed === undefined ? fail('STOCK_CHANGED', { field: 'was' }) : { stock_count };
    }),
  );
}
