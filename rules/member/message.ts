import { daysAfter, daysBefore } from '../shop/korean-time.ts';
import type { Locale } from '../shop/locale.ts';
import type { MessageChannel } from './message-channel.ts';
import type { NotificationEvent } from './notification.ts';

/**
 * The states of a message. `LAPSED`: not sent in time; `REFUSED`: permanently rejected by the carrier. The check constraint of
 * member.messages has the same list.
 */
const messageRows = {
  WAITING: { isWaiting: true },
  SENT: { isWaiting: false },
  LAPSED: { isWaiting: false },
  REFUSED: { isWaiting: false },
} as const satisfies Record<string, { isWaiting: boolean }>;

export type MessageState = keyof typeof messageRows;
export const messageStates = Object.keys(messageRows) as MessageState[];

/** The states of messages still to be sent, for use in SQL. */
export const waitingMessageStates = messageStates.filter((state) => messageRows[state].isWaiting);

/** The values of a notification's message. Sentences are already in the language of the message; `lines` are separated by line breaks. */
export type NotificationMessage = {
  title: string;
  lines: string;
  /** A path of the shop that the message links to. */
  link: string;
  /** For advertising: the sender, the opt-out token, and the free opt-out number for texts (may be empty). */
  sender?: string;
  refusal?: string;
  refusal_number?: string;
};

/** The messages the shop sends, with the values of each. */
export interface MessageValues extends Record<NotificationEvent, NotificationMessage> {
  /** `minutes`: how long the code is valid. */
  'verification-code': { code: string; minutes: string };
  'sign-up-welcome': { nickname: string };
  /** Times are formatted in the language of the message. */
  'password-changed': { at: string };
  'phone-changed': { at: string };
  /** `until`: the day after which all data is deleted. */
  'withdrawal-begun': { until: string };
  'withdrawal-cancelled': { at: string };
  /** `device`: a description, for example “Chrome on Windows”. */
  'new-sign-in': { at: string; device: string };
  /** `consents`: each channel and whether advertising by it was allowed; `at`: when. The reminder comes every two years. */
  'consents-changed': { consents: string; at: string };
  'consents-kept': { consents: string; at: string };
  /** `role`: the role of the invitation; `link` is valid until `until`. */
  'staff-invitation': { inviter: string; role: string; link: string; until: string };
}

export type MessageEvent = keyof MessageValues;

/** A message before delivery. `userId`: its owner, null for someone who is not a member yet. */
export interface Message<Event extends MessageEvent = MessageEvent> {
  event: Event;
  channel: MessageChannel;
  /** A phone number as digits, or an e-mail address. */
  recipient: string;
  locale: Locale;
  values: MessageValues[Event];
  userId: string | null;
  /** When it expires; null if it never does. */
  expiresAt: Date | null;
}

/** Messages finished before this are deleted: 30 days are enough to investigate “I never got it”. */
export function messageCutoff(now: Date): Date {
  return daysBefore(now, 30);
}

/**
 * Seconds a process may hold a message, slightly longer than the carrier's timeout; after that another process retries it. Short for texts,
 * because someone is waiting for the code and can request another after a minute.
 */
export const sendingSeconds: Readonly<Record<MessageChannel, number>> = { SMS: 12, MAIL: 30 };
/** A message that has waited this long unclaimed was missed by the queue. */
const MISSED_MS = 60_000;
/** Days to retry a message that does not expire. */
const GIVEN_UP_DAYS = 2;

/** Messages written before this that are still waiting were missed by the queue. */
export function missedCutoff(now: Date): Date {
  return new Date(now.getTime() - MISSED_MS);
}

/** The latest moment at which a message may be sent. */
export function lastMoment(expiresAt: Date | null, createdAt: Date): Date {
  return expiresAt ?? daysAfter(createdAt, GIVEN_UP_DAYS);
}
