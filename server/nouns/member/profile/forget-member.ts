import { sql } from 'kysely';
import { atomically } from '#db/atomically.ts';
import { withdrawalCutoff } from '#rules/member/retention.ts';
import { forgottenEmail } from '#rules/member/withdrawal.ts';
import { pointBalance, takePoints } from '#rules/money/points/points.ts';
import { payOwed } from '#server/nouns/point/pay-owed.ts';
import { lotsOf } from '#server/nouns/point/read-point-lots.ts';
import { forgetWallet } from '#server/nouns/wallet/forget-wallet.ts';
import type { Shop } from '#server/shop.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import { storeTradeRecords } from './store-trade-records.ts';

/** Tables that hold only the member's own data and are deleted. Histories that the shop needs stay attached to the emptied row. */
const own = [
  'identity.credentials',
  'identity.passkeys',
  'member.messages',
  'identity.social_accounts',
  'identity.sign_ins',
  'member.consents',
  'member.delivery_destinations',
  'member.inquiries',
  'member.member_roles',
  'member.notifications',
  'member.notification_mutes',
  'member.follow_visits',
  'member.month_grades',
  'product.graphic_likes',
  'product.product_likes',
  'product.artist_follows',
  'product.brand_follows',
  'product.restock_requests',
  'product.review_likes',
  'product.review_unlikes',
  'sales.carts',
  'sales.checkouts',
] as const;

/**
 * Erases a member whose time to return is over (specification 9.7). Records of every trade are sealed and stored apart; all other personal
 * data is deleted or emptied. The row itself stays, anonymous, so that orders, points and reviews keep their totals. The sign-in log
 * expires on its own schedule. True when there was a member to erase.
 */
export function forgetMember({ database, clock, config }: Shop, userId: string): Promise<boolean> {
  const now = clock();
  return atomically(database.service, async (trx) => {
    const member = await trx
      .selectFrom('member.members')
      .select(['email', 'phone'])
      .where('id', '=', userId)
      .where('withdrawn_at', '<=', withdrawalCutoff(now))
      .where('purged_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!member) return false;
    await storeTradeRecords(trx, { userId, secret: config.secret });
    await emptyOrders(trx, userId);
    await forgetWallet(trx, userId);
    await takePointsAway(trx, userId, now);
    await forgetDesigns(trx, userId, now);
    await forgetPhotos(trx, userId);
    for (const table of own) await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(trx);
    await trx.deleteFrom('identity.oidc_payloads').where('account_id', '=', userId).execute();
    await trx
      .deleteFrom('identity.verification_codes')
      .where('target', 'in', [member.email, ...(member.phone === null ? [] : [member.phone])])
      .execute();
    await trx.deleteFrom('sales.issued_coupons').where('user_id', '=', userId).where('order_id', 'is', null).execute();
    await trx.deleteFrom('sales.idempotency_keys').where('actor', '=', userId).execute();
    await trx.deleteFrom('management.logs').where('user_id', '=', userId).execute();
    await trx.deleteFrom('management.brand_requests').where('user_id', '=', userId).execute();
    await emptyMember(trx, userId, now);
    await emptyAuditEntries(trx, userId);
    return true;
  });
}

async function emptyMember(trx: Trx, userId: string, now: Date): Promise<void> {
  const nobody = { email: forgottenEmail(userId), name: '', nickname: '', phone: null, birth_date: null, phone_verified_at: null };
  const nothing = { withdrawal_reason: null, tokens_valid_from: null, ended_sign_ins: [], staff_note: '' };
  // A trigger updates the nickname in the profile.
  await trx
    .updateTable('member.members')
    .set({ ...nobody, ...nothing, purged_at: now })
    .where('id', '=', userId)
    .execute();
  await trx.updateTable('member.profiles').set({ image_src: null, is_public: false }).where('user_id', '=', userId).execute();
}

/** Removes the buyer's data from orders; goods, amounts and states stay. */
async function emptyOrders(trx: Trx, userId: string): Promise<void> {
  const orders = trx.selectFrom('sales.orders').select('id').where('user_id', '=', userId);
  await trx
    .deleteFrom('sales.refund_accounts')
    .where('payment_id', 'in', trx.selectFrom('sales.payments').select('payment_id').where('order_id', 'in', orders))
    .execute();
  await trx.updateTable('sales.payments').set({ receipt_url: null }).where('order_id', 'in', orders).execute();
  await trx
    .updateTable('sales.claims')
    .set({ detail: '', refund_bank: null, refund_account: null, refund_holder: null })
    .where('order_id', 'in', orders)
    .execute();
  await trx
    .deleteFrom('sales.claim_photos')
    .where('claim_id', 'in', trx.selectFrom('sales.claims').select('id').where('order_id', 'in', orders))
    .execute();
  await trx.updateTable('sales.gifts').set({ from_name: '', message: '' }).where('order_id', 'in', orders).execute();
  await trx
    .updateTable('sales.cash_receipts')
    .set({ sealed_identity: null, shown_identity: '', receipt_url: null })
    .where('order_id', 'in', orders)
    .execute();
  const buyer = { orderer_name: '', orderer_phone: '', orderer_email: '' };
  const receiver = {
    recipient: '',
    recipient_phone: '',
    zip_code: '',
    priced_zip_code: null,
    address: '',
    detail_address: '',
    shipping_request: '',
  };
  await trx
    .updateTable('sales.orders')
    .set({ ...buyer, ...receiver, depositor_name: null, deposit_account: null, tracking_number: null })
    .where('user_id', '=', userId)
    .execute();
}

/** Closes the points ledger by writing off what is left of every lot. */
async function takePointsAway(trx: Trx, userId: string, now: Date): Promise<void> {
  const lots = await payOwed(trx, userId, await lotsOf(trx, userId).execute(), now);
  const left = takePoints(lots, pointBalance(lots, now), now);
  if (left === 'POINTS_INSUFFICIENT' || left.length === 0) return;
  const entry = { user_id: userId, type: 'EXPIRED', reason: 'EXPIRY', created_at: now };
  await trx
    .insertInto('sales.point_entries')
    .values(left.map((each) => ({ ...entry, ...each })))
    .execute();
}

/** Ends shared links. Designs frozen for an order stay as a record of what was made, without name or owner; all others are deleted. */
async function forgetDesigns(trx: Trx, userId: string, now: Date): Promise<void> {
  await trx.deleteFrom('product.design_shares').where('user_id', '=', userId).execute();
  const frozen = trx.selectFrom('product.product_custom_versions').select('product_custom_id');
  await trx.deleteFrom('product.product_customs').where('user_id', '=', userId).where('id', 'not in', frozen).execute();
  await trx.updateTable('product.product_customs').set({ name: '', deleted_at: now }).where('user_id', '=', userId).execute();
}

/**
 * Reviews keep their text and score, anonymously. Body measurements, photos and earlier versions are deleted; a job deletes the files, and
 * own pictures that were not ordered.
 */
async function forgetPhotos(trx: Trx, userId: string): Promise<void> {
  const reviews = trx.selectFrom('product.reviews').select('id').where('user_id', '=', userId);
  await trx.deleteFrom('product.review_images').where('review_id', 'in', reviews).where('photo_id', 'is not', null).execute();
  await trx.deleteFrom('product.review_revisions').where('review_id', 'in', reviews).execute();
  await trx
    .updateTable('product.reviews')
    .set({ height_from: null, weight_from: null, size_feel: null })
    .where('user_id', '=', userId)
    .execute();
  await trx.updateTable('product.review_reports').set({ user_id: null, detail: '' }).where('user_id', '=', userId).execute();
  await trx.updateTable('member.photos').set({ user_id: null }).where('user_id', '=', userId).execute();
  await trx.updateTable('product.own_pictures').set({ user_id: null }).where('user_id', '=', userId).execute();
}

/** The audit log keeps that an administrator changed something, but not the person's data. */
async function emptyAuditEntries(trx: Trx, userId: string): Promise<void> {
  await sql`select set_config('app.forgets', 'on', true)`.execute(trx);
  const row = sql`coalesce(row_after, row_before)`;
  const orders = sql`select id::text from sales.orders where user_id = ${userId}`;
  const idOnly = (column: string) =>
    sql`case when ${sql.ref(column)} is not null then jsonb_build_object('id', ${sql.ref(column)} -> 'id') end`;
  await sql`
    update management.audit_entries set row_before = ${idOnly('row_before')}, row_after = ${idOnly('row_after')}
    where ${row} ->> 'user_id' = ${userId} or (table_name = 'member.members' and ${row} ->> 'id' = ${userId})
      or ${row} ->> 'order_id' in (${orders})`.execute(trx);
  await sql`select set_config('app.forgets', '', true)`.execute(trx);
}
