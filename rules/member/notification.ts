import type { BrandAnswer } from '../community/brand-request.ts';
import type { HidingReason } from '../community/review.ts';
import type { PictureRefusal } from '../design/picture/own-picture.ts';
import type { CashReceiptState } from '../money/cash-receipt.ts';
import type { UnacceptedMoney } from '../money/refund/refund-fact.ts';
import type { WaitingWork } from '../office/work.ts';
import type { ClaimState, ClaimType } from '../order/claim/claim.ts';
import type { OrderState } from '../order/order-state.ts';
import { daysAfter, daysBefore, koreanDay, koreanTime, momentOfKoreanTime } from '../shop/korean-time.ts';
import type { Named } from '../shop/locale.ts';
import type { MessageChannel } from './message-channel.ts';

/** A name of the shop. */
type Name = Named & { readonly ko: string };

/** A movement of an order's money: an account was issued or its deadline is near; a refund is owed, needs an account, or is done. */
export type MoneyMove = 'DEPOSIT_DUE' | 'DEPOSIT_ENDING' | 'MONEY_OWED' | 'ACCOUNT_NEEDED' | 'MONEY_BACK';

/** Facts of an order notification besides the state; amounts in won, codes of banks and couriers. */
export interface OrderNews {
  /** Money refunded, and points returned with it. */
  readonly refund?: number;
  readonly points?: number;
  /** The pieces of a claim. */
  readonly pieces?: readonly { readonly name: Name; readonly quantity: number }[];
  /** Why one of its own pictures was refused. */
  readonly refused_for?: PictureRefusal;
  /** Why a claim was refused, as written by staff. */
  readonly reason?: string;
  readonly parcel?: { readonly courier: string; readonly number: string };
  readonly deposit?: { readonly bank: string | null; readonly account: string; readonly amount: number; readonly until: string | null };
  readonly unaccepted?: UnacceptedMoney;
  /** True when the bank could not pay into the given account. */
  readonly is_account_refused?: boolean;
}

/** The values of a notification to a member, by event. Times are ISO 8601. */
export interface NotificationValues {
  /** `state`: the new state of the order, or what happened to it; for a claim, its type and state. */
  order_moved: OrderNews & {
    readonly order_number: string;
    readonly state:
      | OrderState
      | 'CANCELLED'
      | 'SHOP_CANCELLED'
      | 'DELIVERY_CHANGED'
      | 'OPTION_CHANGED'
      | 'PICTURE_REFUSED'
      | 'GIFT_ADDRESSED'
      | 'GIFT_EXPIRED'
      | MoneyMove
      | `${ClaimType}_${ClaimState}`;
  };
  /** `title`: the title of the question. */
  answered: { readonly title: string };
  /** A checkout that staff prepared; `amount`: what it costs now, won; it can be paid until `ends_at`. */
  checkout_ready: {
    readonly pieces: readonly { readonly name: Name; readonly quantity: number }[];
    readonly amount: number;
    readonly ends_at: string;
  };
  /** `ends_at`: when it expires, null for never. */
  coupon: { readonly name: Name; readonly ends_at: string | null };
  /** `amount` in points, which expire at `ends_at`. */
  points_ending: { readonly amount: number; readonly ends_at: string };
  /** `amount` in points, negative when deducted; `reason` as written by staff. */
  points_changed: { readonly amount: number; readonly reason: string };
  /** `count`: new graphics of all followed artists; `works`: a few of the newest. */
  followed_artist: { readonly count: number; readonly works: readonly { readonly artist: Name; readonly graphic: Name }[] };
  restock: { readonly product: Name; readonly option: Name };
  /** `points`: points taken back, or no longer to be earned. */
  review_hidden: { readonly product: Name; readonly reason: HidingReason; readonly points: number };
  /** `points`: points given back. */
  review_shown: { readonly product: Name; readonly points: number };
  /** A cash receipt. `number`: the tax office's number, null if none was issued; `amount` in won. */
  cash_receipt: {
    readonly order_number: string;
    readonly state: Exclude<CashReceiptState, 'REQUESTED'>;
    readonly amount: number;
    readonly number: string | null;
  };
  brand_answered: { readonly brand_name: string; readonly state: BrandAnswer };
  /** A graphic that was reviewed, or a price the artist requested; `reason`: why it was refused, empty when accepted. */
  graphic_reviewed: { readonly graphic: Name; readonly reason: string; readonly price?: number };
  /** All work that waits for a person of the office, and the work of the last minutes. */
  work_waiting: { readonly things: readonly WaitingWork[] };
  work_came: { readonly things: readonly WaitingWork[] };
  /** The payout account of an artist or brand was changed, with its bank and last digits. */
  payee_changed: { readonly payee: Name; readonly bank: string; readonly number_end: string };
  /** A campaign message; `coupon`: the name of its coupon, if any. */
  campaign: { readonly title: Name; readonly content: Name; readonly coupon: Name | null };
  /** Binding terms, with the day (`YYYY-MM-DD`, Korea) their new version takes effect. */
  terms_changed: { readonly name: Name; readonly day: string };
}

export type NotificationEvent = keyof NotificationValues;

/** A stored notification: the event with its values. */
export type NotificationOf<Event extends NotificationEvent = NotificationEvent> = {
  [Each in Event]: { readonly event: Each; readonly values: NotificationValues[Each] };
}[Event];

interface EventRow {
  /**
   * True for advertising under the act on information networks (article 50): it needs consent, the mark and a free opt-out, and is not sent
   * at night.
   */
  advertises: boolean;
  /** Possible channels, the preferred one first. The inbox always gets the notification. */
  channels: readonly MessageChannel[];
  /** Whether to use the first available channel or all of them. */
  uses: 'first' | 'all';
  /** True for a notification about work for the shop, not about shopping. */
  isOfWork?: boolean;
}

/**
 * The properties of each event. Order updates, answers, expiring points and requested restock notifications concern the member's own transaction
 * or request and are not advertising. Unrequested coupons and new works for sale are.
 */
const notificationEvents = {
  order_moved: { advertises: false, channels: ['SMS', 'MAIL'], uses: 'first' },
  checkout_ready: { advertises: false, channels: ['SMS', 'MAIL'], uses: 'first' },
  answered: { advertises: false, channels: ['SMS', 'MAIL'], uses: 'first' },
  coupon: { advertises: true, channels: ['MAIL', 'SMS'], uses: 'first' },
  // The Fair Trade Commission requires more than an e-mail about something a member will lose.
  points_ending: { advertises: false, channels: ['MAIL', 'SMS'], uses: 'all' },
  points_changed: { advertises: false, channels: ['MAIL', 'SMS'], uses: 'first' },
  followed_artist: { advertises: true, channels: ['MAIL'], uses: 'first' },
  restock: { advertises: false, channels: ['SMS', 'MAIL'], uses: 'first' },
  // A decision about the member's own content is sent in writing, with the reason.
  review_hidden: { advertises: false, channels: ['MAIL', 'SMS'], uses: 'first' },
  review_shown: { advertises: false, channels: ['MAIL', 'SMS'], uses: 'first' },
  cash_receipt: { advertises: false, channels: ['SMS', 'MAIL'], uses: 'first' },
  brand_answered: { advertises: false, channels: ['MAIL', 'SMS'], uses: 'first' },
  graphic_reviewed: { advertises: false, channels: ['MAIL', 'SMS'], uses: 'first' },
  work_waiting: { advertises: false, channels: ['MAIL'], uses: 'first', isOfWork: true },
  work_came: { advertises: false, channels: ['MAIL', 'SMS'], uses: 'first', isOfWork: true },
  // Whoever's money goes elsewhere learns of it, so that nobody redirects it unseen.
  payee_changed: { advertises: false, channels: ['MAIL', 'SMS'], uses: 'first', isOfWork: true },
  campaign: { advertises: true, channels: ['MAIL', 'SMS'], uses: 'first' },
  // Binding terms are sent in writing.
  terms_changed: { advertises: false, channels: ['MAIL', 'SMS'], uses: 'first' },
} as const satisfies Record<NotificationEvent, EventRow>;

export const notificationEventList = Object.keys(notificationEvents) as NotificationEvent[];

/** True for the name of an event, for untrusted input. */
export function isNotificationEvent(word: string): word is NotificationEvent {
  return Object.hasOwn(notificationEvents, word);
}

/** True for an event about work for the shop. */
export function isOfWork(event: NotificationEvent): boolean {
  const row: EventRow = notificationEvents[event];
  return row.isOfWork === true;
}

/** True for a message of an advertising event. */
export function advertises(event: string): boolean {
  return isNotificationEvent(event) && notificationEvents[event].advertises;
}

/** True when an advertising event cannot be sent because the reader has not consented to any of its channels. */
export function lacksConsent(event: NotificationEvent, consents: Reader['consents']): boolean {
  const row: EventRow = notificationEvents[event];
  return row.advertises && !row.channels.some((channel) => consents[channel]);
}

/** The facts that decide how a member can be reached. */
export interface Reader {
  /** Available channels: a verified phone, a mailbox, each with a carrier. */
  readonly reachable: Readonly<Record<MessageChannel, boolean>>;
  /** Consent to advertising. */
  readonly consents: Readonly<Record<MessageChannel, boolean>>;
  /** Whether advertising on this channel has a free opt-out: a link in an e-mail, a free number for texts. */
  readonly refusable: Readonly<Record<MessageChannel, boolean>>;
  /** Whether the member has muted this event. */
  readonly isMuted: boolean;
}

/** The channels for a notification besides the inbox; may be empty. */
export function notificationChannels(
  event: NotificationEvent,
  { reachable, consents, refusable, isMuted }: Reader,
): readonly MessageChannel[] {
  if (isMuted) return [];
  const row: EventRow = notificationEvents[event];
  const open = row.channels.filter((channel) => reachable[channel] && (!row.advertises || (consents[channel] && refusable[channel])));
  return row.uses === 'all' ? open : open.slice(0, 1);
}

/** The hours in Korea between which no advertising is sent. */
const QUIET = { from: 21, until: 8 } as const;

/** When the quiet hours end; null during the day. */
export function quietUntil(now: Date): Date | null {
  const hour = Number(koreanTime(now).slice(11, 13));
  if (hour >= QUIET.until && hour < QUIET.from) return null;
  const day = koreanDay(hour < QUIET.until ? now : daysAfter(now, 1));
  return momentOfKoreanTime(`${day} ${String(QUIET.until).padStart(2, '0')}:00:00`);
}

/** The earliest time at which messages of an event may be sent. */
export function deliverableFrom(event: string, now: Date): Date {
  return (advertises(event) ? quietUntil(now) : null) ?? now;
}

/** Days a notification stays in the inbox. */
const KEPT_DAYS = 180;

/** Notifications written before this are deleted. */
export function notificationCutoff(now: Date): Date {
  return daysBefore(now, KEPT_DAYS);
}
