import type { Failure } from '#contract/errors/errors.ts';
import type { SetPayee } from '#contract/rest/admin/settlements.ts';
import type { Payee } from '#rules/money/settlement.ts';
import { sealPayee } from '#server/keys/payee-seal.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { missingPayee } from './missing-payee.ts';

/**
 * Sets a payee's payout account and taxation; settlements already invoiced keep their taxes. The account number is sealed: rows, log and
 * screens show only its last four digits. Errors: ARTIST_NOT_FOUND, BRAND_NOT_FOUND.
 */
export function setPayee(shop: Shop, payee: Payee, input: SetPayee): Promise<Record<string, never> | Failure> {
  const about = { payee, secret: shop.config.secret, now: shop.clock() };
  return inTransaction(shop.database.service, (trx) => setPayeeNow(trx, about, input));
}

/** Stores the account of a payee within the caller's transaction. Errors: those of setPayee. */
export async function setPayeeNow(
  trx: Trx,
  { payee, secret, now }: { payee: Payee; secret: string; now: Date },
  input: SetPayee,
): Promise<Record<string, never> | Failure> {
  const missing = await missingPayee(trx, payee);
  if (missing !== null) return missing;
  const { number, holder, ...rest } = input;
  const row = {
    ...rest,
    number_end: number.slice(-4),
    sealed_account: sealPayee(secret, { number, holder }),
    changed_at: now,
  };
  await trx
    .insertInto('sales.payees')
    .values({ ...payee, ...row })
    .onConflict((conflict) => conflict.column(payee.artist_id === null ? 'brand_id' : 'artist_id').doUpdateSet(row))
    .execute();
  return {};
}
