import { demoCustomizables } from '../content/customizable-products.ts';
import { type DemoDesign, demoDesigns } from '../content/designs.ts';
import type { DemoShop } from '../demo-shop.ts';
import { daysAgo, json } from '../demo-shop.ts';

/** Designs: the shop's best, templates, and two of the shopper's own. */
export async function seedDesigns(shop: DemoShop): Promise<void> {
  for (const [index, design] of demoDesigns.entries()) {
    const id = await insertDesign(shop, design, index);
    shop.designs.set(design.key, id);
    const product = shop.products.get(design.product);
    if (!product) continue;
    if (design.type === 'TEMPLATE') {
      await shop.trx.insertInto('product.product_templates').values({ product_id: product.id, custom_id: id, position: index }).execute();
    }
    for (const layer of design.type === 'USER' ? [] : design.layers) {
      const graphic = shop.graphics[layer.artist]?.[layer.graphic];
      if (!graphic) continue;
      await shop.trx
        .insertInto('product.graphic_products')
        .values({ graphic_id: graphic.id, product_id: product.id, position: index })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }
}

async function insertDesign(shop: DemoShop, design: DemoDesign, index: number): Promise<number> {
  const { trx } = shop;
  const product = shop.products.get(design.product);
  const definition = demoCustomizables.find((candidate) => candidate.code === design.product);
  if (!product || !definition) throw new Error(`design ${design.key}: no product ${design.product}`);
  const option = product.options[(design.frame * definition.colorCount + design.color) * definition.sizes.length];
  if (!option) throw new Error(`design ${design.key}: no such frame and colour`);
  const { id } = await trx
    .insertInto('product.product_customs')
    .values({
      product_id: product.id,
      option_id: option.id,
      user_id: design.type === 'USER' ? (shop.members.get('shopper') ?? null) : null,
      type: design.type,
      name: design.name,
      translations: json(design.translations ?? {}),
      is_best: design.isBest,
      position: design.isBest ? index + 1 : 0,
      created_at: daysAgo(shop, 30 - index),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const side of product.sides) {
    const layers = design.layers.filter((layer) => layer.side === side.code);
    if (layers.length === 0) continue;
    const mockup = await trx
      .insertInto('product.product_custom_mockups')
      // The trigger replaces mockup, picture and print area with those of the chosen frame and colour.
      .values({ product_custom_id: id, mockup_group_id: side.id, mockup_id: 0, src: '', print_area: '{}' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('product.product_custom_layers')
      .values(layers.map((layer, z_index) => ({ product_custom_id: id, custom_mockup_id: mockup.id, z_index, ...boxOf(shop, layer) })))
      .execute();
  }
  return id;
}

function boxOf(shop: DemoShop, layer: DemoDesign['layers'][number]) {
  const graphic = shop.graphics[layer.artist]?.[layer.graphic];
  if (!graphic) throw new Error(`no graphic ${layer.artist}/${layer.graphic}`);
  const height = (layer.width * graphic.height) / graphic.width;
  const round = (value: number) => Math.round(value * 100) / 100;
  return {
    graphic_id: graphic.id,
    x_coordinate: round(layer.cx - layer.width / 2),
    y_coordinate: round(layer.cy - height / 2),
    width: layer.width,
    height: round(height),
    rotation: layer.rotation ?? 0,
  };
}
