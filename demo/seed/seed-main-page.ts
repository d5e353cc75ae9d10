import { type DemoBlock, type DemoItem, type DemoThumbnail, demoMainPage } from '../content/main-page.ts';
import { type DemoShop, json } from '../demo-shop.ts';

/** The blocks of the home page with thumbnails, labels and items. */
export async function seedMainPage(shop: DemoShop): Promise<void> {
  for (const [position, block] of demoMainPage.entries()) {
    const { id } = await shop.trx
      .insertInto('management.main_pages')
      .values({
        type: block.type,
        sub_type: block.subType ?? '',
        position,
        is_title: block.title !== undefined,
        title: optional(block.title),
        sub_title: optional(block.subTitle),
        title_btn: optional(block.button?.text),
        title_btn_url: block.button ? await addressOf(shop, block.button.url) : '',
        title_style: json(block.style ?? {}),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertItems(shop, id, null, block.items ?? [], block);
    for (const [index, thumbnail] of (block.thumbnails ?? []).entries()) await insertThumbnail(shop, id, index, thumbnail, block);
  }
}

async function insertThumbnail(
  shop: DemoShop,
  main_page_id: number,
  position: number,
  thumbnail: DemoThumbnail,
  block: DemoBlock,
): Promise<void> {
  const picture = thumbnail.picture ? pictureOf(shop, thumbnail.picture) : undefined;
  const { id } = await shop.trx
    .insertInto('management.main_page_thumbnails')
    .values({
      main_page_id,
      position,
      thumbnail_src: picture?.src ?? '',
      thumbnail_url: thumbnail.url ? await addressOf(shop, thumbnail.url) : '',
      thumbnail_width: picture?.width ?? null,
      thumbnail_height: picture?.height ?? null,
      title: optional(thumbnail.title),
      content: optional(thumbnail.content),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const labels = thumbnail.labels ?? [];
  if (labels.length > 0) {
    await shop.trx
      .insertInto('management.main_page_labels')
      .values(
        labels.map((label, index) => ({
          thumbnail_id: id,
          position: index,
          text: json(label.text),
          background_color: label.background,
          text_color: label.color,
        })),
      )
      .execute();
  }
  await insertItems(shop, main_page_id, id, thumbnail.items ?? [], block);
}

async function insertItems(
  shop: DemoShop,
  main_page_id: number,
  thumbnail_id: number | null,
  items: readonly DemoItem[],
  block: DemoBlock,
): Promise<void> {
  if (items.length === 0) return;
  await shop.trx
    .insertInto('management.main_page_items')
    .values(
      items.map((item, position) => ({
        main_page_id,
        thumbnail_id,
        position,
        type: item.type,
        refer_id: referenceOf(shop, item),
        is_show_index: block.isShowIndex ?? false,
      })),
    )
    .execute();
}

function referenceOf(shop: DemoShop, item: DemoItem): number {
  const id = findReference(shop, item);
  if (!id) throw new Error(`the home page names something that was not seeded: ${JSON.stringify(item)}`);
  return id;
}

function findReference(shop: DemoShop, item: DemoItem): number | undefined {
  if (item.type === 'PRODUCT') return shop.products.get(item.code)?.id;
  if (item.type === 'PRODUCT_CUSTOM') return shop.designs.get(item.design);
  if (item.type === 'ARTIST') return shop.artists[item.artist];
  if (item.type === 'GRAPHIC') return shop.graphics[item.artist]?.[item.graphic]?.id;
  return item.type === 'REVIEW' ? shop.reviews[item.review] : shop.plans[item.plan];
}

/** A picture of the demonstration, or `influencer:<n>`: the picture of somebody's first post. */
function pictureOf(shop: DemoShop, name: string): { src: string; width: number; height: number } | undefined {
  const [kind, index] = name.split(':');
  if (kind !== 'influencer') return shop.pictures.named[name];
  return { src: shop.influencers[Number(index)]?.imageSrc ?? '', width: 800, height: 800 };
}

/** Turns "product:CODE", "event:key", "plan:n", "influencer:n", "design:key" into an address; a path stays as it is. */
async function addressOf(shop: DemoShop, address: string): Promise<string> {
  if (address === '' || address.startsWith('/')) return address;
  const [kind = '', key = ''] = address.split(':');
  if (kind === 'product') return `/product/${shop.products.get(key)?.id}`;
  if (kind === 'event') return `/banner/${shop.events.get(key)}`;
  if (kind === 'influencer') return `/influencer/${shop.influencers[Number(key)]?.id}`;
  if (kind === 'plan') return `/plan/${shop.plans[Number(key)]}`;
  const design = await shop.trx
    .selectFrom('product.product_customs')
    .select(['id', 'product_id'])
    .where('id', '=', shop.designs.get(key) ?? 0)
    .executeTakeFirstOrThrow();
  return `/product/${design.product_id}?product_custom_id=${design.id}`;
}

function optional(text: { ko: string; en: string } | undefined): string | null {
  return text ? json(text) : null;
}
