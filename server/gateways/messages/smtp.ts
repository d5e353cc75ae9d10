import type { Transporter } from 'nodemailer';
import type { SmtpConfig } from '#server/settings/messages.ts';
import type { Carrier, Delivery, Letter } from './port.ts';

const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

/**
 * Sends mail through any SMTP server. A permanent error (5xx) about this mail is `REFUSED`; connection or account problems are `LATER`. The
 * Message-ID stays the same over all retries, so that mailboxes can deduplicate.
 */
export function smtpCarrier({ url, from }: SmtpConfig): Carrier {
  const { host } = new URL(url);
  let opened: Promise<Transporter> | undefined;
  const open = async () => {
    // Loaded with the first mail, to keep it out of startup, especially for shops without a mail server.
    const { createTransport } = await import('nodemailer');
    return createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
  };
  return {
    isOutbox: false,
    async send({ id, to, subject, text, unsubscribeUrl }: Letter) {
      const headers = { 'Auto-Submitted': 'auto-generated', ...(unsubscribeUrl === null ? {} : unsubscribing(unsubscribeUrl)) };
      try {
        // An address object, so that a member's address is always one mailbox, never a list.
        opened ??= open();
        await (await opened).sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          messageId: `<${id}@${host.split(':')[0]}>`,
          headers,
        });
        return { outcome: 'SENT' };
      } catch (error) {
        return deliveryOf(error);
      }
    },
  };
}

/** One-click unsubscribe in the mail program, without a page or signing in (RFC 8058). */
function unsubscribing(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function deliveryOf(error: unknown): Delivery {
  const why = error instanceof Error ? error.message.slice(0, 200) : 'no reply';
  const { responseCode = 0, code = '' } = error as { responseCode?: number; code?: string };
  const isAboutTheMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return { outcome: isAboutTheMail && (responseCode >= 500 || responseCode === 0) ? 'REFUSED' : 'LATER', why };
}
