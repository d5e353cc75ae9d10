import type { Locale } from '#rules/shop/locale.ts';
import type { Reach } from '../data-outage.ts';
import type { Missing } from './render-page.ts';
import type { SentPage } from './sent-page.ts';

/** Messages to the rendering thread. The `id` of a reply is that of the request. */
export type ToRenderer =
  | { kind: 'render'; id: number; url: string; locale: Locale; missing: Missing }
  | { kind: 'answer'; id: number; result: unknown }
  | { kind: 'refusal'; id: number; said: string; outage: Reach | null };

/**
 * Messages from the rendering thread: a loader's query to the data service, with the id of its rendering, the outcome of a rendering, or
 * an error for the log.
 */
export type FromRenderer =
  | { kind: 'ask'; id: number; of: number; text: string; variables: unknown }
  | { kind: 'page'; id: number; page: SentPage }
  | { kind: 'report'; error: Error }
  | { kind: 'failure'; id: number; error: Error; outage: Reach | null };
