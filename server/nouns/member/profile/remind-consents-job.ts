import { sql } from 'kysely';
import type { MarketingChannel } from '#contract/rest/profile.ts';
import { consentReminderCutoff } from '#rules/member/retention.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';
import { notifyOfConsents } from './notify-of-consents.ts';

/** Maximum members per run; the rest is due the next day. */
const most = 5_000;

/**
 * Reminds members of the marketing consents that they gave, or were last reminded of, two years ago; one mail names all that are due.
 * Returns how many members were reminded.
 */
export async function remindConsents(shop: Shop): Promise<number> {
  // What cannot be told does not count as told.
  if (shop.gateways.messages.MAIL === null) return 0;
  const now = shop.clock();
  const { service } = shop.database;
  const { rows } = await sql<{ id: string; channels: MarketingChannel[] }>`
    select members.id, array_agg(consent.channel order by consent.channel) as channels
    from member.members
    cross join lateral (values ('EMAIL', is_email_consent), ('SMS', is_sms_consent), ('PUSH', is_push_consent)) as consent (channel, stands)
    where (is_email_consent or is_sms_consent or is_push_consent) and stands and withdrawn_at is null and blocked_at is null
      and not exists (
        select from member.consents
        where user_id = members.id and type = channel and given_at > ${consentReminderCutoff(now)})
    group by members.id
    limit ${most}`.execute(service);
  for (const { id, channels } of rows)
    await inTransaction(service, async (trx) => {
      // Under the member's lock, which a change of consents takes too.
      const member = await trx
        .selectFrom('member.members')
        .select(['is_email_consent as EMAIL', 'is_sms_consent as SMS', 'is_push_consent as PUSH'])
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow();
      const changed = channels.filter((channel) => member[channel]).map((channel) => ({ channel, isGiven: true }));
      if (changed.length > 0) await notifyOfConsents(shop, trx, { userId: id, changed, isReminder: true, now });
    });
  return rows.length;
}
