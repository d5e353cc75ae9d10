import type { DemoPictures } from '../demo-pictures.ts';
import type { DemoShop } from '../demo-shop.ts';
import { isFilled } from '../is-filled.ts';
import { seedCrowd } from './community/seed-crowd.ts';
import { seedInfluencers } from './community/seed-influencers.ts';
import { seedInquiries } from './community/seed-inquiries.ts';
import { seedPublications } from './community/seed-publications.ts';
import { seedReviews } from './community/seed-reviews.ts';
import { seedShares } from './community/seed-shares.ts';
import { seedBrandTerms } from './money/seed-brand-terms.ts';
import { seedMoney } from './money/seed-money.ts';
import { seedSettlements } from './money/seed-settlements.ts';
import { seedArtists } from './seed-artists.ts';
import { seedClaims } from './seed-claims.ts';
import { seedCompany } from './seed-company.ts';
import { seedCouponPlaces, seedCoupons } from './seed-coupons.ts';
import { seedCustomizables } from './seed-customizables.ts';
import { seedDesigns } from './seed-designs.ts';
import { seedGenerals } from './seed-generals.ts';
import { seedGrades } from './seed-grades.ts';
import { seedLog } from './seed-log.ts';
import { seedMainPage } from './seed-main-page.ts';
import { seedMembers } from './seed-members.ts';
import { seedNotifications } from './seed-notifications.ts';
import { seedOffice } from './seed-office.ts';
import { seedOrders } from './seed-orders.ts';
import type { SeedParts } from './seed-parts.ts';
import { seedPoints } from './seed-points.ts';
import { seedRestocks } from './seed-restocks.ts';
import { seedRewards } from './seed-rewards.ts';

/** Fills an empty shop with the demonstration: its pictures, then all rows. Does nothing in a shop that has artists. */
export async function seedDemo(parts: SeedParts): Promise<void> {
  if (await isFilled(parts.database.service)) return;
  const started = Date.now();
  parts.say('Filling the demonstration shop ...');
  await writeDemoRows(parts, await parts.storePictures());
  parts.say(`The demonstration shop is filled (${Math.round((Date.now() - started) / 1000)} s).`);
}

/** Writes all rows of the demonstration shop in one transaction, and counts them in lists. Tests that need rows but no pictures call it with blank addresses. */
export async function writeDemoRows(parts: Omit<SeedParts, 'storePictures' | 'say'>, pictures: DemoPictures): Promise<void> {
  await parts.database.service.transaction().execute(async (trx) => {
    const shop: DemoShop = {
      trx,
      now: parts.now,
      pictures,
      hashPassword: parts.hashPassword,
      freezeDesign: parts.freezeDesign,
      settle: parts.settle,
      sealReceipt: parts.sealReceipt,
      members: new Map(),
      artists: [],
      graphics: [],
      brands: new Map(),
      products: new Map(),
      brandTerms: new Map(),
      designs: new Map(),
      delivered: new Map(),
      events: new Map(),
      plans: [],
      influencers: [],
      reviews: [],
    };
    for (const step of steps) await step(shop);
  });
  await parts.countListNews();
}

const steps: readonly ((shop: DemoShop) => Promise<void>)[] = [
  seedCompany,
  seedMembers,
  seedArtists,
  seedCustomizables,
  seedGenerals,
  seedDesigns,
  seedCoupons,
  seedBrandTerms,
  seedOrders,
  seedPoints,
  seedGrades,
  seedRewards,
  seedReviews,
  seedCrowd,
  seedRestocks,
  seedClaims,
  seedMoney,
  seedInquiries,
  seedNotifications,
  seedPublications,
  seedCouponPlaces,
  seedInfluencers,
  seedShares,
  seedOffice,
  seedMainPage,
  seedSettlements,
  seedLog,
];
