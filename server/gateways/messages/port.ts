import type { MessageChannel } from '#rules/member/message-channel.ts';
import type { Locale } from '#rules/shop/locale.ts';

/** A message as a carrier gets it: written out, with what a template of the carrier's own needs. */
export interface Letter {
  /** The same at every try, so that a carrier that knows it can leave a second one out. */
  readonly id: string;
  readonly to: string;
  readonly event: string;
  readonly locale: Locale;
  readonly subject: string;
  readonly text: string;
  readonly values: Readonly<Record<string, string>>;
  /** Of a mail that advertises: the address that refuses more of it when a program posts to it (RFC 8058), and leads people to a page. */
  readonly unsubscribeUrl: string | null;
}

/** `LATER`: nobody is to blame and another try is worth it. `REFUSED`: this message will never be taken. */
export type Delivery = { readonly outcome: 'SENT' } | { readonly outcome: 'LATER' | 'REFUSED'; readonly why: string };

export interface Carrier {
  /** Delivers the message, or hands it to a carrier that does. Answers within seconds and never throws. */
  send(letter: Letter): Promise<Delivery>;
  /** True when the shop itself shows what was sent (/dev/outbox), so that it must keep it. */
  readonly isOutbox: boolean;
}

/** The carrier of each channel; null where a live shop has none, and messages of that channel are not written. */
export type Messages = Readonly<Record<MessageChannel, Carrier | null>>;
