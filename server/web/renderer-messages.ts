import type { Locale } from '#rules/shop/locale.ts';
import type { Missing } from './render-page.ts';
import type { SentPage } from './sent-page.ts';

/** What the thread that renders is told. `id` of an answer is that of the question. */
export type ToRenderer =
  | { kind: 'render'; id: number; url: string; locale: Locale; missing: Missing }
  | { kind: 'answer'; id: number; result: unknown }
  | { kind: 'refusal'; id: number; said: string; isOutage: boolean };

/** What it says: a question of a loader to the data service, with the rendering it is of, or how a rendering ended. */
export type FromRenderer =
  | { kind: 'ask'; id: number; of: number; text: string; variables: unknown }
  | { kind: 'page'; id: number; page: SentPage }
  | { kind: 'failure'; id: number; error: Error; isOutage: boolean };
