import { sellerFacts } from '#rules/catalogue/brand/seller.ts';
import { demoArtists } from '../content/artists/catalog.ts';
import type { DemoArtist } from '../content/artists/demo-artist.ts';
import { demoBrands } from '../content/brands.ts';
import { type DemoShop, daysAgo, json } from '../demo-shop.ts';

/** Artists with their graphics, brands, and who works with whom. */
export async function seedArtists(shop: DemoShop): Promise<void> {
  const { trx, pictures } = shop;
  for (const [index, artist] of demoArtists.entries()) {
    const { id } = await trx
      .insertInto('product.artists')
      .values({
        // The first artist is the demonstration account artist@seam.example.
        user_id: index === 0 ? (shop.members.get('artist') ?? null) : null,
        name: json(artist.name),
        path_name: artist.pathName,
        description: json(artist.description),
        image_src: pictures.artists[index]?.cover ?? '',
        profile_src: pictures.artists[index]?.avatar ?? '',
        position: index,
        created_at: daysAgo(shop, 50 - index),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    shop.artists.push(id);
    shop.graphics.push(await seedGraphics(shop, artist, index, id));
  }
  await seedBrands(shop);
}

async function seedGraphics(shop: DemoShop, { graphics, name: artistName }: DemoArtist, artistIndex: number, artistId: number) {
  const rows = [];
  for (const [index, graphic] of graphics.entries()) {
    const src = shop.pictures.artists[artistIndex]?.graphics[index] ?? '';
    const originPrice = graphic.originPrice ?? graphic.price;
    const { id } = await shop.trx
      .insertInto('product.graphics')
      .values({
        artist_id: artistId,
        name: json(graphic.name),
        description: json(graphic.description),
        keywords: [...graphic.tags],
        src,
        width: graphic.widthPx,
        height: graphic.heightPx,
        extension: graphic.extension,
        background_color: graphic.backgroundColor,
        // Interleaved, so that the list of all graphics mixes artists.
        position: index * demoArtists.length + artistIndex,
        price: graphic.price,
        origin_price: originPrice,
        sale_price: graphic.price,
        sale_rate: originPrice > graphic.price ? ((originPrice - graphic.price) / originPrice) * 100 : 0,
        promotion_price: graphic.price,
        is_best: graphic.isBest,
        is_donate: index % 6 === 5,
        donation: index % 6 === 5 ? 500 : 0,
        ...graphic.usage,
        cloth_families: [...(graphic.usage.cloth_families ?? [])],
        // Each artist published one graphic recently and the others over the preceding weeks.
        created_at: daysAgo(shop, 3 + (artistIndex % 3) + (graphics.length - 1 - index) * 4),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { name, price, widthPx: width, heightPx: height } = graphic;
    rows.push({ id, artistId, artistName, src, price, width, height, name });
  }
  return rows;
}

async function seedBrands(shop: DemoShop): Promise<void> {
  for (const [index, brand] of demoBrands.entries()) {
    const { id } = await shop.trx
      .insertInto('product.brands')
      .values({
        user_id: brand.account === undefined ? null : (shop.members.get(brand.account) ?? null),
        name: json(brand.name),
        description: json(brand.description),
        logo_src: shop.pictures.brands[brand.key]?.logo ?? '',
        image_src: shop.pictures.brands[brand.key]?.image ?? '',
        position: index,
        is_brokered: brand.seller !== undefined,
        ...Object.fromEntries(sellerFacts.map((fact) => [`seller_${fact}`, brand.seller?.[fact] ?? ''])),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    shop.brands.set(brand.key, id);
    // Every brand works with some artists; the studio works with all of them.
    const partners = shop.artists.filter((_, artist) => index === 0 || artist % demoBrands.length === index);
    await shop.trx
      .insertInto('product.artist_brands')
      .values(partners.map((artist_id, position) => ({ artist_id, brand_id: id, position })))
      .execute();
  }
}
