import { colourFamilies, colourFamilyOf } from '#rules/catalogue/colour-family.ts';
import { demoBrands } from '../content/brands.ts';
import { demoGenerals } from '../content/general-products.ts';
import type { DemoGeneral } from '../content/general-row.ts';
import { namedOption } from '../content/option-names.ts';
import { readySizes } from '../content/size-tables.ts';
import { type DemoShop, daysAgo, json } from '../demo-shop.ts';
import { insertFacts, insertSizes } from './seed-product-facts.ts';

/** Ready-made products with options and stock, each linked to its printed graphic. */
export async function seedGenerals(shop: DemoShop): Promise<void> {
  const { trx } = shop;
  const categories = new Map(
    (await trx.selectFrom('product.categories').select(['id', 'path_name']).execute()).map((row) => [row.path_name, row.id]),
  );
  const policies = await trx.selectFrom('product.shipping_policies').select(['id', 'fee_type', 'day1']).execute();
  const ready = policies.find((policy) => policy.fee_type === 'CONDITIONAL' && policy.day1 === 2)?.id ?? 0;
  const free = policies.find((policy) => policy.fee_type === 'FREE')?.id ?? 0;
  for (const [index, product] of demoGenerals.entries()) {
    const images = shop.pictures.generals[product.code] ?? [];
    const brandId = shop.brands.get(product.brand) ?? 0;
    const { id } = await trx
      .insertInto('product.products')
      .values({
        brand_id: brandId,
        category_id: categories.get(product.category) ?? null,
        shipping_policy_id: product.kind === 'poster' ? free : ready,
        code: product.code,
        name: json(product.name),
        description: json(product.line),
        image_src: images[0] ?? '',
        type: 'GENERAL',
        is_new: product.isNew ?? false,
        is_sale: product.promotionPrice !== null || product.originPrice > product.price,
        price: product.price,
        origin_price: product.originPrice,
        sale_price: product.price,
        sale_rate: product.originPrice > product.price ? ((product.originPrice - product.price) / product.originPrice) * 100 : 0,
        promotion_price: product.promotionPrice ?? product.price,
        position: 10 + index,
        created_at: daysAgo(shop, 38 - index),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const colorId = await insertColour(shop, id, product);
    await trx
      .insertInto('product.product_images')
      .values(images.map((src, position) => ({ product_id: id, src, color_id: colorId, position })))
      .execute();
    const options = await insertOptions(shop, id, colorId, product);
    await insertSizes(shop, id, null, readySizes[product.code]);
    await insertFacts(shop, id, product.code);
    const graphic = shop.graphics[product.artist]?.[product.graphic];
    if (graphic)
      await trx.insertInto('product.graphic_products').values({ graphic_id: graphic.id, product_id: id, position: index }).execute();
    const brandName = demoBrands.find((brand) => brand.key === product.brand)?.name ?? product.name;
    shop.products.set(product.code, {
      id,
      brandId,
      brandName,
      name: product.name,
      imageSrc: images[0] ?? '',
      price: product.price,
      promotionPrice: product.promotionPrice ?? product.price,
      originPrice: product.originPrice,
      options,
      sides: [],
    });
  }
}

/** The single colour of a ready-made product, which needs no choice. */
async function insertColour({ trx }: DemoShop, product_id: number, { colorHex }: DemoGeneral): Promise<number> {
  const family = colourFamilyOf({ name: {}, hex: colorHex });
  const name = colourFamilies.find(({ id }) => id === family)?.name ?? {};
  return (
    await trx
      .insertInto('product.colors')
      .values({ product_id, name: json(name), hex: colorHex, family })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

async function insertOptions(shop: DemoShop, product_id: number, color_id: number, product: DemoGeneral) {
  const names = product.options.map(namedOption);
  const rows = await shop.trx
    .insertInto('product.product_options')
    .values(
      product.options.map((size, position) => ({
        product_id,
        color_id,
        size,
        name: json(names[position] ?? {}),
        stock_count: product.stock[position] ?? 0,
        position,
        price: product.kind === 'poster' && position > 0 ? 12000 : 0,
      })),
    )
    .returning(['id', 'stock_count'])
    .execute();
  return rows.map((row, index) => ({
    id: row.id,
    frameId: null,
    colorId: color_id,
    stock: row.stock_count,
    name: names[index] ?? { ko: '', en: '' },
  }));
}
