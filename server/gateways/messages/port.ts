import type { MessageChannel } from '#rules/member/message-channel.ts';
import type { Locale } from '#rules/shop/locale.ts';

/** A message for a carrier: the final text, plus the values for the carrier's own templates. */
export interface Letter {
  /** The same on every retry, so that carriers that support it can deduplicate. */
  readonly id: string;
  readonly to: string;
  readonly event: string;
  readonly locale: Locale;
  readonly subject: string;
  readonly text: string;
  readonly values: Readonly<Record<string, string>>;
  /** For advertising mail: the unsubscribe address for one-click POSTs (RFC 8058), which shows people a page. */
  readonly unsubscribeUrl: string | null;
}

/** `LATER`: temporary, worth a retry. `REFUSED`: this message will never be accepted. */
export type Delivery = { readonly outcome: 'SENT' } | { readonly outcome: 'LATER' | 'REFUSED'; readonly why: string };

export interface Carrier {
  /** Delivers the message or hands it to a service that does. Responds within seconds and never throws. */
  send(letter: Letter): Promise<Delivery>;
  /** True when the shop itself shows sent messages (/dev/outbox) and must therefore keep them. */
  readonly isOutbox: boolean;
}

/** The carrier of each channel; null where a live shop has none, and messages of that channel are not created. */
export type Messages = Readonly<Record<MessageChannel, Carrier | null>>;
