import { sql } from 'kysely';
import sharp from 'sharp';
import type { Database } from '#db/open.ts';
import type { ObjectStorage } from '#server/gateways/storage/port.ts';
import { drawing } from '#server/images/golden/images.fixture.ts';

/** A saved design: a grey garment of 400 x 500 px with a centred print area of 200 x 250 mm (1 px is 1 mm) and one drawing on it. */
export interface SavedDesign {
  id: number;
  renderKey: string;
  revision: number;
  mockupGroupId: number;
  graphicId: number;
  graphicSrc: string;
  mockupSrc: string;
}

/** Inserts a product, a graphic and a design of them, as the shop's own role. The drawing is at (20, 30) mm, 100 x 50 mm. */
export async function saveDesign({ service: db }: Database, storage: ObjectStorage): Promise<SavedDesign> {
  const garment = sharp({ create: { width: 400, height: 500, channels: 3, background: '#808080' } });
  const mockupSrc = await storage.put(await garment.png().toBuffer(), 'png');
  const graphicSrc = await storage.put(drawing, 'svg');
  const { rows } = await sql<Omit<SavedDesign, 'mockupSrc' | 'graphicSrc'>>`
    with names as (select '{"ko": "시험", "en": "Trial"}'::jsonb as name, gen_random_uuid()::text as code),
    brand as (insert into product.brands (name) select name from names returning id),
    policy as (insert into product.shipping_policies (name, fee_type, day1, day2) select name, 'FREE', 1, 2 from names returning id),
    product as (
      insert into product.products (brand_id, shipping_policy_id, code, name, type, price, origin_price)
      select brand.id, policy.id, code, name, 'CUSTOM', 30000, 30000 from names, brand, policy returning id),
    frame as (insert into product.frames (product_id, code, name) select product.id, code, name from names, product returning id, product_id),
    color as (insert into product.colors (product_id, name, hex) select product.id, name, '#808080' from names, product returning id),
    option as (
      insert into product.product_options (product_id, frame_id, color_id, name)
      select product_id, frame.id, color.id, name from names, frame, color returning id),
    side as (
      insert into product.mockup_groups (product_id, code, name) select product.id, 'FRONT', name from names, product returning id),
    mockup as (
      insert into product.mockups (product_id, frame_id, color_id, mockup_group_id, src, width, height,
        print_x, print_y, print_width, print_height, print_width_mm, print_height_mm)
      select product_id, frame.id, color.id, side.id, ${mockupSrc}, 400, 500, 0.25, 0.25, 0.5, 0.5, 200, 250
      from frame, color, side returning id),
    artist as (insert into product.artists (name, path_name) select name, code from names returning id),
    graphic as (
      insert into product.graphics (artist_id, name, src, width, height, extension, price, origin_price)
      select artist.id, name, ${graphicSrc}, 100, 50, 'svg', 5000, 5000 from names, artist returning id),
    custom as (
      insert into product.product_customs (product_id, option_id, type, user_id)
      select product.id, option.id, 'SHOP', null from product, option returning id, render_key, revision)
    select custom.id, custom.render_key as "renderKey", custom.revision, side.id as "mockupGroupId", graphic.id as "graphicId"
    from custom, side, graphic, mockup`.execute(db);
  const [saved] = rows;
  if (saved === undefined) throw new Error('no design was written');
  await addLayer(db, saved);
  return { ...saved, mockupSrc, graphicSrc };
}

async function addLayer(db: Database['service'], saved: Pick<SavedDesign, 'id' | 'mockupGroupId' | 'graphicId'>): Promise<void> {
  const side = await sql<{ id: number }>`
    insert into product.product_custom_mockups (product_custom_id, mockup_group_id, src, mockup_id, print_area)
    values (${saved.id}, ${saved.mockupGroupId}, '', 0, '{}') returning id`.execute(db);
  await db
    .insertInto('product.product_custom_layers')
    .values({
      product_custom_id: saved.id,
      custom_mockup_id: side.rows[0]?.id ?? 0,
      graphic_id: saved.graphicId,
      x_coordinate: 20,
      y_coordinate: 30,
      width: 100,
      height: 50,
    })
    .execute();
}
