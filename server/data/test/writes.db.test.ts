import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '#contract/graphql/calls.generated.ts';
import type { Operation } from '#contract/graphql/operation.ts';
import { writeQuota } from '../serve/write-quota.ts';
import { type AskerName, askers, type DataShop, dataShop } from './data-shop.ts';

/** Every mutation of specification section 7: members write only their own rows. Each test uses its own rows in one database. */

let shop: DataShop;
beforeAll(async () => {
  shop = await dataShop();
});

const member = askers.member.userId;
const other = askers.otherMember.userId;

async function run<Data, Variables>(asker: AskerName, operation: Operation<Data, Variables>, variables: Variables): Promise<Data> {
  const result = await shop.engine.execute(operation, variables, askers[asker]);
  if ('errors' in result) throw new Error(`${result.errors[0]?.extensions.code}: ${result.errors[0]?.message}`);
  return result.data;
}

const likeCount = async (table: string, id: number, column = 'like_count'): Promise<unknown> =>
  (await shop.ask('visitor', `query ($id: bigint!) { row: ${table}_by_pk(id: $id) { count: ${column} } }`, { id })).data?.row;

describe('likes', () => {
  it('a graphic like is created, switched off and on again, and counted', async () => {
    const key = { user_id: member, graphic_id: 1020 };
    expect((await run('member', calls.selectGraphicLike, key)).product_graphic_likes_by_pk).toBeNull();
    expect((await run('member', calls.insertGraphicLike, key)).insert_product_graphic_likes_one).toEqual({ ...key, deleted_at: null });
    expect(await likeCount('product_graphics', 1020)).toEqual({ count: 1 });
    const off = await run('member', calls.updateGraphicLike, { ...key, deleted_at: '2026-11-20T03:00:00Z' });
    expect(off.update_product_graphic_likes_by_pk).toEqual({ ...key, deleted_at: '2026-11-20T03:00:00+00:00' });
    expect(await likeCount('product_graphics', 1020)).toEqual({ count: 0 });
    expect(
      (await run('member', calls.updateGraphicLike, { ...key, deleted_at: null })).update_product_graphic_likes_by_pk?.deleted_at,
    ).toBeNull();
    expect(await likeCount('product_graphics', 1020)).toEqual({ count: 1 });
  });

  it('a product like is inserted once, then switched off and on', async () => {
    const key = { user_id: member, product_id: 1003 };
    await run('member', calls.insertProductLike, key);
    expect(await likeCount('product_products', 1003)).toEqual({ count: 2 });
    await run('member', calls.updateProductLike, { ...key, deleted_at: '2026-11-20T03:00:00Z' });
    expect(await likeCount('product_products', 1003)).toEqual({ count: 1 });
  });

  it('a review like and unlike are created and switched, and may be inserted with deleted_at', async () => {
    const key = { user_id: member, review_id: 1001 };
    await run('member', calls.insertReviewLike, { ...key, deleted_at: null });
    await run('member', calls.insertReviewUnlike, { ...key, deleted_at: '2026-11-20T03:00:00Z' });
    expect(await likeCount('product_reviews', 1001)).toEqual({ count: 1 });
    expect(await likeCount('product_reviews', 1001, 'unlike_count')).toEqual({ count: 0 });
    await run('member', calls.updateReviewLike, { ...key, deleted_at: '2026-11-20T03:00:00Z' });
    await run('member', calls.updateReviewUnlike, { ...key, deleted_at: null });
    expect(await likeCount('product_reviews', 1001)).toEqual({ count: 0 });
    expect(await likeCount('product_reviews', 1001, 'unlike_count')).toEqual({ count: 1 });
  });

  it('an author cannot vote on their own review, and can still take back an earlier vote', async () => {
    const key = { user_id: other, review_id: 1001 };
    const refused = 'permission-error: check constraint of an insert/update permission has failed';
    await expect(run('otherMember', calls.insertReviewLike, { ...key, deleted_at: null })).rejects.toThrow(refused);
    await expect(run('otherMember', calls.insertReviewUnlike, { ...key, deleted_at: null })).rejects.toThrow(refused);
    await shop.database.servicePool.query('insert into product.review_likes (user_id, review_id) values ($1, 1001)', [other]);
    const deleted_at = '2026-11-20T03:00:00Z';
    const off = await run('otherMember', calls.updateReviewLike, { ...key, deleted_at });
    expect(off.update_product_review_likes_by_pk?.deleted_at).toBe('2026-11-20T03:00:00+00:00');
    await expect(run('otherMember', calls.updateReviewLike, { ...key, deleted_at: null })).rejects.toThrow(refused);
    expect(await likeCount('product_reviews', 1001)).toEqual({ count: 0 });
  });

  it('artists and brands are followed, unfollowed and counted, and an artist can be muted', async () => {
    for (const thing of ['artist', 'brand'] as const) {
      const rows = `product_${thing}_follows`;
      const id = 1002;
      const count = () => likeCount(`product_${thing}s`, id, 'follower_count');
      const key = { user_id: member, id };
      const insert = `mutation ($user_id: uuid!, $id: bigint!) { row: insert_${rows}_one(object: { user_id: $user_id, ${thing}_id: $id }) { deleted_at } }`;
      expect((await shop.ask('member', insert, key)).data).toEqual({ row: { deleted_at: null } });
      expect(await count()).toEqual({ count: 1 });
      const update = (set: string) =>
        `mutation ($user_id: uuid!, $id: bigint!) { row: update_${rows}_by_pk(pk_columns: { user_id: $user_id, ${thing}_id: $id }, _set: { ${set} }) { deleted_at } }`;
      await shop.ask('member', update('deleted_at: "2026-11-20T03:00:00Z"'), key);
      expect(await count()).toEqual({ count: 0 });
      await shop.ask('member', update('deleted_at: null'), key);
      if (thing === 'artist') expect((await shop.ask('member', update('is_muted: true'), key)).data).toEqual({ row: { deleted_at: null } });
      expect(await count()).toEqual({ count: 1 });
      // Nobody can follow or mute on behalf of another member.
      expect((await shop.ask('otherMember', update('deleted_at: "2026-11-20T03:00:00Z"'), key)).data).toEqual({ row: null });
    }
  });

  it('a like in the name of another member is refused', async () => {
    await expect(run('member', calls.insertGraphicLike, { user_id: other, graphic_id: 1020 })).rejects.toThrow(/^permission-error/);
    const key = { user_id: other, graphic_id: 1001 };
    expect(
      (await run('member', calls.updateGraphicLike, { ...key, deleted_at: '2026-01-01' })).update_product_graphic_likes_by_pk,
    ).toBeNull();
    expect((await run('otherMember', calls.selectGraphicLike, key)).product_graphic_likes_by_pk?.deleted_at).toBeNull();
  });

  it('a second row for the same pair is a constraint violation', async () => {
    await expect(run('member', calls.insertGraphicLike, { user_id: member, graphic_id: 1001 })).rejects.toThrow(/^constraint-violation/);
  });
});

describe('custom designs', () => {
  const layer = { graphic_id: 1002, x_coordinate: 10, y_coordinate: 20.5, width: 120, height: 90 };

  it('a design with two sides and their layers is inserted in one mutation', async () => {
    const saved = await run('member', calls.insertProductCustoms, {
      objects: [
        {
          product_id: 1001,
          option_id: 1001,
          name: '두 면',
          custom_mockups: {
            data: [
              {
                mockup_group_id: 1001,
                layers: {
                  data: [
                    { ...layer, z_index: 1 },
                    { ...layer, graphic_id: 1003, z_index: 2 },
                  ],
                },
              },
              { mockup_group_id: 1002, layers: { data: [layer] } },
            ],
          },
        },
      ],
    });
    const inserted = saved.insert_product_product_customs;
    expect(inserted?.affected_rows).toBe(6);
    expect(inserted?.returning[0]?.custom_mockups.map((side) => [side.mockup_group_id, side.layers.length])).toEqual([
      [1001, 2],
      [1002, 1],
    ]);
    const id = inserted?.returning[0]?.id ?? 0;
    const read = await run('member', calls.selectProductCustom, { id });
    const sides = read.product_product_customs_by_pk?.custom_mockups;
    expect(read.product_product_customs_by_pk).toMatchObject({ user_id: member, type: 'USER', name: '두 면', revision: 1 });
    expect(sides?.map((side) => [side.src, side.layers.map((each) => each.graphic_id)])).toEqual([
      ['/cdn/front.webp', [1002, 1003]],
      ['/cdn/back.webp', [1002]],
    ]);
    expect(sides?.[0]?.layers[0]).toMatchObject({ x_coordinate: 10, y_coordinate: 20.5, width: 120, height: 90, rotation: 0 });
    expect((await run('otherMember', calls.selectProductCustom, { id })).product_product_customs_by_pk).toBeNull();
  });

  it('several designs inserted at once keep their own sides', async () => {
    const saved = await run('member', calls.insertProductCustoms, {
      objects: [1001, 1002].map((group) => ({
        product_id: 1001,
        option_id: 1001,
        custom_mockups: { data: [{ mockup_group_id: group, layers: { data: [{ ...layer, graphic_id: group }] } }] },
      })),
    });
    const read = saved.insert_product_product_customs?.returning.map((design) => design.custom_mockups.map((side) => side.mockup_group_id));
    expect(read).toEqual([[1001], [1002]]);
  });

  it('sides and layers can be added by separate mutations', async () => {
    const side = await run('member', calls.insertProductCustomMockups, { objects: [{ product_custom_id: 1001, mockup_group_id: 1002 }] });
    const custom_mockup_id = side.insert_product_product_custom_mockups?.returning[0]?.id ?? 0;
    expect(side.insert_product_product_custom_mockups?.returning[0]?.src).toBe('/cdn/back.webp');
    const layers = await run('member', calls.insertProductCustomLayers, { objects: [{ ...layer, custom_mockup_id }] });
    expect(layers.insert_product_product_custom_layers?.affected_rows).toBe(1);
  });

  it('a design with one invalid layer is not saved at all', async () => {
    const objects = [
      {
        product_id: 1001,
        option_id: 1001,
        custom_mockups: { data: [{ mockup_group_id: 1001, layers: { data: [{ ...layer, width: 0 }] } }] },
      },
    ];
    const count = async () =>
      (await run('member', calls.selectProductCustoms, { user_id: member })).product_product_customs_aggregate.aggregate?.count;
    const before = await count();
    await expect(run('member', calls.insertProductCustoms, { objects })).rejects.toThrow(/^constraint-violation/);
    expect(await count()).toBe(before);
  });

  it('a layer added to another member’s design is refused', async () => {
    const objects = [{ ...layer, product_custom_id: 1011, custom_mockup_id: 1011 }];
    await expect(run('member', calls.insertProductCustomLayers, { objects })).rejects.toThrow(/^permission-error/);
  });

  it('removing a layer marks it as deleted and writes the log, both or neither', async () => {
    const deleted_at = '2026-11-20T03:00:00Z';
    const removed = await run('member', calls.deleteProductCustomLayer, { id: 1001, deleted_at, user_id: member, description: 'id 1001' });
    expect(removed.update_product_product_custom_layers_by_pk?.deleted_at).toBe('2026-11-20T03:00:00+00:00');
    expect(removed.insert_management_logs?.affected_rows).toBe(1);
    expect((await run('member', calls.selectProductCustom, { id: 1001 })).product_product_customs_by_pk?.custom_mockups[0]?.layers).toEqual(
      [],
    );
    const forged = { id: 1002, deleted_at, user_id: other, description: 'id 1002' };
    await expect(run('member', calls.deleteProductCustomLayer, forged)).rejects.toThrow(/^permission-error/);
    expect(
      (await run('member', calls.selectProductCustom, { id: 1002 })).product_product_customs_by_pk?.custom_mockups[0]?.layers,
    ).toHaveLength(1);
    const logs = await shop.ask(
      'admin',
      '{ management_logs(where: { description: { _in: ["id 1001", "id 1002"] } }) { user_id type target description } }',
    );
    expect(logs.data?.management_logs).toEqual([
      { user_id: member, type: 'DELETE', target: 'product.product_custom_layers', description: 'id 1001' },
    ]);
  });

  it('a member can write a log entry but not read it', async () => {
    const object = { type: 'VIEW', target: 'product.graphics', description: '' };
    expect((await run('member', calls.insertLog, { object })).insert_management_logs?.affected_rows).toBe(1);
    expect((await shop.ask('member', '{ management_logs { id } }')).errors?.[0]?.message).toMatch('Cannot query field "management_logs"');
  });
});

describe('writes by other roles', () => {
  it('an administrator can like, follow and save designs in the role admin', async () => {
    const user_id = askers.admin.userId;
    const deleted_at = '2026-11-20T03:00:00Z';
    await run('admin', calls.insertGraphicLike, { user_id, graphic_id: 1021 });
    const unliked = await run('admin', calls.updateGraphicLike, { user_id, graphic_id: 1021, deleted_at });
    expect(unliked.update_product_graphic_likes_by_pk?.deleted_at).toBe('2026-11-20T03:00:00+00:00');
    await run('admin', calls.insertProductLike, { user_id, product_id: 1001 });
    await run('admin', calls.insertReviewLike, { user_id, review_id: 1001, deleted_at });
    const layers = { data: [{ graphic_id: 1002, x_coordinate: 0, y_coordinate: 0, width: 50, height: 50 }] };
    const saved = await run('admin', calls.insertProductCustoms, {
      objects: [{ product_id: 1001, option_id: 1001, user_id, custom_mockups: { data: [{ mockup_group_id: 1001, layers }] } }],
    });
    const id = saved.insert_product_product_customs?.returning[0]?.custom_mockups[0]?.layers[0]?.id ?? 0;
    const removed = await run('admin', calls.deleteProductCustomLayer, { id, deleted_at, user_id, description: `id ${id}` });
    expect(removed.insert_management_logs?.affected_rows).toBe(1);
  });
});

describe('a member who writes very often', () => {
  const logs = (count: number) => ({
    objects: Array.from({ length: count }, () => ({ type: 'DELETE', target: 'endless', description: '' })),
  });
  const write = (asker: AskerName, count: number) =>
    shop.ask(
      asker,
      'mutation ($objects: [management_logs_insert_input!]!) { insert_management_logs(objects: $objects) { affected_rows } }',
      logs(count),
    );
  const written = async () =>
    Number((await shop.database.servicePool.query("select count(*) from management.logs where target = 'endless'")).rows[0].count);

  it('a mutation inserts at most 200 rows', async () => {
    expect((await write('member', 201)).errors?.[0]?.message).toBe('a mutation inserts at most 200 rows');
    expect(await written()).toBe(0);
  });

  it('above 3,000 rows in ten minutes over all tables a member is told to come later, and that mutation is rolled back', async () => {
    let refused = await write('otherMember', 200);
    while (refused.errors === undefined) refused = await write('otherMember', 200);
    expect(refused.errors).toEqual([
      {
        message: expect.stringMatching(/^more than 3000 rows were written; try again in \d+ s$/),
        extensions: { path: '$', code: 'rate-limit-exceeded' },
      },
    ]);
    // What the tests above wrote counts, too.
    expect([2_600, 2_800, 3_000]).toContain(await written());
    expect((await write('member', 1)).errors).toBeUndefined();
  });

  it('members behind one address share the quota of that address', async () => {
    const quota = writeQuota(shop.database.identityPool);
    const at = (name: string) => ({ role: 'user', userId: name, address: '203.0.113.9' }) as const;
    for (const name of ['a', 'b', 'c']) await quota(at(name), 3_000);
    await expect(quota(at('d'), 1_001)).rejects.toThrow('more than 10000 rows');
  });
});
