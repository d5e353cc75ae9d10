import { demoCrowd, isLikedBy } from '#demo/content/crowd.ts';
import { type DemoShop, daysAgo } from '#demo/demo-shop.ts';

/** Likes and follows of the crowd and the named members, by each thing's popularity. */
export async function seedCrowd(shop: DemoShop): Promise<void> {
  const crowd = await shop.trx
    .insertInto('member.members')
    .values(demoCrowd.map((person, index) => ({ ...person, created_at: daysAgo(shop, 5 + (index % 40)) })))
    .returning('id')
    .execute();
  const people = [...shop.members.values(), ...crowd.map(({ id }) => id)];
  await shop.trx
    .insertInto('member.member_roles')
    .values(crowd.map(({ id }) => ({ user_id: id, role: 'user' })))
    .execute();
  const when = (order: number) => daysAgo(shop, 1 + (order % 25));
  const since = (order: number) => daysAgo(shop, 25 + (order % 20));
  const graphics = shop.graphics.flat().map(({ id }) => id);
  await shop.trx
    .insertInto('product.graphic_likes')
    .values(chosen('graphic', graphics, people).map(({ user_id, id }, order) => ({ user_id, graphic_id: id, created_at: when(order) })))
    .execute();
  const products = [...shop.products.values()].map(({ id }) => id);
  await shop.trx
    .insertInto('product.product_likes')
    .values(chosen('product', products, people).map(({ user_id, id }, order) => ({ user_id, product_id: id, created_at: when(order) })))
    .execute();
  await shop.trx
    .insertInto('product.artist_follows')
    .values(chosen('artist', shop.artists, people).map(({ user_id, id }, order) => ({ user_id, artist_id: id, created_at: since(order) })))
    .execute();
  const brands = [...shop.brands.values()];
  await shop.trx
    .insertInto('product.brand_follows')
    .values(chosen('brand', brands, people).map(({ user_id, id }, order) => ({ user_id, brand_id: id, created_at: since(order) })))
    .execute();
}

function chosen(kind: string, ids: readonly number[], people: readonly string[]): { user_id: string; id: number }[] {
  return people.flatMap((user_id, person) => ids.flatMap((id, thing) => (isLikedBy(kind, thing, person) ? [{ user_id, id }] : [])));
}
