import { demoReviews } from '#demo/content/reviews.ts';
import { type DemoShop, daysAgo } from '#demo/demo-shop.ts';
import { daysAfter } from '#rules/shop/korean-time.ts';

/** Reviews of delivered order products, with photos and likes. */
export async function seedReviews(shop: DemoShop): Promise<void> {
  const { trx } = shop;
  for (const [index, review] of demoReviews.entries()) {
    const product = shop.products.get(review.product);
    const orderProductId = shop.delivered.get(`${review.member}:${review.product}`);
    const userId = shop.members.get(review.member);
    if (!product || !orderProductId || !userId) throw new Error(`review of ${review.product} by ${review.member} has no delivered order`);
    const bought = await trx
      .selectFrom('sales.order_products')
      .select(['option_name', 'custom_version_id', 'image_src'])
      .where('id', '=', orderProductId)
      .executeTakeFirstOrThrow();
    const writtenAt = daysAgo(shop, review.daysAgo, 20);
    const { id } = await trx
      .insertInto('product.reviews')
      .values({
        order_product_id: orderProductId,
        product_id: product.id,
        user_id: userId,
        score: review.score,
        content: review.content,
        is_best: review.score === 5 && review.photo,
        option_name: JSON.stringify(bought.option_name),
        design_src: bought.custom_version_id === null ? null : large(bought.image_src),
        ...(review.fit ? { height_from: review.fit.height, weight_from: review.fit.weight, size_feel: review.fit.feel } : {}),
        ...(review.reply ? { reply: review.reply, replied_at: daysAfter(writtenAt, 1) } : {}),
        created_at: writtenAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    shop.reviews.push(id);
    // A design is shown by `design_src`; a photo is taken by the shopper, and there is none of a design.
    if (review.photo && bought.custom_version_id === null)
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
}

/** One of the pictures of a ready-made product, as the buyer's photo. */
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

/** The picture of an order line is small; a review needs a large one. */
function large(imageSrc: string): string {
  return imageSrc.replace('-320.', '-800.');
}
