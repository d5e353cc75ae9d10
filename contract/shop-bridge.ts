import type { ProductFacets, ProductFilters } from '#rules/catalogue/product/product-filter.ts';
import type { BuiltPage, PageBlock } from '#rules/home/page/page-block.ts';
import type { SocialVendor } from '#rules/member/sign-in/social.ts';
import type { Reading } from '#rules/search/reading.ts';
import type { Locale } from '#rules/shop/locale.ts';
import type { Where } from './graphql/inputs.ts';
import type { Operation } from './graphql/operation.ts';
import type { SharedDesign } from './rest/shares.ts';

declare const safe: unique symbol;

/** Sanitized HTML; a plain string is not assignable to it. */
export type SafeHtml = string & { readonly [safe]: true };

/**
 * A stand-in for an operation that reads a shared design. Not GraphQL, because no filter of the data service may list what only a code
 * opens. Variables: `{ code }`.
 */
export const sharedDesignRead = 'shared-design' as unknown as Operation<SharedDesign | null, { code: string }>;

/**
 * A stand-in for an operation that reads a page's blocks as they stood at a moment (`at`; null: now). Revisions are not rows of the data
 * service.
 */
export const pageRead = 'page' as unknown as Operation<BuiltPageAt, { page: BuiltPage; at: string | null }>;

/** How the shop read a search, and alternatives for a search without results, nearest first. */
export interface SearchReading extends Reading {
  near: string[];
}

/** A stand-in for an operation that reads a search as it was meant: the vocabulary is not public. */
export const searchRead = 'search' as unknown as Operation<SearchReading, { q: string; isExact: boolean }>;

/** A stand-in for an operation that reads the shop's time: a demo's clock may have been moved. */
export const clockRead = 'clock' as unknown as Operation<ShopTime, undefined>;

/** A stand-in for an operation that counts the filter values of a list together: the data service has no grouped counts. */
export const facetsRead = 'facets' as unknown as Operation<ProductFacets, FacetsWanted>;

/** A product list with its filters. */
export interface FacetsWanted {
  /** The tags of product.product_facets that all products of the list have, such as `category:hoodie`. */
  tags: readonly string[];
  /** The search condition; absent for other lists. */
  search?: Where<'product_product_search'>;
  filters: ProductFilters;
}

/** The shop's time in ISO 8601, and how many milliseconds it is ahead of the machine's. */
export interface ShopTime {
  now: string;
  ahead_ms: number;
}

/** The attribute of every document with `ahead_ms`: cached pages outlive a time, but not the clock's offset. */
export const clockAheadAttribute = 'data-clock-ahead';

/** The blocks of a page, and when others replace them: ISO 8601, null when nothing is scheduled. */
export interface BuiltPageAt {
  blocks: PageBlock[];
  until: string | null;
}

/** Internal header with the expiry of a cached page in ISO 8601; it never leaves the shop. */
export const pageEndHeader = 'x-page-end';

/**
 * Everything a screen can request from the server during rendering. Pages are rendered as a visitor and are the same for everyone in one
 * language, so nothing here depends on the caller.
 */
export interface ShopBridge {
  locale: Locale;
  /** The public URL of the shop, without a trailing slash. */
  publicUrl: string;
  /** The maximum number of graphics in a design; the server refuses orders with more. */
  maxGraphicsPerCustom: number;
  /** False when wallets are disabled (WALLET=off). */
  hasWallets: boolean;
  /** False in a live shop without a payment provider. */
  hasPayment: boolean;
  /** The key of the customer service chat; null if there is none. */
  chatPluginKey: string | null;
  /** JavaScript key of the shop's Kakao app; null when sharing to KakaoTalk is not configured. */
  kakaoKey: string | null;
  /** The verification codes of Naver and Google, which prove on the home page that the operator owns the shop. */
  verification: { naver: string | null; google: string | null };
  /** Container of Google Tag Manager, loaded for visitors who allow it; null when none is configured. */
  tagContainer: string | null;
  /** The configured sign-in providers. */
  socialVendors: readonly SocialVendor[];
  /**
   * Runs a data service operation as a visitor, in this process or another; names ({ko, en}) are returned in `locale` only. Throws when the
   * service responds with errors.
   */
  query<Result, Variables>(operation: Operation<Result, Variables>, variables?: Variables): Promise<Result>;
  /** Like `query`, but with names in every language instead of only `locale`. */
  inAllLanguages<Result extends object>(answer: Result): Result;
  /** The design shared under this code; null when there is none. Throws like `query`. */
  sharedDesign(code: string): Promise<SharedDesign | null>;
  /** A search as it was meant; with `isExact`, as typed. Throws like `query`. */
  readSearch(q: string, isExact: boolean): Promise<SearchReading>;
  /** The shop's time. Throws like `query`. */
  clock(): Promise<ShopTime>;
  /** The filter values of a list with their counts. Throws like `query`. */
  productFacets(wanted: FacetsWanted): Promise<ProductFacets>;
  /** The blocks of a page at a time (null: now), with texts in `locale` only. Throws like `query`. */
  pageAt(page: BuiltPage, at: string | null): Promise<BuiltPageAt>;
  /** Logs an error that a loader or component threw; outages are logged once per page anyway. */
  report(error: unknown): void;
  /** Sanitizes HTML written by administrators. */
  sanitizeHtml(html: string): SafeHtml;
}
