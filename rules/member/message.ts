import { daysAfter, daysBefore } from '../shop/korean-time.ts';
import type { Locale } from '../shop/locale.ts';
import type { MessageChannel } from './message-channel.ts';
import type { NoticeEvent } from './notice.ts';

/**
 * What became of a message. `LAPSED`: it was not sent in its time; `REFUSED`: the carrier will never take it. The check constraint of
 * identity.messages has the same list.
 */
const messageRows = {
  WAITING: { isWaiting: true },
  SENT: { isWaiting: false },
  LAPSED: { isWaiting: false },
  REFUSED: { isWaiting: false },
} as const satisfies Record<string, { isWaiting: boolean }>;

export type MessageState = keyof typeof messageRows;
export const messageStates = Object.keys(messageRows) as MessageState[];

/** The states of messages that are still to be sent, for a condition in SQL. */
export const waitingMessageStates = messageStates.filter((state) => messageRows[state].isWaiting);

/** What a message of a notice is filled with; sentences are in the language of the message by then, `lines` parted by line ends. */
export type NoticeMessage = {
  title: string;
  lines: string;
  /** A path of the shop. */
  link: string;
  /** For advertising: the sender, the token to opt out with, and the free number for texts (empty without one). */
  sender?: string;
  refusal?: string;
  refusal_number?: string;
};

/** What the shop writes to people about, and what each of these sentences is filled with. */
export interface MessageValues extends Record<NoticeEvent, NoticeMessage> {
  /** `minutes`: how long the code counts. */
  'verification-code': { code: string; minutes: string };
  'sign-up-welcome': { nickname: string };
  /** Times are written out in the language of the message. */
  'password-changed': { at: string };
  'phone-changed': { at: string };
  /** `until`: the day after which everything is deleted. */
  'withdrawal-begun': { until: string };
  'withdrawal-cancelled': { at: string };
  /** `device`: what it looks like, for example “Chrome on Windows”. */
  'new-sign-in': { at: string; device: string };
  /** `role`: the role the person is invited to; `link` works until then. */
  'staff-invitation': { inviter: string; role: string; link: string; until: string };
}

export type MessageEvent = keyof MessageValues;

/** A message before anybody carries it. `userId`: whose it is, null for somebody who is no member yet. */
export interface Message<Event extends MessageEvent = MessageEvent> {
  event: Event;
  channel: MessageChannel;
  /** A phone as digits, or a mail address. */
  recipient: string;
  locale: Locale;
  values: MessageValues[Event];
  userId: string | null;
  /** From then on it is not sent any more; null for what is true later too. */
  expiresAt: Date | null;
}

/** Messages finished before this are forgotten: 30 days answer every question of “I never got it”. */
export function messageCutoff(now: Date): Date {
  return daysBefore(now, 30);
}

/**
 * Seconds one process may take for one message, a little more than its carrier has; then another one tries it. Short for texts: somebody is waiting
 * for the code, and asks for another after a minute.
 */
export const sendingSeconds: Readonly<Record<MessageChannel, number>> = { SMS: 12, MAIL: 30 };
/** A message that waits so long unclaimed was missed by the queue. */
const MISSED_MS = 60_000;
/** Days a message that matters later too is tried for. */
const GIVEN_UP_DAYS = 2;

/** Messages written before this and still waiting were missed by the queue. */
export function missedCutoff(now: Date): Date {
  return new Date(now.getTime() - MISSED_MS);
}

/** The last moment at which a message may still be sent. */
export function lastMoment(expiresAt: Date | null, createdAt: Date): Date {
  return expiresAt ?? daysAfter(createdAt, GIVEN_UP_DAYS);
}
