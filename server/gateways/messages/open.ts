import type { Config } from '#server/config.ts';
import type { Carrier, Messages } from './port.ts';
import { smtpCarrier } from './smtp.ts';
import { solapiCarrier } from './solapi.ts';

/** The configured carriers: Solapi and a mail server, the outbox (demonstration only), or none. */
export function openMessages({ messages: { sms, mail } }: Pick<Config, 'messages'>): Messages {
  return {
    SMS: sms.source === 'solapi' ? solapiCarrier(sms) : sms.source === 'outbox' ? outbox : null,
    MAIL: mail.source === 'smtp' ? smtpCarrier(mail) : mail.source === 'outbox' ? outbox : null,
  };
}

/** Messages are only stored, and shown by /dev/outbox. */
const outbox: Carrier = { isOutbox: true, send: async () => ({ outcome: 'SENT' }) };
