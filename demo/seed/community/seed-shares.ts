import { type DemoShop, daysAgo } from '#demo/demo-shop.ts';

/** The share code of the demonstration's shared design. */
const demoShareCode = 'SeamDemo1234';

/** A design shared by the shopper, and a brand that applied to sell here. */
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
