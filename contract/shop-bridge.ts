import type { BuiltPage, PageBlock } from '#rules/home/page/page-block.ts';
import type { SocialVendor } from '#rules/member/sign-in/social.ts';
import type { Locale } from '#rules/shop/locale.ts';
import type { Operation } from './graphql/operation.ts';
import type { SharedDesign } from './rest/shares.ts';

declare const safe: unique symbol;

/** HTML that went through the sanitizer; a plain string does not pass for it. */
export type SafeHtml = string & { readonly [safe]: true };

/**
 * Stands where an operation does and asks for a shared design: not a text of GraphQL, because no filter of the data service may list what
 * only a code opens. Variables: `{ code }`.
 */
export const sharedDesignRead = 'shared-design' as unknown as Operation<SharedDesign | null, { code: string }>;

/** Stands where an operation does and asks what a page is made of at a time (`at` null: now); a revision is no row of the data service. */
export const pageRead = 'page' as unknown as Operation<BuiltPageAt, { page: BuiltPage; at: string | null }>;

/** Stands where an operation does and asks what time it is at the shop: the clock of a demonstration may have been moved. */
export const clockRead = 'clock' as unknown as Operation<ShopTime, undefined>;

/** The time by the clock of the shop in ISO 8601, and how many milliseconds that is ahead of the machine's. */
export interface ShopTime {
  now: string;
  ahead_ms: number;
}

/** The attribute of every document that says `ahead_ms`: kept pages outlive a moment, not how far ahead the clock is. */
export const clockAheadAttribute = 'data-clock-ahead';

/** The blocks of a page, and when others take their place: ISO 8601, null when nothing is scheduled. */
export interface BuiltPageAt {
  blocks: PageBlock[];
  until: string | null;
}

/** Says when a page ends that is kept: the header, in ISO 8601, never leaves the shop. */
export const pageEndHeader = 'x-page-end';

/**
 * All that a screen may ask of the server while a page is rendered. Pages are rendered as a visitor and are the same for
 * everybody in one language, so nothing here knows who is asking.
 */
export interface ShopBridge {
  locale: Locale;
  /** The address visitors reach the shop at, without a slash at the end. */
  publicUrl: string;
  /** How many graphics one design may hold; the server refuses to order more. */
  maxGraphicsPerCustom: number;
  /** False where the shop keeps no wallets (WALLET=off). */
  hasWallets: boolean;
  /** The key of the chat with customer service; null where the shop has none. */
  chatPluginKey: string | null;
  /** JavaScript key of the shop's app at Kakao; null where sharing to KakaoTalk is not set up. */
  kakaoKey: string | null;
  /** The providers that people can sign in by. */
  socialVendors: readonly SocialVendor[];
  /**
   * Runs an operation of the data service, in this process or another, as a visitor; names ({ko, en}) come in `locale` alone. Throws when
   * the service answers with errors.
   */
  query<Result, Variables>(operation: Operation<Result, Variables>, variables?: Variables): Promise<Result>;
  /** The design shared under this code; null when there is none. Throws as `query` does. */
  sharedDesign(code: string): Promise<SharedDesign | null>;
  /** What time it is at the shop. Throws as `query` does. */
  clock(): Promise<ShopTime>;
  /** What a page is made of at a time (null: now), its texts in `locale` alone. Throws as `query` does. */
  pageAt(page: BuiltPage, at: string | null): Promise<BuiltPageAt>;
  /** Makes HTML that administrators wrote safe to show. */
  sanitizeHtml(html: string): SafeHtml;
}
