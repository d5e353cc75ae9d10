import type { Transaction } from 'kysely';
import type { DB } from '../schema.generated.ts';
import type { SeedParts } from '../seed.ts';
import type { DemoPictures } from './draw-demo-pictures.ts';
import { keptPictures } from './kept-pictures.ts';
import { seedArtists } from './seed-artists.ts';
import { seedCoupons } from './seed-coupons.ts';
import { seedCustomizables } from './seed-customizables.ts';
import { seedDesigns } from './seed-designs.ts';
import { seedGenerals } from './seed-generals.ts';
import { seedMainPage } from './seed-main-page.ts';
import { seedMembers } from './seed-members.ts';
import { seedOrders } from './seed-orders.ts';
import { seedPublications } from './seed-publications.ts';
import { seedReviews } from './seed-reviews.ts';

/** What one step of the demonstration seed leaves for the next: ids by the keys of db/demo/content. */
export interface DemoShop {
  trx: Transaction<DB>;
  now: Date;
  pictures: DemoPictures;
  hashPassword: SeedParts['hashPassword'];
  freezeDesign: SeedParts['freezeDesign'];
  members: Map<string, string>;
  /** graphics[artist][graphic], counted as in the catalogue. */
  artists: number[];
  graphics: DemoGraphicRow[][];
  brands: Map<string, number>;
  products: Map<string, DemoProductRow>;
  /** Ids of designs by name: shop designs, templates and the shopper's own. */
  designs: Map<string, number>;
  /** order_product ids that were delivered, by "member:product code". */
  delivered: Map<string, number>;
  events: Map<string, number>;
  plans: number[];
  reviews: number[];
}

export interface DemoGraphicRow {
  id: number;
  artistId: number;
  src: string;
  price: number;
  width: number;
  height: number;
  name: { ko: string; en: string };
}

export interface DemoProductRow {
  id: number;
  brandId: number;
  brandName: { ko: string; en: string };
  name: { ko: string; en: string };
  imageSrc: string;
  price: number;
  promotionPrice: number | null;
  originPrice: number;
  options: { id: number; frameId: number | null; colorId: number | null; name: { ko: string; en: string }; stock: number }[];
  sides: { id: number; code: 'FRONT' | 'BACK'; price: number; widthMm: number; heightMm: number }[];
}

/** Fills the demonstration shop: draws every picture first, then writes all rows. */
export async function seedDemo(parts: SeedParts): Promise<void> {
  const started = Date.now();
  parts.say('Filling the demonstration shop (pictures are drawn once, this takes a minute) ...');
  await writeDemoRows(parts, await keptPictures(parts.putPicture));
  parts.say(`The demonstration shop is filled (${Math.round((Date.now() - started) / 1000)} s).`);
}

/** Writes all rows of the demonstration shop in one transaction. Tests that need rows but no pictures call it with blank addresses. */
export async function writeDemoRows(parts: Omit<SeedParts, 'putPicture' | 'say' | 'demo'>, pictures: DemoPictures): Promise<void> {
  await parts.database.service.transaction().execute(async (trx) => {
    const shop: DemoShop = {
      trx,
      now: parts.now,
      pictures,
      hashPassword: parts.hashPassword,
      freezeDesign: parts.freezeDesign,
      members: new Map(),
      artists: [],
      graphics: [],
      brands: new Map(),
      products: new Map(),
      designs: new Map(),
      delivered: new Map(),
      events: new Map(),
      plans: [],
      reviews: [],
    };
    for (const step of steps) await step(shop);
  });
}

const steps: readonly ((shop: DemoShop) => Promise<void>)[] = [
  seedMembers,
  seedArtists,
  seedCustomizables,
  seedGenerals,
  seedDesigns,
  seedCoupons,
  seedOrders,
  seedReviews,
  seedPublications,
  seedMainPage,
];

/** A moment so many days before now, at a believable hour. */
export function daysAgo(shop: Pick<DemoShop, 'now'>, days: number, hour = 11): Date {
  const moment = new Date(shop.now.getTime() - days * 86_400_000);
  moment.setUTCHours(hour - 9, (days * 37) % 60, (days * 13) % 60, 0);
  return moment < shop.now ? moment : shop.now;
}

/** A value for a jsonb column. */
export function json(value: object): string {
  return JSON.stringify(value);
}
