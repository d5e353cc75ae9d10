import { colourFamilyOf } from '#rules/catalogue/colour-family.ts';
import { mockupAreaOf } from '#rules/design/print-area.ts';
import { demoBrands } from '../content/brands.ts';
import { type DemoCustomizable, demoCustomizables } from '../content/customizable-products.ts';
import { customizableColours, sideAreas } from '../content/garments/customizable-garments.ts';
import type { Named } from '../content/named.ts';
import { namedOption } from '../content/option-names.ts';
import { fitSizes } from '../content/size-tables.ts';
import { type DemoProductRow, type DemoShop, daysAgo, json } from '../demo-shop.ts';
import { insertFacts, insertSizes } from './seed-product-facts.ts';

const sideNames = { FRONT: { ko: '앞면', en: 'Front', cn: '正面' }, BACK: { ko: '뒷면', en: 'Back', cn: '背面' } } as const;

/** Customizable garments: frames, colours, options with stock, sides, and a mockup for each frame, colour and side. */
export async function seedCustomizables(shop: DemoShop): Promise<void> {
  for (const [position, product] of demoCustomizables.entries()) {
    const row = await insertProduct(shop, product, position);
    const frames = await insertFrames(shop, product, row.id);
    const colors = await insertColors(shop, product, row.id);
    await insertImages(shop, product, row.id, colors);
    for (const [index, frame] of product.frames.entries())
      await insertSizes(shop, row.id, frames[index]?.id ?? null, fitSizes[product.code]?.[frame.code]);
    await insertFacts(shop, row.id, product.code);
    row.options = await insertOptions(shop, product, row.id, frames, colors);
    row.sides = await insertSides(shop, product, row.id);
    await insertMockups(shop, product, row, frames, colors);
    shop.products.set(product.code, row);
  }
}

async function insertProduct(shop: DemoShop, product: DemoCustomizable, position: number): Promise<DemoProductRow> {
  const { trx } = shop;
  const brandId = shop.brands.get('seam') ?? 0;
  const category = await trx
    .selectFrom('product.categories')
    .select('id')
    .where('path_name', '=', product.category)
    .executeTakeFirstOrThrow();
  const policy = await trx.selectFrom('product.shipping_policies').select('id').where('day1', '=', 5).executeTakeFirstOrThrow();
  const images = shop.pictures.customizables[product.code]?.images ?? [];
  const { id } = await trx
    .insertInto('product.products')
    .values({
      brand_id: brandId,
      category_id: category.id,
      shipping_policy_id: policy.id,
      code: product.code,
      name: json(product.name),
      description: json(product.description),
      add_content: product.content.ko,
      translations: json({ en: { add_content: product.content.en }, cn: { add_content: product.content.cn } }),
      image_src: images[0]?.src ?? '',
      type: 'CUSTOM',
      is_new: product.isNew ?? false,
      is_sale: product.promotionPrice !== null,
      price: product.price,
      origin_price: product.originPrice,
      sale_price: product.price,
      sale_rate: product.originPrice > product.price ? ((product.originPrice - product.price) / product.originPrice) * 100 : 0,
      promotion_price: product.promotionPrice ?? product.price,
      position,
      created_at: daysAgo(shop, 40 - position * 4),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // Links the graphic on its first picture, so that a search for strawberries finds the shirt showing one.
  const [artist, work] = product.hero;
  const shown = shop.graphics[artist]?.[work];
  if (shown) await trx.insertInto('product.graphic_products').values({ graphic_id: shown.id, product_id: id, position }).execute();
  const brandName = demoBrands[0]?.name ?? product.name;
  return {
    id,
    brandId,
    brandName,
    name: product.name,
    imageSrc: images[0]?.src ?? '',
    price: product.price,
    promotionPrice: product.promotionPrice ?? product.price,
    originPrice: product.originPrice,
    options: [],
    sides: [],
  };
}

async function insertFrames({ trx }: DemoShop, product: DemoCustomizable, product_id: number) {
  return await trx
    .insertInto('product.frames')
    .values(product.frames.map((frame, position) => ({ product_id, code: frame.code, name: json(frame.name), position })))
    .returning('id')
    .execute();
}

async function insertColors({ trx }: DemoShop, product: DemoCustomizable, product_id: number) {
  return await trx
    .insertInto('product.colors')
    .values(
      customizableColours(product).map((colour, position) => ({
        product_id,
        name: json(colour.name),
        hex: colour.hex,
        family: colourFamilyOf(colour),
        position,
      })),
    )
    .returning('id')
    .execute();
}

async function insertImages(shop: DemoShop, { code }: DemoCustomizable, product_id: number, colors: { id: number }[]) {
  const images = shop.pictures.customizables[code]?.images ?? [];
  await shop.trx
    .insertInto('product.product_images')
    .values(images.map(({ src, colour }, position) => ({ product_id, src, color_id: colors[colour]?.id ?? null, position })))
    .execute();
}

async function insertOptions(
  shop: DemoShop,
  product: DemoCustomizable,
  product_id: number,
  frames: { id: number }[],
  colors: { id: number }[],
) {
  const colours = customizableColours(product);
  const rows = frames.flatMap((frame, frameIndex) =>
    colors.flatMap((color, colorIndex) =>
      product.sizes.map((size, sizeIndex) => ({
        frame_id: frame.id,
        color_id: color.id,
        size,
        name: optionName(product, frameIndex, colours[colorIndex]?.name, size),
        stock_count: stockOf(frameIndex, colorIndex, sizeIndex),
      })),
    ),
  );
  const inserted = await shop.trx
    .insertInto('product.product_options')
    .values(rows.map((row, position) => ({ ...row, name: json(row.name), product_id, position })))
    .returning(['id', 'frame_id', 'color_id', 'stock_count'])
    .execute();
  return inserted.map((row, index) => ({
    id: row.id,
    frameId: row.frame_id,
    colorId: row.color_id,
    stock: row.stock_count,
    name: rows[index]?.name ?? product.name,
  }));
}

function optionName(product: DemoCustomizable, frameIndex: number, colour: Named['name'] | undefined, size: string) {
  const frame = product.frames.length > 1 ? product.frames[frameIndex]?.name : undefined;
  const join = (language: keyof Named['name']) =>
    [frame?.[language], colour?.[language], namedOption(size)[language]].filter(Boolean).join(' / ');
  return { ko: join('ko'), en: join('en'), cn: join('cn') };
}

/** Realistic stock: the last colour's largest size is sold out, the rest varies. */
function stockOf(frame: number, colour: number, size: number): number {
  return colour === 4 && size === 3 ? 0 : 12 + ((frame * 17 + colour * 11 + size * 7) % 29);
}

async function insertSides({ trx }: DemoShop, product: DemoCustomizable, product_id: number): Promise<DemoProductRow['sides']> {
  const codes = ['FRONT', 'BACK'] as const;
  const inserted = await trx
    .insertInto('product.mockup_groups')
    .values(codes.map((code, position) => ({ product_id, code, name: json(sideNames[code]), price: product.sidePrices[code], position })))
    .returning('id')
    .execute();
  return codes.map((code, index) => {
    const area = sideAreas(product.frames[0]?.drawing ?? '')[code];
    return { id: inserted[index]?.id ?? 0, code, price: product.sidePrices[code], widthMm: area.widthMm, heightMm: area.heightMm };
  });
}

async function insertMockups(
  shop: DemoShop,
  product: DemoCustomizable,
  row: DemoProductRow,
  frames: { id: number }[],
  colors: { id: number }[],
): Promise<void> {
  const rows = product.frames.flatMap((frame, frameIndex) =>
    colors.flatMap((color, colorIndex) =>
      row.sides.map((side) => {
        const area = sideAreas(frame.drawing)[side.code];
        const pictures = shop.pictures.customizables[product.code]?.mockups[frame.drawing]?.[side.code];
        return {
          product_id: row.id,
          frame_id: frames[frameIndex]?.id ?? 0,
          color_id: color.id,
          mockup_group_id: side.id,
          src: pictures?.colours[colorIndex] ?? '',
          shade_src: pictures?.shade ?? '',
          width: 1200,
          height: 1200,
          ...mockupAreaOf(area),
        };
      }),
    ),
  );
  await shop.trx.insertInto('product.mockups').values(rows).execute();
}
