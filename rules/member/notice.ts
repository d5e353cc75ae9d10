import type { BrandAnswer } from '../community/brand-request.ts';
import type { HidingReason } from '../community/review.ts';
import type { CashReceiptState } from '../money/cash-receipt.ts';
import type { ClaimState, ClaimType } from '../order/claim/claim.ts';
import type { OrderState } from '../order/order-state.ts';
import { daysAfter, daysBefore, koreanDay, koreanTime, momentOfKoreanTime } from '../shop/korean-time.ts';
import type { MessageChannel } from './message-channel.ts';

/** A name of the shop's in its two languages. */
type Name = { readonly ko: string; readonly en: string };

/** What a notice to a member tells, by what happened. Times are ISO 8601. */
export interface NoticeValues {
  /** `state`: where the order is now; `CANCELLED` for one that is over; of a claim its type and state. `refund`: won that went back with the claim. */
  order_moved: {
    readonly order_number: string;
    readonly state: OrderState | 'CANCELLED' | 'SHOP_CANCELLED' | 'DELIVERY_CHANGED' | `${ClaimType}_${ClaimState}`;
    readonly refund?: number;
  };
  /** `title`: that of the question. */
  answered: { readonly title: string };
  /** `ends_at`: until when it can be used, null without an end. */
  coupon: { readonly name: Name; readonly ends_at: string | null };
  /** `amount` in points, gone at `ends_at`. */
  points_ending: { readonly amount: number; readonly ends_at: string };
  /** `amount` in points, negative when they were taken; `reason` as the member of staff wrote it. */
  points_changed: { readonly amount: number; readonly reason: string };
  /** `count`: new graphics of all followed artists; `works`: the newest of them, few. */
  followed_artist: { readonly count: number; readonly works: readonly { readonly artist: Name; readonly graphic: Name }[] };
  restock: { readonly product: Name; readonly option: Name };
  /** `points`: what was taken back with it, or will not come. */
  review_hidden: { readonly product: Name; readonly reason: HidingReason; readonly points: number };
  /** `points`: what came back with it. */
  review_shown: { readonly product: Name; readonly points: number };
  /** A cash receipt: `number` of the tax office, null where none was issued; `amount` in won it is or was over. */
  cash_receipt: {
    readonly order_number: string;
    readonly state: Exclude<CashReceiptState, 'REQUESTED'>;
    readonly amount: number;
    readonly number: string | null;
  };
  brand_answered: { readonly brand_name: string; readonly state: BrandAnswer };
  /** Terms that bind, in a version that holds from `day` (`YYYY-MM-DD`, Korea) on. */
  terms_changed: { readonly name: Name; readonly day: string };
}

export type NoticeEvent = keyof NoticeValues;

/** A notice as it is stored and read: what happened, with what it tells. */
export type NoticeOf<Event extends NoticeEvent = NoticeEvent> = {
  [Each in Event]: { readonly event: Each; readonly values: NoticeValues[Each] };
}[Event];

interface EventRow {
  /** True for what the act on information networks (article 50) calls advertising: consent, the mark, free refusal, no nights. */
  advertises: boolean;
  /** The ways a message may go, the preferred one first. The inbox has it always. */
  channels: readonly MessageChannel[];
  /** Whether one way is enough, or every one is used. */
  uses: 'first' | 'all';
}

/**
 * What follows from each event. An order's way, an answer, points that end and a restock the member asked for concern a trade or a wish of
 * their own and are no advertising; a coupon nobody asked for and new works to buy are.
 */
const noticeEvents = {
  order_moved: { advertises: false, channels: ['SMS', 'MAIL'], uses: 'first' },
  answered: { advertises: false, channels: ['SMS', 'MAIL'], uses: 'first' },
  coupon: { advertises: true, channels: ['MAIL', 'SMS'], uses: 'first' },
  // The fair trade commission wants more than a mail for what a member loses.
  points_ending: { advertises: false, channels: ['MAIL', 'SMS'], uses: 'all' },
  points_changed: { advertises: false, channels: ['MAIL', 'SMS'], uses: 'first' },
  followed_artist: { advertises: true, channels: ['MAIL'], uses: 'first' },
  restock: { advertises: false, channels: ['SMS', 'MAIL'], uses: 'first' },
  // What the shop decided about what a member wrote: in writing, with the reason.
  review_hidden: { advertises: false, channels: ['MAIL', 'SMS'], uses: 'first' },
  review_shown: { advertises: false, channels: ['MAIL', 'SMS'], uses: 'first' },
  cash_receipt: { advertises: false, channels: ['SMS', 'MAIL'], uses: 'first' },
  brand_answered: { advertises: false, channels: ['MAIL', 'SMS'], uses: 'first' },
  // What both sides are bound by, in writing.
  terms_changed: { advertises: false, channels: ['MAIL', 'SMS'], uses: 'first' },
} as const satisfies Record<NoticeEvent, EventRow>;

export const noticeEventList = Object.keys(noticeEvents) as NoticeEvent[];

/** True for a word that names an event, for text from outside. */
export function isNoticeEvent(word: string): word is NoticeEvent {
  return Object.hasOwn(noticeEvents, word);
}

/** True for messages that advertise: those of an event that does. */
export function advertises(event: string): boolean {
  return isNoticeEvent(event) && noticeEvents[event].advertises;
}

/** True where nothing of an event may be sent because it advertises and its reader agreed to none of its ways. */
export function lacksConsent(event: NoticeEvent, consents: Reader['consents']): boolean {
  const row: EventRow = noticeEvents[event];
  return row.advertises && !row.channels.some((channel) => consents[channel]);
}

/** What decides how a member can be reached. */
export interface Reader {
  /** Which ways there are: a phone that was proved, a mailbox, each with a carrier. */
  readonly reachable: Readonly<Record<MessageChannel, boolean>>;
  /** To what advertises. */
  readonly consents: Readonly<Record<MessageChannel, boolean>>;
  /** Whether advertising by this way can be refused without cost: a link in a mail, a free number for texts. */
  readonly refusable: Readonly<Record<MessageChannel, boolean>>;
  /** Whether the member wants no messages about this event. */
  readonly isMuted: boolean;
}

/** The channels a notice leaves the shop by; none for a member who is told in the inbox alone. */
export function noticeChannels(event: NoticeEvent, { reachable, consents, refusable, isMuted }: Reader): readonly MessageChannel[] {
  if (isMuted) return [];
  const row: EventRow = noticeEvents[event];
  const open = row.channels.filter((channel) => reachable[channel] && (!row.advertises || (consents[channel] && refusable[channel])));
  return row.uses === 'all' ? open : open.slice(0, 1);
}

/** Hours of Korean clocks from which and until which nothing that advertises is sent. */
const QUIET = { from: 21, until: 8 } as const;

/** Null by day; in the quiet hours the moment they end, from which on what advertises may be sent. */
export function quietUntil(now: Date): Date | null {
  const hour = Number(koreanTime(now).slice(11, 13));
  if (hour >= QUIET.until && hour < QUIET.from) return null;
  const day = koreanDay(hour < QUIET.until ? now : daysAfter(now, 1));
  return momentOfKoreanTime(`${day} ${String(QUIET.until).padStart(2, '0')}:00:00`);
}

/** When the messages of an event may leave at the earliest. */
export function deliverableFrom(event: string, now: Date): Date {
  return (advertises(event) ? quietUntil(now) : null) ?? now;
}

/** Days a notice stays in the inbox. */
const KEPT_DAYS = 180;

/** Notices written before this are forgotten. */
export function noticeCutoff(now: Date): Date {
  return daysBefore(now, KEPT_DAYS);
}
