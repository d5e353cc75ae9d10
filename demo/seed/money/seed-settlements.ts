import { demoBrandTerms, demoPayees, demoRules, demoSales } from '../../content/settlements.ts';
import { type DemoShop, daysAgo } from '../../demo-shop.ts';
import { insertOrder } from '../seed-orders.ts';

/** First number of these orders, after the named members'. */
const FIRST_INDEX = 500;

/** The crowd's purchases, the artists' agreements, and the settled months. */
export async function seedSettlements(shop: DemoShop): Promise<void> {
  const { trx } = shop;
  const crowd = await trx
    .selectFrom('member.members')
    .select(['id', 'name', 'email'])
    .where('email', 'like', '%@crowd.seam.example')
    .orderBy('email')
    .limit(demoSales.length)
    .execute();
  for (const [index, sale] of demoSales.entries()) {
    const buyer = crowd[index % crowd.length];
    if (buyer === undefined) throw new Error('the crowd comes before its orders');
    const phone = `010-3000-${String(index + 1).padStart(4, '0')}`;
    await insertOrder(shop, { ...sale, member: buyer.email }, FIRST_INDEX + index, { ...buyer, phone });
  }
  const staffId = shop.members.get('admin') ?? null;
  await trx
    .insertInto('sales.royalty_rules')
    .values(
      demoRules.map(({ artist, graphic, rate, bearer, note }) => ({
        artist_id: shop.artists[artist] ?? 0,
        graphic_id: graphic === undefined ? null : (shop.graphics[artist]?.[graphic]?.id ?? null),
        rate,
        discount_bearer: bearer,
        note,
        starts_at: daysAgo(shop, 120),
        created_at: daysAgo(shop, 120),
        created_by: staffId,
      })),
    )
    .execute();
  await shop.settle(trx, {
    staffId: staffId ?? '',
    now: shop.now,
    payees: [
      ...demoPayees.map(({ artist, account }) => ({ payee: { artist_id: shop.artists[artist] ?? 0, brand_id: null }, account })),
      ...demoBrandTerms.flatMap(({ brand, account }) =>
        account === undefined ? [] : [{ payee: { artist_id: null, brand_id: shop.brands.get(brand) ?? 0 }, account }],
      ),
    ],
  });
}
