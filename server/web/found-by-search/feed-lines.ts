import { resizeSrc } from '#contract/images.ts';
import { urlFor } from '#contract/routes.ts';
import { wearerOf } from '#rules/catalogue/product-facts.ts';
import { readyProductPrice, sellingPrice } from '#rules/money/price.ts';
import { SHIPPING_COUNTRY, shippingFee } from '#rules/money/shipping.ts';
import { isSoldOut } from '#rules/order/stock.ts';
import { localizedName } from '#rules/shop/locale.ts';
import type { ListedGraphic, ListedOffer } from '#server/nouns/sitemap/read-offers.ts';
import { element, xmlText } from './xml.ts';

/** Feeds are in Korean, like the shopping services that read them. */
const said = 'ko';
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** RSS 2.0 of new graphics, with their pictures (Media RSS). */
export async function* graphicsFeed(publicUrl: string, graphics: readonly ListedGraphic[]): AsyncGenerator<string> {
  yield `${head}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">\n<channel>`;
  yield element('title', 'Seam — 새 그래픽') + element('link', publicUrl + urlFor('main'));
  yield element('description', 'Seam 아티스트의 새 그래픽') + element('language', 'ko-KR');
  yield `<atom:link rel="self" type="application/rss+xml" href="${xmlText(publicUrl)}/feed/graphics.xml"/>\n`;
  for (const graphic of graphics) {
    const link = publicUrl + urlFor('artist-name-graphic', { name: graphic.path_name, graphic_id: graphic.id });
    const title = `${localizedName(graphic.name, said)} · ${localizedName(graphic.artist, said)}`;
    const picture = xmlText(publicUrl + resizeSrc(graphic.src, 768));
    yield `<item>${element('title', title)}${element('link', link)}<guid isPermaLink="true">${xmlText(link)}</guid>`;
    yield element('pubDate', graphic.published_at.toUTCString()) +
      element('description', localizedName(graphic.description, said) || title);
    yield `<media:content medium="image" url="${picture}"/></item>\n`;
  }
  yield '</channel>\n</rss>\n';
}

/** Google Merchant's product data (support.google.com/merchants/answer/7052112): one item for each option. */
export async function* googleFeed(publicUrl: string, offers: AsyncIterable<ListedOffer>): AsyncGenerator<string> {
  yield `${head}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>`;
  yield `${element('title', 'Seam')}${element('link', publicUrl + urlFor('main'))}${element('description', 'Seam 상품')}\n`;
  for await (const offer of offers) {
    const { price, normal } = pricesOf(offer);
    const name = localizedName(offer.name, said);
    const wearer = wearerOf(offer.kind, [offer.name, ...offer.categories]);
    const [first = offer.image_src, ...more] = picturesOf(publicUrl, offer);
    const fields: [name: string, value: string][] = [
      ['id', idOf(offer)],
      ['item_group_id', String(offer.product_id)],
      ['title', name],
      ['description', localizedName(offer.description, said) || name],
      ['link', linkOf(publicUrl, offer)],
      ['image_link', first],
      ...more.map((src): [string, string] => ['additional_image_link', src]),
      ['availability', isSoldOut(offer.option.stock_count) ? 'out_of_stock' : 'in_stock'],
      ['price', `${normal} KRW`],
      ['sale_price', price < normal ? `${price} KRW` : ''],
      ['brand', localizedName(offer.brand, said)],
      ['mpn', offer.code],
      ['condition', 'new'],
      ['product_type', offer.categories.map((each) => localizedName(each, said)).join(' > ')],
      ['color', localizedName(offer.color, said)],
      ['size', offer.size],
      ['material', localizedName(offer.material, said)],
      ['gender', wearer?.gender ?? ''],
      ['age_group', wearer?.ageGroup ?? ''],
    ];
    yield `<item>${fields.map(([field, value]) => element(`g:${field}`, value)).join('')}`;
    const fee = shippingFee(offer.shipping, price, null);
    yield `<g:shipping>${element('g:country', SHIPPING_COUNTRY)}${element('g:price', `${fee} KRW`)}</g:shipping></item>\n`;
  }
  yield '</channel>\n</rss>\n';
}

/** Naver Shopping's product file (EP 3.0, as the partner centre's guide names its fields): tab-separated, the first line names the fields. */
const naverFields = [
  ...['id', 'title', 'price_pc', 'price_mobile', 'normal_price', 'link', 'mobile_link', 'image_link', 'add_image_link'],
  ...[
    'category_name1',
    'category_name2',
    'category_name3',
    'category_name4',
    'condition',
    'order_made',
    'brand',
    'maker',
    'origin',
    'option_detail',
  ],
  ...['group_id', 'shipping', 'review_count'],
] as const;

/** What can be bought now: Naver lists nothing that is sold out. */
export async function* naverFeed(publicUrl: string, offers: AsyncIterable<ListedOffer>): AsyncGenerator<string> {
  yield `${naverFields.join('\t')}\n`;
  for await (const offer of offers) {
    if (isSoldOut(offer.option.stock_count)) continue;
    const { price, normal } = pricesOf(offer);
    const [first = '', ...more] = picturesOf(publicUrl, offer);
    const link = linkOf(publicUrl, offer);
    const categories = offer.categories.map((each) => localizedName(each, said));
    const values: Record<(typeof naverFields)[number], string | number> = {
      id: idOf(offer),
      title: localizedName(offer.name, said),
      price_pc: price,
      price_mobile: price,
      normal_price: normal,
      link,
      mobile_link: link,
      image_link: first,
      add_image_link: more.join('|'),
      category_name1: categories[0] ?? '의류',
      category_name2: categories[1] ?? '',
      category_name3: categories[2] ?? '',
      category_name4: categories[3] ?? '',
      condition: '신상품',
      order_made: offer.is_custom ? 'Y' : '',
      brand: localizedName(offer.brand, said),
      maker: localizedName(offer.maker, said),
      origin: localizedName(offer.origin, said),
      option_detail: [localizedName(offer.color, said), offer.size].filter(Boolean).join('/'),
      group_id: offer.product_id,
      shipping: shippingFee(offer.shipping, price, null),
      review_count: offer.review_count,
    };
    yield `${naverFields.map((field) => cell(values[field])).join('\t')}\n`;
  }
}

function pricesOf(offer: ListedOffer): { price: number; normal: number } {
  const price = offer.is_custom ? sellingPrice(offer) : readyProductPrice(offer, offer.option);
  return { price, normal: Math.max(price, offer.origin_price + (price - sellingPrice(offer))) };
}

function idOf(offer: ListedOffer): string {
  return `${offer.product_id}-${offer.id}`;
}

function linkOf(publicUrl: string, { product_id: id }: ListedOffer): string {
  return publicUrl + urlFor('product-id', { id });
}

function picturesOf(publicUrl: string, { images, image_src }: ListedOffer): string[] {
  return (images.length > 0 ? images : [image_src]).map((src) => publicUrl + resizeSrc(src, 1024));
}

function cell(value: string | number): string {
  return String(value).replaceAll(/\s+/g, ' ').trim();
}
