import { beforeAll, expect, it } from 'vitest';
import { lockAwaited, rolePool } from '#test/database.ts';
import { askers, type DataShop, dataShop } from './data-shop.ts';

let shop: DataShop;
let graphicIds: number[];
beforeAll(async () => {
  shop = await dataShop();
  const { rows } = await shop.database.servicePool.query<{ id: number }>(`
    insert into product.graphics (artist_id, name, src, width, height, extension, price, origin_price)
    select min(id), '{"ko": "그래픽", "en": "Graphic"}', '/cdn/x.png', 100, 100, 'png', 0, 0 from product.artists, generate_series(1, 60) group by generate_series
    returning id`);
  graphicIds = rows.map(({ id }) => id);
});

const counted = async () =>
  (
    await shop.database.servicePool.query<{ id: number; like_count: number }>(
      'select id, like_count from product.graphics where id = any ($1) order by id',
      [graphicIds],
    )
  ).rows;

it('sixty likes in one mutation, in opposite orders, by two members in two tabs each: none fails, every count is right', async () => {
  const like = (asker: 'member' | 'otherMember', ids: readonly number[], deletedAt: string) => {
    const { userId } = askers[asker];
    const fields = ids.map(
      (id) => `i${id}: insert_product_graphic_likes_one(object: {graphic_id: ${id}, user_id: "${userId}"},
          on_conflict: {constraint: graphic_likes_pkey, update_columns: [deleted_at]}) { graphic_id }
        u${id}: update_product_graphic_likes_by_pk(pk_columns: {graphic_id: ${id}, user_id: "${userId}"},
          _set: {deleted_at: ${deletedAt}}) { graphic_id }`,
    );
    return shop.ask(asker, `mutation { ${fields.join('\n')} }`);
  };
  const backwards = graphicIds.toReversed();
  for (const deletedAt of ['null', '"2026-11-20T00:00:00Z"', 'null']) {
    const answers = await Promise.all([
      like('member', graphicIds, deletedAt),
      like('otherMember', backwards, deletedAt),
      like('member', backwards, deletedAt),
      like('otherMember', graphicIds, deletedAt),
    ]);
    expect(answers.map(({ errors }) => errors)).toEqual(answers.map(() => undefined));
    expect(await counted()).toEqual(graphicIds.map((id) => ({ id, like_count: deletedAt === 'null' ? 2 : 0 })));
  }
  const { rows } = await shop.database.servicePool.query('select deadlocks from pg_stat_database where datname = current_database()');
  expect(rows).toEqual([{ deadlocks: 0 }]);
  expect(shop.reported).toEqual([]);
});

it('a mutation that met a deadlock is repeated as a whole', async () => {
  const [one = 0, two = 0] = graphicIds;
  const admin = rolePool(shop.database, 'admin');
  const begun = await admin.connect();
  await begun.query('begin');
  // A certain deadlock: the administrator holds a row that the mutation needs second, and then wants the one it holds.
  await begun.query(`select id from product.graphics where id = ${two} for update`);
  const answer = shop.ask(
    'admin',
    `mutation { a: update_product_graphics_by_pk(pk_columns: {id: ${one}}, _set: {position: 7}) { id }
    b: update_product_graphics_by_pk(pk_columns: {id: ${two}}, _set: {position: 7}) { id } }`,
  );
  await lockAwaited(shop.database);
  // One of the two gets the deadlock error: a mutation is then retried, the administrator here gives up.
  await begun.query(`select id from product.graphics where id = ${one} for update`).catch(() => {});
  await begun.query('rollback');
  begun.release();
  expect(await answer).toEqual({ data: { a: { id: one }, b: { id: two } } });
});
