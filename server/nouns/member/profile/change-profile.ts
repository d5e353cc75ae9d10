import { type Failure, fail } from '#contract/errors/errors.ts';
import { type ChangeConsents, type ChangeProfile, marketingChannels } from '#contract/rest/profile.ts';
import { isPersonName } from '#rules/member/credential.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';
import { notifyOfConsents } from './notify-of-consents.ts';

/** Changes a member's nickname and language. Errors: INVALID_INPUT with the field. */
export async function changeProfile(shop: Shop, userId: string, { nickname, locale }: ChangeProfile): Promise<Failure | null> {
  const name = nickname?.trim();
  if (name !== undefined && !isPersonName(name)) return fail('INVALID_INPUT', { field: 'nickname' });
  const change = { ...(name === undefined ? {} : { nickname: name }), ...(locale === undefined ? {} : { locale }) };
  if (Object.keys(change).length === 0) return null;
  await shop.database.service.updateTable('member.members').set(change).where('id', '=', userId).execute();
  return null;
}

const consentColumns = { EMAIL: 'is_email_consent', SMS: 'is_sms_consent', PUSH: 'is_push_consent' } as const;

/** Gives or withdraws marketing consents; records only changes, with the time and text, and confirms them by mail. */
export async function changeConsents(shop: Shop, userId: string, wanted: ChangeConsents): Promise<Failure | null> {
  const now = shop.clock();
  return inTransaction(shop.database.service, async (trx) => {
    const columns = Object.values(consentColumns);
    const standing = await trx
      .selectFrom('member.members')
      .select(columns)
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const asked = { EMAIL: wanted.email, SMS: wanted.sms, PUSH: wanted.push };
    const changed = marketingChannels.flatMap((channel) => {
      const isGiven = asked[channel];
      return isGiven === undefined || isGiven === standing[consentColumns[channel]] ? [] : [{ channel, isGiven }];
    });
    if (changed.length === 0) return null;
    const values = Object.fromEntries(changed.map(({ channel, isGiven }) => [consentColumns[channel], isGiven]));
    await trx.updateTable('member.members').set(values).where('id', '=', userId).execute();
    await notifyOfConsents(shop, trx, { userId, changed, now });
    return null;
  });
}
