import { type Failure, fail } from '#contract/errors/errors.ts';
import type { Trx } from '#server/transaction/transaction.ts';

/** Why a payee cannot be used: no such artist or brand; null for a valid one. */
export async function missingPayee(
  trx: Trx,
  { artist_id, brand_id }: { artist_id: number | null; brand_id: number | null },
): Promise<Failure | null> {
  const [table, id] = artist_id === null ? (['product.brands', brand_id] as const) : (['product.artists', artist_id] as const);
  const found = await trx
    .selectFrom(table)
    .select('id')
    .where('id', '=', id ?? 0)
    .executeTakeFirst();
  if (found !== undefined) return null;
  return artist_id === null ? fail('BRAND_NOT_FOUND', { field: 'brand_id' }) : fail('ARTIST_NOT_FOUND', { field: 'artist_id' });
}
