import { pointsExpiry } from '#rules/money/points/points.ts';
import { firstShopRules } from '#rules/office/shop-rules.ts';
import { daysAfter, koreanDay } from '#rules/shop/korean-time.ts';
import { type VisitPage, vitalBounds, vitalBucket, webVitals } from '#rules/shop/visit.ts';
import { demoCannedAnswers, demoHits, demoMisses, demoReports } from '../content/office.ts';
import { type DemoShop, daysAgo, json } from '../demo-shop.ts';

/** Back office data: canned answers, reported reviews, a coupon with numbers and a budget, manual points, and visit metrics. */
export async function seedOffice(shop: DemoShop): Promise<void> {
  await shop.trx
    .insertInto('management.canned_answers')
    .values(demoCannedAnswers.map((answer, position) => ({ ...answer, position })))
    .execute();
  await seedReports(shop);
  await seedPartnerCoupon(shop);
  await seedPointsByHand(shop);
  await seedVisits(shop);
}

async function seedReports(shop: DemoShop): Promise<void> {
  const reports = demoReports.flatMap(({ review, member, daysAgo: days, ...report }) => {
    const review_id = shop.reviews[review];
    return review_id === undefined
      ? []
      : [{ ...report, review_id, user_id: shop.members.get(member) ?? '', created_at: daysAgo(shop, days) }];
  });
  if (reports.length > 0) await shop.trx.insertInto('product.review_reports').values(reports).execute();
}

/** A coupon handed out by a partner on cards: each has a number, and the total cost is limited. */
async function seedPartnerCoupon(shop: DemoShop): Promise<void> {
  const numbers = Array.from({ length: 12 }, (_, index) => `SEAMXCAFE${String(index + 1).padStart(3, '0')}`);
  const { id } = await shop.trx
    .insertInto('sales.coupons')
    .values({
      type: 'ORDER',
      name: json({ ko: '카페 온기 제휴 3,000원', en: '₩3,000 with Cafe Ongi', cn: 'Cafe Ongi 合作 3,000 韩元' }),
      discount_type: 'AMOUNT',
      discount_value: 3_000,
      min_order_amount: 20_000,
      budget_amount: 300_000,
      valid_days: 30,
      number_count: numbers.length,
      starts_at: daysAgo(shop, 6),
      ends_at: daysAfter(shop.now, 50),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.trx
    .insertInto('sales.coupon_numbers')
    .values(numbers.map((number) => ({ number, coupon_id: id, created_at: daysAgo(shop, 6) })))
    .execute();
}

async function seedPointsByHand(shop: DemoShop): Promise<void> {
  const at = daysAgo(shop, 2, 15);
  const given = {
    user_id: shop.members.get('yuna') ?? '',
    type: 'EARNED',
    reason: 'ADMIN',
    created_at: at,
    expires_at: pointsExpiry(at, firstShopRules),
  };
  await shop.trx
    .insertInto('sales.point_entries')
    .values({ ...given, amount: 2_000, note: '배송이 늦어 사과드립니다.' })
    .execute();
}

const pages: readonly VisitPage[] = ['home', 'product', 'list'];
/** The 75th percentile on a phone, as a fraction of the "good" threshold. */
const typical = { LCP: 0.78, INP: 0.6, CLS: 0.3, FCP: 0.66, TTFB: 0.32 } as const;

/** Thirty days of visits, more at weekends, in the shop's own aggregated format. */
async function seedVisits(shop: DemoShop): Promise<void> {
  const counts = new Map<string, { day: string; measure: string; page: string; device: string; bucket: number; count: number }>();
  const add = (row: { day: string; measure: string; page: string; device: string; bucket: number }, count: number) => {
    const name = Object.values(row).join('|');
    const known = counts.get(name);
    if (known) known.count += count;
    else if (count > 0) counts.set(name, { ...row, count });
  };
  for (let ago = 29; ago >= 0; ago -= 1) {
    const moment = daysAgo(shop, ago);
    const day = koreanDay(moment);
    const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
    for (const [device, share] of [
      ['PHONE', 3],
      ['DESKTOP', 1],
    ] as const) {
      const visits = share * ((isWeekend ? 16 : 11) + ((ago * 7) % 5));
      const steps = {
        VISIT: visits,
        PRODUCT: Math.round(visits * 0.58),
        CART: Math.round(visits * 0.17),
        ORDER: Math.round(visits * 0.05),
      };
      for (const [step, count] of Object.entries(steps)) add({ day, measure: 'STEP', page: step, device, bucket: 0 }, count);
      for (const measure of webVitals)
        for (let visit = 0; visit < visits; visit += 1) {
          const spread = 0.45 + ((visit * 37 + ago * 11) % 100) / 100;
          const value = vitalBounds[measure][0] * typical[measure] * spread * (device === 'PHONE' ? 1.25 : 0.7);
          add({ day, measure, page: pages[visit % pages.length] ?? 'home', device, bucket: vitalBucket(measure, value) }, 1);
        }
    }
  }
  await shop.trx
    .insertInto('management.visit_counts')
    .values([...counts.values()])
    .execute();
  const days = [0, 3, 6].map((ago) => koreanDay(daysAgo(shop, ago)));
  const misses = demoMisses.flatMap(({ term, weekly }) =>
    [...new Set(days)].map((day, index) => ({
      day,
      term,
      count: Math.floor(weekly / days.length) + (index < weekly % days.length ? 1 : 0),
    })),
  );
  await shop.trx
    .insertInto('management.search_misses')
    .values(misses.filter(({ count }) => count > 0))
    .execute();
  const hits = demoHits.flatMap((term, rank) => [...new Set(days)].map((day) => ({ day, term, count: 40 - rank * 3 })));
  await shop.trx.insertInto('management.search_hits').values(hits).execute();
}
