import type { CreateMember, GivenCoupon } from '#contract/rest/members.ts';
import { giveSignUpCoupons } from '#server/commands/coupon/give-sign-up-coupons.ts';
import { consentsOf } from '#server/commands/member/sign-up-consents.ts';
import { queueMessage } from '#server/commands/message/queue-message.ts';
import type { Shop } from '#server/shop.ts';
import type { Trx } from '#server/transaction/transaction.ts';

/** What a new member is made from, in whatever way the person came: all of it normalised and checked by its rules. */
export interface NewMember extends Pick<CreateMember, 'email' | 'name' | 'nickname' | 'birth_date' | 'locale' | 'consents' | 'marketing'> {
  /** A phone that the person has proved to have; null where the way in asks for none. */
  verifiedPhone: string | null;
  /** Null for somebody who signs in by other means. */
  passwordHash: string | null;
}

/**
 * Writes a new member with role user, every answer about consents, the coupons of the sign-up and the welcome, in the caller's transaction.
 * Null when the ID was taken meanwhile. Throws the refusal of the index `members_verified_phone_key` when the phone was.
 */
export async function insertMember(
  shop: Shop,
  trx: Trx,
  entered: NewMember,
  now: Date,
): Promise<{ id: string; coupons: GivenCoupon[] } | null> {
  const { marketing, verifiedPhone, passwordHash } = entered;
  const member = await trx
    .insertInto('member.members')
    .values({
      email: entered.email,
      name: entered.name,
      nickname: entered.nickname,
      phone: verifiedPhone,
      phone_verified_at: verifiedPhone === null ? null : now,
      birth_date: entered.birth_date ?? null,
      locale: entered.locale,
      is_email_consent: marketing.email,
      is_sms_consent: marketing.sms,
      is_push_consent: marketing.push,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email').where('withdrawn_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!member) return null;
  const userId = member.id;
  await trx.insertInto('member.member_roles').values({ user_id: userId, role: 'user', granted_at: now }).execute();
  if (passwordHash !== null)
    await trx.insertInto('identity.credentials').values({ user_id: userId, password_hash: passwordHash, changed_at: now }).execute();
  await trx
    .insertInto('member.consents')
    .values(await consentsOf(trx, entered, userId, now))
    .execute();
  const { email: recipient, locale, nickname } = entered;
  const welcome = { event: 'sign-up-welcome', channel: 'MAIL', recipient, locale, values: { nickname }, userId, expiresAt: null } as const;
  await queueMessage(shop, trx, welcome);
  return { id: userId, coupons: await giveSignUpCoupons(trx, userId, now) };
}
