import { createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { advertises } from '#rules/member/notification.ts';
import type { SolapiConfig } from '#server/settings/messages.ts';
import { boundedText } from '../bounded-text.ts';
import type { Carrier, Delivery, Letter } from './port.ts';

/** Timeout in milliseconds: a person is waiting for a code, and beyond this a retry is faster. */
const TIMEOUT = 8_000;
/** Maximum bytes of a short message in EUC-KR, where a Korean letter takes two; longer messages cost more and are sent as LMS. */
const SHORT_BYTES = 90;

const reply = z.object({
  failedMessageList: z.array(z.object({ statusCode: z.string(), statusMessage: z.string() })).default([]),
  groupInfo: z.object({ count: z.object({ registeredFailed: z.number().optional() }).optional() }).optional(),
});

/**
 * Sends texts through Solapi (https://developers.solapi.com): Alimtalk where the event has a registered template, with the text as
 * fallback, else SMS or LMS. Temporary failures (an outage, an empty balance, a rejected key) are `LATER`.
 */
export function solapiCarrier(settings: SolapiConfig, clock: () => Date = () => new Date()): Carrier {
  return {
    isOutbox: false,
    async send(letter) {
      try {
        const response = await fetch(`${settings.apiUrl}/messages/v4/send-many/detail`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: authorization(settings, clock()) },
          body: JSON.stringify({ messages: [messageOf(settings, letter)] }),
          signal: AbortSignal.timeout(TIMEOUT),
          redirect: 'error',
        });
        return deliveryOf(response.status, await boundedText(response));
      } catch (error) {
        return { outcome: 'LATER', why: error instanceof Error ? error.message : 'no reply' };
      }
    },
  };
}

/** HMAC-SHA256 over date and salt with the secret; a salt is valid once and a date for 15 minutes. */
function authorization({ apiKey, apiSecret }: SolapiConfig, now: Date): string {
  const date = now.toISOString();
  const salt = randomBytes(32).toString('hex');
  const signature = createHmac('sha256', apiSecret).update(`${date}${salt}`).digest('hex');
  return `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${signature}`;
}

function messageOf({ sender, alimtalk }: SolapiConfig, { id, to, event, locale, subject, text, values }: Letter) {
  const isShort = bytesOf(text) <= SHORT_BYTES;
  const plain = { to, from: sender, text, customFields: { id }, ...(isShort ? { type: 'SMS' } : { type: 'LMS', subject }) };
  const templateId = alimtalk?.templates[event];
  // Templates are registered in Korean, word for word, and never for advertisements.
  if (alimtalk === null || templateId === undefined || locale !== 'ko' || advertises(event)) return plain;
  const variables = Object.fromEntries(Object.entries(values).map(([name, value]) => [`#{${name}}`, value]));
  return { ...plain, type: 'ATA', kakaoOptions: { pfId: alimtalk.profile, templateId, variables, disableSms: false } };
}

function bytesOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + (sign.charCodeAt(0) < 128 ? 1 : 2), 0);
}

function deliveryOf(status: number, body: string): Delivery {
  if (status === 400) return { outcome: 'REFUSED', why: body.slice(0, 200) };
  if (status !== 200) return { outcome: 'LATER', why: `${status} ${body.slice(0, 200)}` };
  const { failedMessageList, groupInfo } = reply.parse(JSON.parse(body));
  const [failed] = failedMessageList;
  if (failed !== undefined) return { outcome: 'REFUSED', why: `${failed.statusCode} ${failed.statusMessage}` };
  return (groupInfo?.count?.registeredFailed ?? 0) > 0 ? { outcome: 'REFUSED', why: 'not registered' } : { outcome: 'SENT' };
}
