import type { CreateMember, GivenCoupon } from '#contract/rest/members.ts';
import { marketingChannels } from '#contract/rest/profile.ts';
import { giveSignUpCoupons } from '#server/nouns/coupon/give-sign-up-coupons.ts';
import { queueMessage } from '#server/nouns/message/queue-message.ts';
import type { Shop } from '#server/shop.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import { tellConsents } from '../profile/tell-consents.ts';
import { consentsOf } from './sign-up-consents.ts';

/** The data of a new member, however they signed up; already normalised and validated. */
export interface NewMember extends Pick<CreateMember, 'email' | 'name' | 'nickname' | 'birth_date' | 'locale' | 'consents' | 'marketing'> {
  /** A phone the person has proved to own; null where this way of signing up does not ask for one. */
  verifiedPhone: string | null;
  /** Null for a member who signs in by other means. */
  passwordHash: string | null;
}

/**
 * Inserts a new member with role user, the answers about consents, the sign-up coupons and the welcome notice, in the caller's transaction.
 * Null when the ID was taken meanwhile. Throws the violation of the index `members_verified_phone_key` when the phone was.
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
  const consents = await consentsOf(trx, entered, userId, now);
  const given = marketingChannels.filter((channel) => consents.some(({ type, is_given }) => type === channel && is_given));
  await trx
    .insertInto('member.consents')
    .values(consents.filter(({ type }) => !given.some((channel) => channel === type)))
    .execute();
  const { email: recipient, locale, nickname } = entered;
  const welcome = { event: 'sign-up-welcome', channel: 'MAIL', recipient, locale, values: { nickname }, userId, expiresAt: null } as const;
  await queueMessage(shop, trx, welcome);
  if (given.length > 0) await tellConsents(shop, trx, { userId, changed: given.map((channel) => ({ channel, isGiven: true })), now });
  return { id: userId, coupons: await giveSignUpCoupons(trx, userId, now) };
}
