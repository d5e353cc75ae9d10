import { demoInfluencers, demoTemplates } from '#demo/content/influencers.ts';
import { type DemoShop, daysAgo, json } from '#demo/demo-shop.ts';

/** Influencers with their posts, and the pictures that brands arranged on their pages. */
export async function seedInfluencers(shop: DemoShop): Promise<void> {
  for (const [position, { name, description, posts }] of demoInfluencers.entries()) {
    const { id } = await shop.trx
      .insertInto('management.influencers')
      .values({
        name: json(name),
        description: json(description),
        image_src: shop.pictures.memberAvatars[(position + 4) % shop.pictures.memberAvatars.length] ?? '',
        position,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [order, post] of posts.entries()) await insertPost(shop, id, post, position * 3 + order);
    shop.influencers.push({ id, imageSrc: await pictureOf(shop, posts[0]?.pictures[0] ?? '') });
  }
  await seedTemplates(shop);
}

async function insertPost(
  shop: DemoShop,
  influencer_id: number,
  { content, en, cn, pictures, products = [], designs = [] }: (typeof demoInfluencers)[number]['posts'][number],
  position: number,
): Promise<void> {
  const { trx } = shop;
  const sources: string[] = [];
  for (const picture of pictures) sources.push(await pictureOf(shop, picture));
  const { id: feed_id } = await trx
    .insertInto('management.influencer_feeds')
    .values({
      influencer_id,
      image_src: sources[0] ?? '',
      content,
      translations: json({ en: { content: en }, cn: { content: cn } }),
      position,
      created_at: daysAgo(shop, 2 + position * 3, 20),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [index, src] of sources.slice(1).entries())
    await trx.insertInto('management.influencer_feed_images').values({ feed_id, src, position: index }).execute();
  for (const [index, code] of products.entries()) {
    const product = shop.products.get(code);
    if (!product) throw new Error(`a post names a product that was not seeded: ${code}`);
    await trx.insertInto('management.influencer_feed_products').values({ feed_id, product_id: product.id, position: index }).execute();
  }
  for (const [index, key] of designs.entries()) {
    const product_custom_id = shop.designs.get(key) ?? 0;
    await trx.insertInto('management.influencer_feed_customs').values({ feed_id, product_custom_id, position: index }).execute();
  }
}

/** `design:<key>` is the rendered design, `product:<code>` its first picture, anything else a picture by name. */
async function pictureOf(shop: DemoShop, name: string): Promise<string> {
  const [kind, key = ''] = name.split(':');
  // A cart line's picture is small; a post is as wide as a phone.
  if (kind === 'design') return (await shop.freezeDesign(shop.trx, shop.designs.get(key) ?? 0)).imageSrc.replace('-320.', '-800.');
  const src = kind === 'product' ? shop.products.get(key)?.imageSrc : shop.pictures.named[name]?.src;
  if (src === undefined) throw new Error(`a post names a picture that is not there: ${name}`);
  return src;
}

async function seedTemplates(shop: DemoShop): Promise<void> {
  await shop.trx
    .insertInto('management.home_templates')
    .values(
      demoTemplates.map((template, position) => ({
        brand_id: shop.brands.get(template.brand) ?? null,
        src: shop.pictures.named[template.picture]?.src ?? '',
        type: template.type,
        content_type: template.contentType,
        position,
        url: template.url ? `/banner/${shop.events.get(template.url.replace('event:', ''))}` : '',
        is_custom_url: template.url !== undefined,
        description: json(template.words),
        add_content: template.content ?? '',
        translations: json(template.translations ?? {}),
      })),
    )
    .execute();
}
