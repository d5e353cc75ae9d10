import { daysAfter } from '#rules/shop/korean-time.ts';
import { type DemoShop, daysAgo, json } from '../demo-shop.ts';

/** One coupon of each kind, some already in members' hands. */
export async function seedCoupons(shop: DemoShop): Promise<void> {
  const { trx, now } = shop;
  const inDays = (days: number) => daysAfter(now, days);
  const coupons = [
    {
      type: 'ORDER',
      name: { ko: '가입 축하 5,000원', en: '₩5,000 welcome coupon', cn: '注册礼₩5,000' },
      number: null,
      discount_type: 'AMOUNT',
      discount_value: 5000,
      min_order_amount: 30000,
      valid_days: 30,
      // Given to every new member at sign-up, and to nobody else.
      is_sign_up_gift: true,
      ends_at: inDays(60),
    },
    {
      type: 'ORDER',
      name: { ko: '겨울맞이 10%', en: 'Winter 10%', cn: '冬季九折' },
      number: 'WINTER10',
      discount_type: 'RATE',
      discount_value: 10,
      max_discount_amount: 10000,
      min_order_amount: 50000,
      valid_days: 14,
      is_public: true,
      issue_limit: 500,
      ends_at: inDays(30),
    },
    {
      type: 'PRODUCT',
      name: { ko: '후디 5,000원', en: '₩5,000 off hoodies', cn: '连帽卫衣立减₩5,000' },
      number: 'HOODIE5000',
      discount_type: 'AMOUNT',
      discount_value: 5000,
      applicable_count: 2,
      max_discount_per: 'UNIT',
      max_discount_amount: 5000,
      valid_days: 30,
      is_public: true,
      ends_at: inDays(45),
    },
    {
      type: 'GRAPHIC',
      name: { ko: '모꼴 그래픽 50%', en: 'Half-price graphics of Mokkol', cn: '母形图案半价' },
      number: 'JAMO50',
      discount_type: 'RATE',
      discount_value: 50,
      max_discount_amount: 3000,
      max_discount_per: 'UNIT',
      applicable_count: 3,
      valid_days: 20,
      is_public: true,
      ends_at: inDays(20),
    },
    {
      type: 'ORDER',
      name: { ko: '선착순 20%', en: 'First come 20%', cn: '先到先得八折' },
      number: 'FIRST20',
      discount_type: 'RATE',
      discount_value: 20,
      max_discount_amount: 20000,
      issue_limit: 1,
      is_public: true,
      ends_at: inDays(10),
    },
  ] as const;
  const ids = new Map<string, number>();
  for (const coupon of coupons) {
    const { id } = await trx
      .insertInto('sales.coupons')
      .values({ ...coupon, name: json(coupon.name), starts_at: daysAgo(shop, 20) })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(coupon.number ?? 'welcome', id);
  }
  const hoodie = shop.products.get('HOD-420');
  if (hoodie)
    await trx
      .insertInto('sales.coupon_products')
      .values({ coupon_id: ids.get('HOODIE5000') ?? 0, product_id: hoodie.id })
      .execute();
  const jamo = shop.graphics[0] ?? [];
  await trx
    .insertInto('sales.coupon_graphics')
    .values(jamo.map((graphic) => ({ coupon_id: ids.get('JAMO50') ?? 0, graphic_id: graphic.id })))
    .execute();
  const claims = [
    ['welcome', 'shopper'],
    ['JAMO50', 'shopper'],
    ['welcome', 'yuna'],
    ['FIRST20', 'minjae'],
  ] as const;
  for (const [number, member] of claims) {
    const coupon_id = ids.get(number) ?? 0;
    await trx
      .insertInto('sales.issued_coupons')
      .values({ coupon_id, user_id: shop.members.get(member) ?? '', issued_at: daysAgo(shop, 3), expires_at: inDays(25) })
      .execute();
    await trx
      .updateTable('sales.coupons')
      .set((eb) => ({ issued_count: eb('issued_count', '+', 1) }))
      .where('id', '=', coupon_id)
      .execute();
  }
}

/** Where coupons can be claimed besides the coupon page: the events that mention them, and their artist's exhibition. */
export async function seedCouponPlaces({ trx, events, plans }: DemoShop): Promise<void> {
  const coupons = await trx.selectFrom('sales.coupons').select(['id', 'number']).where('number', 'is not', null).execute();
  const idOf = (number: string) => coupons.find((coupon) => coupon.number === number)?.id ?? 0;
  await trx
    .insertInto('sales.coupon_banners')
    .values([
      { coupon_id: idOf('WINTER10'), banner_id: events.get('winter') ?? 0 },
      { coupon_id: idOf('FIRST20'), banner_id: events.get('winter') ?? 0 },
      { coupon_id: idOf('JAMO50'), banner_id: events.get('jamo') ?? 0 },
    ])
    .execute();
  await trx
    .insertInto('sales.coupon_plans')
    .values(plans.slice(0, 1).map((plan_id) => ({ plan_id, coupon_id: idOf('WINTER10') })))
    .execute();
}
