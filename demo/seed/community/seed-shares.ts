import { type DemoShop, daysAgo } from '#demo/demo-shop.ts';
import { firstClosing } from '#rules/order/team/team-order.ts';

/** The share code of the demonstration's shared design. */
const demoShareCode = 'SeamDemo1234';

/** The code of the demonstration's team order. */
const demoTeamCode = 'SeamTeam1234';

/** A design shared by the shopper, who also gathers sizes for it, and a brand that applied to sell here. */
export async function seedShares(shop: DemoShop): Promise<void> {
  const { trx } = shop;
  const custom = shop.designs.get('mine-1') ?? 0;
  const { versionId } = await shop.freezeDesign(trx, custom);
  const side = await trx
    .selectFrom('product.product_custom_mockups')
    .select('mockup_group_id')
    .where('product_custom_id', '=', custom)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const { id } = await trx
    .insertInto('product.design_shares')
    .values({
      code: demoShareCode,
      user_id: shop.members.get('shopper') ?? '',
      product_custom_id: custom,
      version_id: versionId,
      mockup_group_id: side.mockup_group_id,
      form: 'SQUARE',
      view: 'GARMENT',
      background: '#E9DFC9',
      line: '이번 겨울은 이걸로',
      locale: 'ko',
      created_at: daysAgo(shop, 3, 21),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const artists = await trx
    .selectFrom('product.product_custom_layers as layer')
    .innerJoin('product.graphics as graphic', 'graphic.id', 'layer.graphic_id')
    .select('graphic.artist_id')
    .distinct()
    .where('layer.product_custom_id', '=', custom)
    .limit(3)
    .execute();
  await trx
    .insertInto('product.design_share_artists')
    .values(artists.map(({ artist_id }, position) => ({ share_id: id, artist_id, position })))
    .execute();
  await seedTeamOrder(shop, custom);
  await trx
    .insertInto('management.brand_requests')
    .values({
      user_id: shop.members.get('yuna') ?? '',
      brand_name: '느린 도자기',
      contact_name: '한유나',
      email: 'hello@slow-pottery.example',
      homepage: 'https://slow-pottery.example',
      introduction: '가마에서 하나씩 굽는 잔과 접시를 만듭니다. 아티스트의 선을 유약으로 옮겨 그린 머그를 함께 팔고 싶습니다.',
      state: 'REVIEWING',
      created_at: daysAgo(shop, 6, 15),
    })
    .execute();
}

async function seedTeamOrder(shop: DemoShop, product_custom_id: number): Promise<void> {
  const { trx } = shop;
  const { option_id } = await trx
    .selectFrom('product.product_customs')
    .select('option_id')
    .where('id', '=', product_custom_id)
    .executeTakeFirstOrThrow();
  const team = { code: demoTeamCode, user_id: shop.members.get('shopper') ?? '', product_custom_id, title: '망원동 산책 모임' };
  const { id } = await trx
    .insertInto('sales.team_orders')
    .values({ ...team, closes_at: firstClosing(shop.now), created_at: daysAgo(shop, 1, 20) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const people = ['김하늘', '박이음', '이도윤'].map((name) => ({ team_order_id: id, option_id, name, token_hash: `demo ${name}` }));
  await trx
    .insertInto('sales.team_people')
    .values(people.map((person) => ({ ...person, created_at: daysAgo(shop, 1, 21) })))
    .execute();
}
