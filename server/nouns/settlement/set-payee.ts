import { type Failure, isFailure } from '#contract/errors/errors.ts';
import type { SetPayee } from '#contract/rest/admin/settlements.ts';
import { mayDo } from '#rules/member/rights/permission.ts';
import type { Payee } from '#rules/money/settlement.ts';
import { sealPayee } from '#server/keys/payee-seal.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { readStaff } from '../member/standing.ts';
import { notifyMembers } from '../notification/notify-member.ts';
import { missingPayee } from './missing-payee.ts';

/**
 * Sets a payee's payout account and tax kind; invoiced settlements keep theirs. The account number is encrypted: rows, log and screens
 * show only its last four digits. Notifies the payee and accounting. Errors: ARTIST_NOT_FOUND, BRAND_NOT_FOUND.
 */
export function setPayee(shop: Shop, payee: Payee, input: SetPayee): Promise<Record<string, never> | Failure> {
  const about = { payee, secret: shop.config.secret, now: shop.clock() };
  return inTransaction<Record<string, never>>(shop.database.service, async (trx) => {
    const set = await setPayeeNow(trx, about, input);
    if (!isFailure(set)) await notifyOfPayee(trx, about, input);
    return set;
  });
}

async function notifyOfPayee(trx: Trx, { payee, now }: { payee: Payee; now: Date }, { bank, number }: SetPayee): Promise<void> {
  const [table, id] =
    payee.artist_id === null ? (['product.brands', payee.brand_id] as const) : (['product.artists', payee.artist_id] as const);
  const of = await trx.selectFrom(table).select(['name', 'user_id']).where('id', '=', id).executeTakeFirstOrThrow();
  const accounting = (await readStaff(trx)).filter(({ actors }) => mayDo(actors, 'payee.manage') === 'any');
  const memberIds = new Set([...(of.user_id === null ? [] : [of.user_id]), ...accounting.map((each) => each.id)]);
  const values = { payee: of.name, bank, number_end: number.slice(-4) };
  const news = { event: 'payee_changed', values, link: '/admin/', now } as const;
  await notifyMembers(
    trx,
    [...memberIds].map((memberId) => ({ memberId, ...news })),
  );
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
