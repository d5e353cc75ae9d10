import type { MarketingChannel } from '#contract/rest/profile.ts';
import type { Locale } from '#rules/shop/locale.ts';
import { writtenMoment } from '#rules/shop/written-day.ts';
import { queueMessage } from '#server/nouns/message/queue-message.ts';
import type { Shop } from '#server/shop.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import { marketingConsentRows } from '../joining/sign-up-consents.ts';

const channelNames: Record<MarketingChannel, Record<Locale, string>> = {
  EMAIL: { ko: '이메일', en: 'e-mail', cn: '邮件' },
  SMS: { ko: '문자', en: 'text message', cn: '短信' },
  PUSH: { ko: '앱 알림', en: 'app', cn: '应用通知' },
};
const answers = {
  given: { ko: '{channel} 수신 동의', en: '{channel}: consent given', cn: '{channel}：同意接收' },
  taken: { ko: '{channel} 수신 거부', en: '{channel}: consent withdrawn', cn: '{channel}：拒绝接收' },
} as const;

export interface ConsentAnswers {
  userId: string;
  changed: readonly { channel: MarketingChannel; isGiven: boolean }[];
  /** The consents have stood for two years and the member is reminded of them. */
  isReminder?: boolean;
  now: Date;
}

/** Records answers about advertising, or a reminder of them, and writes the mail, in one transaction. */
export async function notifyOfConsents(shop: Shop, trx: Trx, { userId, changed, isReminder = false, now }: ConsentAnswers): Promise<void> {
  const member = await trx.selectFrom('member.members').select(['email', 'locale']).where('id', '=', userId).executeTakeFirstOrThrow();
  const { locale } = member;
  const lines = changed.map(({ channel, isGiven }) =>
    answers[isGiven ? 'given' : 'taken'][locale].replace('{channel}', channelNames[channel][locale]),
  );
  const isTold = await queueMessage(shop, trx, {
    ...{ event: isReminder ? 'consents-kept' : 'consents-changed', channel: 'MAIL', recipient: member.email, locale, userId },
    values: { consents: lines.join(', '), at: writtenMoment(now, locale) },
    expiresAt: null,
  });
  const rows = await marketingConsentRows(trx, { userId, changed, now });
  const told = { is_reminder: isReminder, told_at: isTold ? now : null };
  await trx
    .insertInto('member.consents')
    .values(rows.map((row) => ({ ...row, ...told })))
    .execute();
}
