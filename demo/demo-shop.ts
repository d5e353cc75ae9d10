import type { Transaction } from 'kysely';
import type { DB } from '#db/schema.generated.ts';
import { daysBefore } from '#rules/shop/korean-time.ts';
import type { Named } from './content/named.ts';
import type { DemoPictures } from './demo-pictures.ts';
import type { SeedParts } from './seed/seed-parts.ts';

/** Passed between the steps of the demonstration seed: ids by the keys of demo/content. */
export interface DemoShop {
  trx: Transaction<DB>;
  now: Date;
  pictures: DemoPictures;
  hashPassword: SeedParts['hashPassword'];
  freezeDesign: SeedParts['freezeDesign'];
  settle: SeedParts['settle'];
  sealReceipt: SeedParts['sealReceipt'];
  members: Map<string, string>;
  /** graphics[artist][graphic], by catalogue index. */
  artists: number[];
  graphics: DemoGraphicRow[][];
  brands: Map<string, number>;
  products: Map<string, DemoProductRow>;
  /** What was agreed with the brand of a product, by its id; none for the shop's own goods. */
  brandTerms: Map<number, { rate: number; rule_id: number; coupon: number }>;
  /** Ids of designs by name: shop designs, templates and the shopper's own. */
  designs: Map<string, number>;
  /** Delivered order_product ids, by "member:product code". */
  delivered: Map<string, number>;
  events: Map<string, number>;
  plans: number[];
  /** Influencers with the picture of their first post. */
  influencers: { id: number; imageSrc: string }[];
  reviews: number[];
}

export interface DemoGraphicRow {
  id: number;
  artistId: number;
  artistName: Named['name'];
  src: string;
  price: number;
  width: number;
  height: number;
  name: Named['name'];
}

export interface DemoProductRow {
  id: number;
  brandId: number;
  brandName: Named['name'];
  name: Named['name'];
  imageSrc: string;
  price: number;
  promotionPrice: number | null;
  originPrice: number;
  options: { id: number; frameId: number | null; colorId: number | null; name: Named['name']; stock: number }[];
  sides: { id: number; code: 'FRONT' | 'BACK'; price: number; widthMm: number; heightMm: number }[];
}

/** The time this many days ago, at a realistic hour. */
export function daysAgo(shop: Pick<DemoShop, 'now'>, days: number, hour = 11): Date {
  const moment = daysBefore(shop.now, days);
  moment.setUTCHours(hour - 9, (days * 37) % 60, (days * 13) % 60, 0);
  return moment.getTime() < shop.now.getTime() ? moment : shop.now;
}

/** Serialises a value for a jsonb column. */
export function json(value: object): string {
  return JSON.stringify(value);
}
