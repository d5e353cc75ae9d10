import { type Failure, fail } from '#contract/errors/errors.ts';
import { marketingChannels, type Withdraw, type Withdrawn } from '#contract/rest/profile.ts';
import { returnDeadline } from '#rules/member/retention.ts';
import { writtenMoment } from '#rules/shop/written-day.ts';
import { endSignIns } from '#server/credentials/end-sign-ins.ts';
import { recordSecurityEvent } from '#server/credentials/security-events.ts';
import { queueMessage } from '#server/nouns/message/queue-message.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { marketingConsentRows } from '../joining/sign-up-consents.ts';
import type { Asker } from './end-sign-in.ts';
import { readLeavingFacts } from './read-leaving-facts.ts';

/**
 * Withdraws a member: ends every session, hides them from others and stops advertising; deletes the cart and restock requests. The rest is
 * kept for 30 days so that signing in restores the account (specification 9); then the purge erases the person.
 * Errors: WITHDRAWAL_BLOCKED while something is open (GET /api/members/me/withdrawal says what).
 */
export async function withdrawMember(shop: Shop, asker: Asker, { reason }: Withdraw): Promise<Withdrawn | Failure> {
  const { userId, ip, userAgent } = asker;
  const now = shop.clock();
  const outcome = await inTransaction(shop.database.service, (trx) => leave(shop, trx, userId, reason ?? null, now));
  if ('until' in outcome) await recordSecurityEvent(shop.database.identity, { type: 'WITHDRAWN', userId, ip, userAgent, at: now });
  return outcome;
}

/** Confirms the withdrawal by mail, with the day until which a sign-in undoes it. */
async function notifyOfWithdrawal(shop: Shop, trx: Trx, userId: string, now: Date): Promise<boolean> {
  const member = await trx.selectFrom('member.members').select(['email', 'locale']).where('id', '=', userId).executeTakeFirstOrThrow();
  const { locale } = member;
  const until = writtenMoment(returnDeadline(now), locale);
  const about = { channel: 'MAIL', recipient: member.email, locale, userId, expiresAt: null } as const;
  return queueMessage(shop, trx, { event: 'withdrawal-begun', values: { until }, ...about });
}

/** Withdraws a member within the caller's transaction, and confirms it by mail. Errors: WITHDRAWAL_BLOCKED. */
export async function leave(shop: Shop, trx: Trx, userId: string, reason: string | null, now: Date): Promise<Withdrawn | Failure> {
  await endSignIns(trx, userId, { allBut: null }, now);
  // Under the member's lock, which placing an order takes too.
  await trx.selectFrom('member.members').select('id').where('id', '=', userId).forUpdate().execute();
  const { obstacles } = await readLeavingFacts(trx, userId, now);
  if (obstacles.length > 0) return fail('WITHDRAWAL_BLOCKED');
  const isTold = await notifyOfWithdrawal(shop, trx, userId, now);
  await stopAdvertising(trx, userId, now, isTold);
  await trx.deleteFrom('sales.carts').where('user_id', '=', userId).execute();
  await trx.deleteFrom('product.restock_requests').where('user_id', '=', userId).execute();
  const left = { withdrawn_at: now, withdrawal_reason: reason };
  await trx.updateTable('member.members').set(left).where('id', '=', userId).execute();
  return { until: returnDeadline(now).toISOString() };
}

/** A returning member is asked for consent again. The mail about the withdrawal says so. */
async function stopAdvertising(trx: Trx, userId: string, now: Date, isTold: boolean): Promise<void> {
  const given = await trx
    .updateTable('member.members')
    .set({ is_email_consent: false, is_sms_consent: false, is_push_consent: false })
    .where('id', '=', userId)
    .where((row) => row.or([row('is_email_consent', '=', true), row('is_sms_consent', '=', true), row('is_push_consent', '=', true)]))
    .returning('id')
    .executeTakeFirst();
  if (!given) return;
  const changed = marketingChannels.map((channel) => ({ channel, isGiven: false }));
  const rows = await marketingConsentRows(trx, { userId, changed, now });
  await trx
    .insertInto('member.consents')
    .values(rows.map((row) => ({ ...row, told_at: isTold ? now : null })))
    .execute();
}
