import { daysAfter, koreanDay } from '#rules/shop/korean-time.ts';
import { type DemoShop, daysAgo } from '../demo-shop.ts';

/** The shopper's restock requests: a sold-out summer shirt, which comes again in nine days, and a cushion that is back in stock. */
export async function seedRestocks(shop: DemoShop): Promise<void> {
  const user_id = shop.members.get('shopper') ?? '';
  const wishes = [
    { code: 'RT-03', option: 1, restocked_at: null, days: 4 },
    { code: 'CU-01', option: 0, restocked_at: daysAgo(shop, 2), days: 12 },
  ];
  for (const { code, option, restocked_at, days } of wishes) {
    const product = shop.products.get(code);
    const wanted = product?.options[option];
    if (!product || !wanted) throw new Error(`no option ${option} of ${code}`);
    await shop.trx
      .insertInto('product.restock_requests')
      .values({ user_id, product_id: product.id, option_id: wanted.id, created_at: daysAgo(shop, days), restocked_at })
      .execute();
    if (restocked_at === null)
      await shop.trx
        .insertInto('product.incoming_stocks')
        .values({
          option_id: wanted.id,
          product_id: product.id,
          piece_count: 30,
          comes_on: koreanDay(daysAfter(shop.now, 9)),
          supplier: null,
        })
        .execute();
  }
}
