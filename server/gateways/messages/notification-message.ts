import { urlFor } from '#contract/routes.ts';
import type { MessageChannel } from '#rules/member/message-channel.ts';
import { advertises, type NotificationEvent } from '#rules/member/notification.ts';
import type { Locale } from '#rules/shop/locale.ts';
import { oneLine } from './one-line.ts';
import type { WrittenMessage } from './written-message.ts';

interface Notification {
  event: NotificationEvent;
  channel: MessageChannel;
  locale: Locale;
  /** A NotificationMessage of rules/member/message.ts, as stored. */
  values: Readonly<Record<string, string>>;
}

const settings = {
  ko: '받을 알림은 마이페이지에서 고를 수 있습니다.',
  en: 'Choose which notifications you get on My page.',
  cn: '可在我的页面选择要接收的通知。',
} as const;

/** In Korean and English, in every language of the message: required by the decree on information networks, table 6. */
const refusalWords = [
  '수신을 원하지 않으시면 아래에서 한 번에 거부하실 수 있습니다.',
  'To stop these mails, press once here (free of charge).',
];

/** The final text of a notification. An advertisement carries the mark, the sender and how to unsubscribe for free. */
export function writeNotification({ event, channel, locale, values }: Notification, publicUrl: string): WrittenMessage {
  const mark = advertises(event) ? '(광고) ' : '';
  const title = oneLine(values.title ?? '');
  const lines = (values.lines ?? '').split('\n').map(oneLine).filter(Boolean);
  const link = `${publicUrl}${values.link ?? ''}`;
  const subject = `${mark}[Seam] ${title}`;
  if (channel === 'SMS') {
    const refusal = mark === '' ? [] : [`무료수신거부 ${values.refusal_number ?? ''}`];
    return { subject, text: [subject, ...lines, link, ...refusal].join('\n'), unsubscribeUrl: null };
  }
  const body = [title, '', ...lines, '', link, ''];
  if (mark === '') return { subject, text: [...body, '--', settings[locale]].join('\n'), unsubscribeUrl: null };
  const token = values.refusal ?? '';
  const page = `${publicUrl}${urlFor('unsubscribe')}?token=${token}`;
  return {
    subject,
    text: [...body, '--', oneLine(values.sender ?? ''), ...refusalWords, page].join('\n'),
    unsubscribeUrl: `${publicUrl}/api/refusals/${token}`,
  };
}
