import { type Failure, fail } from '#contract/errors/errors.ts';
import type { SetPayee } from '#contract/rest/admin/settlements.ts';
import { sealPayee } from '#server/keys/payee-seal.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';

/**
 * Sets an artist's payout account and taxation; settlements already invoiced keep their taxes. The account number is sealed: rows, log and
 * screens show only its last four digits. Errors: ARTIST_NOT_FOUND.
 */
export function setPayee(shop: Shop, artistId: number, input: SetPayee): Promise<Record<string, never> | Failure> {
  const about = { artistId, secret: shop.config.secret, now: shop.clock() };
  return inTransaction(shop.database.service, (trx) => setPayeeNow(trx, about, input));
}

/** Stores an artist's payee within the caller's transaction. Errors: those of setPayee. */
export async function setPayeeNow(
  trx: Trx,
  { artistId, secret, now }: { artistId: number; secret: string; now: Date },
  input: SetPayee,
): Promise<Record<string, never> | Failure> {
  const artist = await trx.selectFrom('product.artists').select('id').where('id', '=', artistId).executeTakeFirst();
  if (artist === undefined) return fail('ARTIST_NOT_FOUND');
  const { number, holder, ...rest } = input;
  const row = {
    ...rest,
    number_end: number.slice(-4),
    sealed_account: sealPayee(secret, { number, holder }),
    changed_at: now,
  };
  await trx
    .insertInto('sales.payees')
    .values({ artist_id: artistId, ...row })
    .onConflict((conflict) => conflict.column('artist_id').doUpdateSet(row))
    .execute();
  return {};
}
