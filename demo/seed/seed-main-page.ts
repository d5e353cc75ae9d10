import { sql } from 'kysely';
import { noTexts, type PageBlock, type PageItem, type PageThumbnail, type Texts } from '#rules/home/page/page-block.ts';
import { type DemoBlock, type DemoItem, type DemoThumbnail, demoMainPage } from '../content/main-page.ts';
import type { Named } from '../content/named.ts';
import { type DemoShop, json } from '../demo-shop.ts';

/** The home page, published from the beginning of time: its rows come from this revision (022-home-page.sql). */
export async function seedMainPage(shop: DemoShop): Promise<void> {
  const blocks: PageBlock[] = [];
  for (const [index, block] of demoMainPage.entries()) blocks.push(await blockOf(shop, block, String(index + 1)));
  const { id: revision_id } = await shop.trx
    .insertInto('management.page_revisions')
    .values({ page: 'main', number: 1, blocks: json(blocks), user_id: shop.members.get('admin@seam.example') ?? nobody, made_at: shop.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.trx
    .insertInto('management.page_slots')
    .values({ page: 'main', revision_id, valid: sql<string>`tstzrange(null, null)`, is_open: true, user_id: nobody, made_at: shop.now })
    .execute();
}

const nobody = '00000000-0000-0000-0000-000000000000';

async function blockOf(shop: DemoShop, block: DemoBlock, key: string): Promise<PageBlock> {
  const thumbnails: PageThumbnail[] = [];
  for (const [index, thumbnail] of (block.thumbnails ?? []).entries())
    thumbnails.push(await thumbnailOf(shop, thumbnail, `${key}-${index + 1}`, block));
  return {
    key,
    is_hidden: false,
    type: block.type,
    sub_type: block.subType ?? '',
    is_title: block.title !== undefined,
    title: textsOf(block.title),
    sub_title: textsOf(block.subTitle),
    title_btn: textsOf(block.button?.text),
    title_btn_url: block.button ? await addressOf(shop, block.button.url) : '',
    title_style: block.style ?? {},
    thumbnails,
    items: itemsOf(shop, block.items ?? [], block),
  };
}

async function thumbnailOf(shop: DemoShop, thumbnail: DemoThumbnail, key: string, block: DemoBlock): Promise<PageThumbnail> {
  const picture = thumbnail.picture ? pictureOf(shop, thumbnail.picture) : undefined;
  return {
    key,
    thumbnail_src: picture?.src ?? '',
    thumbnail_url: thumbnail.url ? await addressOf(shop, thumbnail.url) : '',
    thumbnail_width: picture?.width ?? null,
    thumbnail_height: picture?.height ?? null,
    thumbnail_alt: textsOf(thumbnail.alt),
    title: textsOf(thumbnail.title),
    content: textsOf(thumbnail.content),
    labels: (thumbnail.labels ?? []).map(({ text, background, color }) => ({
      text: textsOf(text),
      background_color: background,
      text_color: color,
    })),
    items: itemsOf(shop, thumbnail.items ?? [], block),
  };
}

function itemsOf(shop: DemoShop, items: readonly DemoItem[], block: DemoBlock): PageItem[] {
  return items.map((item) => ({ type: item.type, refer_id: referenceOf(shop, item), is_show_index: block.isShowIndex ?? false }));
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
  return shop.reviews[item.review];
}

/** A picture of the demonstration, or `influencer:<n>`: the picture of an influencer's first post. */
function pictureOf(shop: DemoShop, name: string): { src: string; width: number; height: number } | undefined {
  const [kind, index] = name.split(':');
  if (kind !== 'influencer') return shop.pictures.named[name];
  return { src: shop.influencers[Number(index)]?.imageSrc ?? '', width: 800, height: 800 };
}

/** Converts "product:CODE", "event:key", "plan:n", "influencer:n", "design:key" to an address; leaves a path unchanged. */
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

/** A text of the demonstration in the format of a revision. */
function textsOf(text: Named['name'] | undefined): Texts {
  return text ? { ...noTexts, ...text } : noTexts;
}
