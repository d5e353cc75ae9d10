import { demoReviews } from './content/reviews.ts';
import { type DemoShop, daysAgo } from './demo-shop.ts';

/** Reviews of delivered order products, with photos and likes; also what members like and follow. */
export async function seedReviews(shop: DemoShop): Promise<void> {
  const { trx } = shop;
  for (const [index, review] of demoReviews.entries()) {
    const product = shop.products.get(review.product);
    const orderProductId = shop.delivered.get(`${review.member}:${review.product}`);
    const userId = shop.members.get(review.member);
    if (!product || !orderProductId || !userId) throw new Error(`review of ${review.product} by ${review.member} has no delivered order`);
    const { id } = await trx
      .insertInto('product.reviews')
      .values({
        order_product_id: orderProductId,
        product_id: product.id,
        user_id: userId,
        score: review.score,
        content: review.content,
        is_best: review.score === 5 && review.photo,
        created_at: daysAgo(shop, review.daysAgo, 20),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    shop.reviews.push(id);
    if (review.photo)
      await trx
        .insertInto('product.review_images')
        .values({ review_id: id, src: await photoOf(shop, orderProductId, product.imageSrc, index), position: 0 })
        .execute();
    for (const member of review.likes)
      await trx
        .insertInto('product.review_likes')
        .values({ user_id: shop.members.get(member) ?? '', review_id: id })
        .execute();
  }
  await seedLikes(shop);
}

/** The second picture of a ready product, the printed garment of a design. */
async function photoOf(shop: DemoShop, orderProductId: number, fallback: string, index: number): Promise<string> {
  const pictures = await shop.trx
    .selectFrom('product.product_images')
    .innerJoin('sales.order_products', 'sales.order_products.product_id', 'product.product_images.product_id')
    .select('src')
    .where('sales.order_products.id', '=', orderProductId)
    .orderBy('position', 'desc')
    .execute();
  return pictures[index % Math.max(1, pictures.length)]?.src ?? fallback;
}

async function seedLikes(shop: DemoShop): Promise<void> {
  const members = [...shop.members.values()];
  const graphics = shop.graphics.flat();
  const products = [...shop.products.values()];
  const likes = members.flatMap((user_id, m) =>
    graphics
      .filter((_, g) => (g * 7 + m * 5) % 11 < 3)
      .map((graphic, order) => ({ user_id, graphic_id: graphic.id, created_at: daysAgo(shop, 1 + ((order + m) % 25)) })),
  );
  await shop.trx.insertInto('product.graphic_likes').values(likes).execute();
  const productLikes = members.flatMap((user_id, m) =>
    products
      .filter((_, p) => (p * 5 + m * 3) % 7 < 2)
      .map((product, order) => ({ user_id, product_id: product.id, created_at: daysAgo(shop, 1 + ((order + m) % 25)) })),
  );
  await shop.trx.insertInto('product.product_likes').values(productLikes).execute();
  const follows = members.flatMap((user_id, m) =>
    shop.artists.filter((_, a) => (a + m) % 3 === 0).map((artist_id) => ({ user_id, artist_id })),
  );
  await shop.trx.insertInto('product.artist_follows').values(follows).execute();
  const brandFollows = members.flatMap((user_id, m) =>
    [...shop.brands.values()].filter((_, b) => (b + m) % 2 === 0).map((brand_id) => ({ user_id, brand_id })),
  );
  await shop.trx.insertInto('product.brand_follows').values(brandFollows).execute();
}
