import { isPreview } from '#client/preview.ts';

/** A thing of an event, in the fields of Google Analytics; Korean names in every language, so that reports add up. `price`: won a piece. */
export interface LayerItem {
  item_id: string;
  item_name: string;
  item_brand?: string;
  item_variant?: string;
  index?: number;
  price: number;
  quantity: number;
}

/** What is bought; `value`: won, without shipping. */
export interface Basket {
  currency: 'KRW';
  value: number;
  items: LayerItem[];
}

/** An event of the data layer: a page view (specification 2.95), or one of the e-commerce events of Google Analytics 4. */
export type LayerEvent =
  | { event: 'gtm.js'; 'gtm.start': number }
  | { event: 'page_view'; page_path: string; page_title: string }
  | { event: 'search_miss'; search_term: string }
  | { event: 'sign_in_prompt'; outcome: string }
  | { event: 'view_item_list' | 'select_item'; ecommerce: { item_list_name: string; items: LayerItem[] } }
  | { event: 'view_item' | 'add_to_cart' | 'begin_checkout'; ecommerce: Basket }
  | { event: 'add_payment_info'; ecommerce: Basket & { payment_type: string } }
  | { event: 'purchase' | 'refund'; ecommerce: Basket & { transaction_id: string; shipping: number } };

declare global {
  interface Window {
    /** The data layer that analytics tags read; created here if no tag has. */
    dataLayer?: LayerEvent[];
  }
}

/** Pushes an event, except in previews. Nothing leaves the browser unless a tag was consented to (consent.ts). */
export function pushEvent(event: LayerEvent): void {
  if (isPreview()) return;
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
