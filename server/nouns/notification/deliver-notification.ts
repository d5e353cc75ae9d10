import type { Selectable } from 'kysely';
import { type NotificationText, notificationText } from '#contract/notifications.ts';
import type { MemberMembers, MemberNotifications } from '#db/schema.generated.ts';
import type { NotificationMessage } from '#rules/member/message.ts';
import type { MessageChannel } from '#rules/member/message-channel.ts';
import {
  advertises,
  deliverableFrom,
  isNotificationEvent,
  type NotificationEvent,
  type NotificationOf,
  notificationChannels,
} from '#rules/member/notification.ts';
import { writtenCompany } from '#rules/office/written-company.ts';
import type { Locale } from '#rules/shop/locale.ts';
import { oneLine } from '#server/gateways/messages/one-line.ts';
import { refusalToken } from '#server/keys/refusal-token.ts';
import { isActiveMember } from '#server/nouns/member/standing.ts';
import { queueMessage } from '#server/nouns/message/queue-message.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';

/**
 * `DONE`: its messages are queued, or it needs none; `NOTHING`: another process did it, or is doing it; `LATER`: it waits for the morning.
 */
export type DeliverOutcome = 'DONE' | 'NOTHING' | 'LATER';

/**
 * Queues the messages of one notification, exactly once. Consents, mutes and quiet hours are checked now, under the row lock, so that a consent
 * withdrawn at night counts in the morning. Another job sends the messages.
 */
export async function deliverNotification(shop: Shop, id: number): Promise<DeliverOutcome> {
  const outcome = await inTransaction<DeliverOutcome>(shop.database.service, async (trx) => {
    const now = shop.clock();
    const notification = await trx
      .selectFrom('member.notifications')
      .select(['id', 'user_id', 'event', 'values', 'link'])
      .where('id', '=', id)
      .where('delivered_at', 'is', null)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (notification === undefined) return 'NOTHING';
    const from = deliverableFrom(notification.event, now);
    if (from > now) {
      await trx.updateTable('member.notifications').set({ due_at: from }).where('id', '=', id).execute();
      return 'LATER';
    }
    await writeMessages(shop, trx, notification);
    await trx.updateTable('member.notifications').set({ delivered_at: now }).where('id', '=', id).execute();
    return 'DONE';
  });
  if (typeof outcome !== 'string') throw new Error('a notification is never refused');
  return outcome;
}

type Notification = Pick<Selectable<MemberNotifications>, 'id' | 'user_id' | 'event' | 'values' | 'link'>;

async function writeMessages(shop: Shop, trx: Trx, { user_id: userId, event, values, link }: Notification): Promise<void> {
  if (!isNotificationEvent(event)) return;
  const member = await memberAt(trx, userId);
  if (member === undefined) return;
  const muted = await trx
    .selectFrom('member.notification_mutes')
    .select('event')
    .where('user_id', '=', userId)
    .where('event', '=', event)
    .executeTakeFirst();
  const { locale } = member;
  // notifyMember wrote the values for this event.
  const text = notificationText({ event, values } as NotificationOf, locale);
  const filled = await messageValues(shop, trx, { userId, event, text, link, locale });
  for (const channel of notificationChannels(event, readerOf(shop, member, muted !== undefined))) {
    const recipient = channel === 'SMS' ? member.phone : member.email;
    if (recipient !== null) await queueMessage(shop, trx, { event, channel, recipient, locale, values: filled, userId, expiresAt: null });
  }
}

type Text = { userId: string; event: NotificationEvent; text: NotificationText; link: string; locale: Locale };

/** The values of a notification's message; of advertising with its marks. */
export async function messageValues(shop: Shop, trx: Trx, { userId, event, text, link, locale }: Text): Promise<NotificationMessage> {
  const { title, lines } = text;
  const marks = advertises(event) ? await marksOfAdvertising(shop, trx, { userId, event, locale }) : {};
  return { title, lines: lines.map(oneLine).join('\n'), link, ...marks };
}

type Member = Pick<Selectable<MemberMembers>, 'email' | 'phone' | 'locale' | 'phone_verified_at' | 'is_email_consent' | 'is_sms_consent'>;

/** The member's current row; undefined when they have left or are blocked. */
function memberAt(trx: Trx, userId: string): Promise<Member | undefined> {
  return trx
    .selectFrom('member.members')
    .select(['email', 'phone', 'locale', 'phone_verified_at', 'is_email_consent', 'is_sms_consent'])
    .where('id', '=', userId)
    .where(isActiveMember)
    .executeTakeFirst();
}

function readerOf({ config, gateways }: Shop, member: Member, isMuted: boolean) {
  const has = (channel: MessageChannel) => gateways.messages[channel] !== null;
  return {
    isMuted,
    reachable: { MAIL: has('MAIL'), SMS: has('SMS') && member.phone !== null && member.phone_verified_at !== null },
    consents: { MAIL: member.is_email_consent, SMS: member.is_sms_consent },
    refusable: { MAIL: true, SMS: config.messages.refusalNumber !== null },
  };
}

/**
 * What the decree on information networks (table 6) requires in an advertising message: the sender, in the reader's language as in the
 * footer, and how to opt out free of charge.
 */
async function marksOfAdvertising(
  { config }: Shop,
  trx: Trx,
  { userId, event, locale }: { userId: string; event: string; locale: Locale },
) {
  const info = await trx
    .selectFrom('management.shop_info')
    .select(['company_name', 'address', 'detail_address', 'phone', 'translations'])
    .executeTakeFirst();
  const company = info ? writtenCompany({ ...info, translations: info.translations }, locale) : null;
  const sender = info && company ? [company.company_name, `${company.address} ${company.detail_address}`, info.phone] : [];
  return {
    sender: sender
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .join(' · '),
    refusal: refusalToken(config.secret, { userId, event }),
    refusal_number: config.messages.refusalNumber ?? '',
  };
}
