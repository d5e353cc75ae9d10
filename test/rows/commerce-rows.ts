import type { Database } from '#db/open.ts';
import type { CouponType } from '#rules/money/coupon/coupon.ts';

type Service = Database['service'];

const named = (ko: string, en: string) => JSON.stringify({ ko, en });
const past = new Date('2026-01-01T00:00:00Z');

export interface Catalogue {
  policyId: number;
  brandId: number;
  artistId: number;
}

/** A brand, an artist, and shipping that is free above 50,000 won, otherwise 3,000. */
export async function addCatalogue(db: Service): Promise<Catalogue> {
  const policy = await db
    .insertInto('product.shipping_policies')
    .values({
      name: named('기본 배송', 'Standard'),
      fee_type: 'CONDITIONAL',
      fee: 3_000,
      free_over: 50_000,
      remote_fee: 3_000,
      day1: 3,
      day2: 5,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const brand = await db
    .insertInto('product.brands')
    .values({ name: named('이음', 'Ieum') })
    .returning('id')
    .executeTakeFirstOrThrow();
  const artist = await db
    .insertInto('product.artists')
    .values({ name: named('한결', 'Hangyeol'), path_name: 'hangyeol' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { policyId: policy.id, brandId: brand.id, artistId: artist.id };
}

export interface NewProduct {
  code: string;
  type?: 'GENERAL' | 'CUSTOM';
  price?: number;
  promotionPrice?: number | null;
  stocks?: number[];
}

export interface AddedProduct {
  id: number;
  optionIds: number[];
}

/** A product with one option per given stock; a customizable one gets a frame, a colour and two printable sides. */
export async function addProduct(db: Service, catalogue: Catalogue, about: NewProduct): Promise<AddedProduct> {
  const { code, type = 'GENERAL', price = 20_000, promotionPrice = null, stocks = [10] } = about;
  const { id } = await db
    .insertInto('product.products')
    .values({
      brand_id: catalogue.brandId,
      shipping_policy_id: catalogue.policyId,
      code,
      name: named(`상품 ${code}`, `Product ${code}`),
      type,
      image_src: `/cdn/${'0'.repeat(64)}.webp`,
      price,
      origin_price: price,
      promotion_price: promotionPrice,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const garment = type === 'CUSTOM' ? await addGarment(db, id) : { frame_id: null, color_id: null };
  const sizes = ['S', 'M', 'L', 'XL', 'XXL'];
  const options = await db
    .insertInto('product.product_options')
    .values(
      stocks.map((stock_count, index) => ({
        product_id: id,
        ...garment,
        size: sizes[index] ?? String(index),
        name: named(`사이즈 ${sizes[index]}`, `Size ${sizes[index]}`),
        stock_count,
        position: index,
      })),
    )
    .returning('id')
    .execute();
  return { id, optionIds: options.map((option) => option.id) };
}

async function addGarment(db: Service, productId: number) {
  const frame = await db
    .insertInto('product.frames')
    .values({ product_id: productId, code: 'REGULAR', name: named('레귤러', 'Regular') })
    .returning('id')
    .executeTakeFirstOrThrow();
  const color = await db
    .insertInto('product.colors')
    .values({ product_id: productId, name: named('검정', 'Black'), hex: '#141412' })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [code, price] of [
    ['FRONT', 3_000],
    ['BACK', 4_000],
  ] as const) {
    const group = await db
      .insertInto('product.mockup_groups')
      .values({ product_id: productId, code, name: named(code, code), price })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('product.mockups')
      .values({
        product_id: productId,
        frame_id: frame.id,
        color_id: color.id,
        mockup_group_id: group.id,
        src: `/cdn/${'1'.repeat(64)}.webp`,
        width: 1000,
        height: 1200,
        print_x: 0.3,
        print_y: 0.2,
        print_width: 0.4,
        print_height: 0.5,
        print_width_mm: 300,
        print_height_mm: 400,
      })
      .execute();
  }
  return { frame_id: frame.id, color_id: color.id };
}

/** A graphic on sale for 5,000 won, or 4,000 in its promotion. */
export async function addGraphic(db: Service, catalogue: Catalogue): Promise<number> {
  const { id } = await db
    .insertInto('product.graphics')
    .values({
      artist_id: catalogue.artistId,
      name: named('파도', 'Wave'),
      src: `/cdn/${'2'.repeat(64)}.svg`,
      width: 800,
      height: 800,
      extension: 'svg',
      price: 5_000,
      origin_price: 5_000,
      promotion_price: 4_000,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A member's saved design: one graphic on each of the product's first sides. */
export async function addDesign(db: Service, about: { product: AddedProduct; userId: string; graphicIds: number[] }): Promise<number> {
  const { product, userId, graphicIds } = about;
  const { id } = await db
    .insertInto('product.product_customs')
    .values({ product_id: product.id, option_id: product.optionIds[0] ?? 0, user_id: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const groups = await db.selectFrom('product.mockup_groups').select('id').where('product_id', '=', product.id).orderBy('id').execute();
  for (const [index, graphicId] of graphicIds.entries()) {
    const side = await db
      .insertInto('product.product_custom_mockups')
      .values({ product_custom_id: id, mockup_group_id: groups[index]?.id ?? 0, mockup_id: 0, src: '', print_area: '{}' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('product.product_custom_layers')
      .values({
        product_custom_id: id,
        custom_mockup_id: side.id,
        graphic_id: graphicId,
        x_coordinate: 50,
        y_coordinate: 60,
        width: 120,
        height: 120,
      })
      .execute();
  }
  return id;
}

/** Another colour of a customizable product, in these sizes with five items each, with its garment photos. */
export async function addColor(db: Service, product: AddedProduct, sizes: readonly string[]): Promise<Pick<AddedProduct, 'optionIds'>> {
  const color = await db
    .insertInto('product.colors')
    .values({ product_id: product.id, name: named('하양', 'White'), hex: '#FFFFFF' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const mockups = await db.selectFrom('product.mockups').selectAll().where('product_id', '=', product.id).orderBy('id').execute();
  const own = mockups.filter((mockup) => mockup.color_id === mockups[0]?.color_id);
  await db
    .insertInto('product.mockups')
    .values(own.map(({ id: _id, ...mockup }) => ({ ...mockup, color_id: color.id })))
    .execute();
  const options = await db
    .insertInto('product.product_options')
    .values(
      sizes.map((size) => ({
        ...{ product_id: product.id, frame_id: own[0]?.frame_id ?? null, color_id: color.id, size },
        ...{ name: named(size, size), stock_count: 5 },
      })),
    )
    .returning('id')
    .execute();
  return { optionIds: options.map((option) => option.id) };
}

/** Moves a saved design to another garment of its product, as the editor stores it after a colour change. */
export async function moveDesign(db: Service, { design, optionId }: { design: number; optionId: number }): Promise<void> {
  await db.updateTable('product.product_customs').set({ option_id: optionId }).where('id', '=', design).execute();
  await db.updateTable('product.product_custom_mockups').set({ src: '' }).where('product_custom_id', '=', design).execute();
}

export interface NewCoupon {
  type?: CouponType;
  discount_type?: 'AMOUNT' | 'RATE';
  discount_value?: number;
  ends_at?: Date;
}

/** A coupon claimed by a member; returns the id of the claim. */
export async function addCoupon(db: Service, userId: string, about: NewCoupon = {}): Promise<number> {
  const { type = 'ORDER', discount_type = 'AMOUNT', discount_value = 2_000, ends_at } = about;
  const coupon = await db
    .insertInto('sales.coupons')
    .values({ type, name: named('환영 쿠폰', 'Welcome'), discount_type, discount_value, starts_at: past, ends_at: ends_at ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const issued = await db
    .insertInto('sales.issued_coupons')
    .values({ coupon_id: coupon.id, user_id: userId, issued_at: past })
    .returning('id')
    .executeTakeFirstOrThrow();
  return issued.id;
}

/** A lot of points that expires at the end of 2027. */
export async function addPoints(db: Service, userId: string, amount: number): Promise<void> {
  await db
    .insertInto('sales.point_entries')
    .values({ user_id: userId, type: 'EARNED', amount, reason: 'EVENT', expires_at: new Date('2027-12-31T00:00:00Z'), created_at: past })
    .execute();
}

/** A public coupon anybody can claim; returns its id. */
export async function addShownCoupon(db: Service): Promise<number> {
  const { id } = await db
    .insertInto('sales.coupons')
    .values({
      type: 'ORDER',
      name: JSON.stringify({ ko: '환영', en: 'Welcome' }),
      discount_type: 'AMOUNT',
      discount_value: 1_000,
      is_public: true,
      starts_at: new Date('2026-01-01T00:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
