import type pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { rolePool } from '#test/database.ts';
import { declaredTables, grantOf } from './declared.ts';
import { type ActorName, accessMatrix, actorNames, actors, type Matrix } from './matrix.ts';

/**
 * Inserts by members, and attempts to overreach: a row of one's own is accepted, one with another member's name, design or side is refused.
 */

type Design = { custom: number; side: number; front: number; back: number; picture: number };
const members = ['shopper', 'yuna', 'artist', 'brand'] as const;

let matrix: Matrix;
const designs = new Map<ActorName, Design>();
beforeAll(async () => {
  matrix = await accessMatrix();
  for (const table of flags) await matrix.owner.query(`delete from ${table}`);
  for (const actor of members) designs.set(actor, await addDesign(actor));
});

const flag = (table: string, of: string, key: string) => `insert into ${table} (user_id, ${key}) select $user, min(id) from ${of}`;
/** Members cannot vote on their own reviews; these were written by none of `members`. */
const vote = (table: string) => `insert into ${table} (user_id, review_id) select $user, min(id) from ${othersReviews}`;
const othersReviews =
  "product.reviews where state = 'ACT' and deleted_at is null and profile_id in (select id from member.profiles where nickname = '도윤아빠')";
const layer = `insert into product.product_custom_layers (product_custom_id, custom_mockup_id, graphic_id, x_coordinate, y_coordinate, width, height)`;

/** A valid row for each table members can insert into. Placeholders of the owner: $user, $custom, $side and $picture. */
const inserts: Record<string, string> = {
  'product.graphic_likes': flag('product.graphic_likes', 'product.graphics', 'graphic_id'),
  'product.product_likes': flag('product.product_likes', 'product.products', 'product_id'),
  'product.artist_follows': flag('product.artist_follows', 'product.artists', 'artist_id'),
  'product.brand_follows': flag('product.brand_follows', 'product.brands', 'brand_id'),
  'product.review_likes': vote('product.review_likes'),
  'product.review_unlikes': vote('product.review_unlikes'),
  'product.product_customs': `insert into product.product_customs (user_id, product_id, option_id)
    select $user, product_id, option_id from product.product_customs where type = 'SHOP' order by id limit 1`,
  'product.product_custom_mockups':
    "insert into product.product_custom_mockups (product_custom_id, mockup_group_id, src) select $custom, $back, ''",
  'product.product_custom_layers': `${layer} select $custom, $side, min(id), 1, 1, 50, 50 from product.graphics`,
  'product.product_custom_texts': `insert into product.product_custom_texts
    (product_custom_id, custom_mockup_id, text, x_coordinate, y_coordinate, width, height) select $custom, $side, '{"words": "안녕"}', 1, 1, 50, 50`,
  'product.product_custom_pictures': `insert into product.product_custom_pictures
    (product_custom_id, custom_mockup_id, picture_id, x_coordinate, y_coordinate, width, height)
    select $custom, $side, $picture, 1, 1, 50, 50`,
  'management.logs': "insert into management.logs (user_id, type, target) select $user, 'DELETE', 'product.product_custom_layers'",
};
const flags = Object.keys(inserts).filter((table) => /(likes|follows)$/.test(table));

/** A new design with a front side, created by the member. */
async function addDesign(actor: ActorName): Promise<Design> {
  const { rows } = await matrix.owner.query<Design>(
    `with design as (
       insert into product.product_customs (user_id, product_id, option_id)
       select $1, product_id, option_id from product.product_customs where user_id = $2 and type = 'USER' order by id limit 1
       returning id, product_id),
     sides as (
       select (select id from product.mockup_groups g where g.product_id = d.product_id and code = 'FRONT') as front,
         (select id from product.mockup_groups g where g.product_id = d.product_id and code = 'BACK') as back from design d)
     select design.id as custom, 0 as side, front::int, back::int,
       (select id from product.own_pictures where user_id = $1) as picture from design, sides`,
    [matrix.idOf(actor), matrix.idOf('shopper')],
  );
  const [design] = rows;
  if (design === undefined) throw new Error('the shopper has a design');
  const side = await matrix.owner.query<{ id: number }>(
    "insert into product.product_custom_mockups (product_custom_id, mockup_group_id, mockup_id, src, print_area) values ($1, $2, 0, '', '{}') returning id",
    [design.custom, design.front],
  );
  return { ...design, side: side.rows[0]?.id ?? 0 };
}

/** Runs a statement with an actor's ids filled in. Returns the number of affected rows, or the SQLSTATE. */
async function run(client: pg.PoolClient, sql: string, of: ActorName): Promise<number | string> {
  const design = designs.get(of);
  const filled = sql
    .replaceAll('$user', `'${matrix.idOf(of)}'::uuid`)
    .replace(/\$(custom|side|front|back|picture)/g, (_match, name: keyof Design) => String(design?.[name] ?? 0));
  await client.query('savepoint before_write');
  try {
    return (await client.query(filled)).rowCount ?? 0;
  } catch (error) {
    await client.query('rollback to before_write');
    return (error as pg.DatabaseError).code ?? 'no code';
  }
}

const attempt = (actor: ActorName, sql: string, of: ActorName = actor) => matrix.as(actor, (client) => run(client, sql, of));

/** Inserts a row. Returns how many more rows match the declared condition, as seen by the owner. */
async function insertDeclared(actor: ActorName, table: string, sql: string, rows: string): Promise<number> {
  return matrix.as(actor, async (client) => {
    const count = async () => {
      await client.query('set local role none');
      const condition = rows.replaceAll('$me', `'${matrix.idOf(actor)}'::uuid`);
      const found = await client.query<{ n: number }>(`select count(*) as n from ${table} where ${condition}`);
      await client.query(`set local role shop_${actors[actor].role}`);
      return found.rows[0]?.n ?? 0;
    };
    const before = await count();
    expect([actor, await run(client, sql, actor)]).toEqual([actor, 1]);
    return (await count()) - before;
  });
}

describe('insert', () => {
  test('every table that members may insert into is tested here', () => {
    const open = Object.keys(declaredTables).filter((name) => grantOf(declaredTables[name] ?? { columns: '' }, 'user', 'insert'));
    expect(Object.keys(inserts).sort()).toEqual(open.sort());
  });

  test.each(Object.entries(inserts))('%s: a member’s own row is inserted, a row of another member is refused', async (table, sql) => {
    for (const actor of members) {
      const rows = grantOf(declaredTables[table] ?? { columns: '' }, actors[actor].role, 'insert')?.rows ?? 'false';
      expect([actor, await insertDeclared(actor, table, sql, rows)]).toEqual([actor, 1]);
      for (const stranger of members.filter((name) => name !== actor)) {
        expect([actor, stranger, await attempt(actor, sql, stranger)]).toEqual([actor, stranger, '42501']);
      }
    }
    expect(await attempt('visitor', sql, 'shopper')).toBe('42501');
    expect(await attempt('nobody', sql, 'shopper')).toBe('42501');
  });

  test('an insert without a member is refused in every table that members may insert into', async () => {
    for (const table of flags) expect([table, await attempt('nobody', inserts[table] ?? '', 'nobody')]).toEqual([table, '23503']);
  });
});

/** Attempts by a member; the outcome is the SQLSTATE or the number of affected rows. */
const attempts: readonly (readonly [about: string, sql: string, of: ActorName, outcome: string | number])[] = [
  [
    'a design for the shop window',
    `${inserts['product.product_customs']?.replace('(user_id', '(type, user_id').replace('$user', "'SHOP', $user")}`,
    'shopper',
    '42501',
  ],
  [
    'a template',
    `${inserts['product.product_customs']?.replace('(user_id', '(type, user_id').replace('$user', "'TEMPLATE', $user")}`,
    'shopper',
    '42501',
  ],
  ['a design of nobody', `${inserts['product.product_customs']?.replace('$user', 'null')}`, 'shopper', '42501'],
  ['a member marks a design as best', 'update product.product_customs set is_best = true where id = $custom', 'shopper', '42501'],
  ['a design given to another', 'update product.product_customs set user_id = null where id = $custom', 'shopper', '42501'],
  [
    'a member changes the type of a design to SHOP',
    "update product.product_customs set type = 'SHOP' where id = $custom",
    'shopper',
    '42501',
  ],
  [
    'an option of another product',
    'update product.product_customs set option_id = (select max(id) from product.product_options) where id = $custom',
    'shopper',
    '23503',
  ],
  ['a revision out of turn', 'update product.product_customs set revision = 7 where id = $custom', 'shopper', '23514'],
  ['the pictures’ key', 'update product.product_customs set render_key = gen_random_uuid() where id = $custom', 'shopper', '42501'],
  ['a stranger’s name for a design', "update product.product_customs set name = 'mine' where id = $custom", 'yuna', 0],
  ['a stranger’s design deleted', 'update product.product_customs set deleted_at = now() where id = $custom', 'yuna', 0],
  ['a layer on a stranger’s side', `${layer} select null, $side, min(id), 1, 1, 50, 50 from product.graphics`, 'yuna', '42501'],
  ['a like of a thing that is not there', 'insert into product.graphic_likes (user_id, graphic_id) values ($user, 0)', 'shopper', '42501'],
  [
    'a like with a date of one’s own',
    'insert into product.graphic_likes (user_id, graphic_id, created_at) select $user, min(id), now() from product.graphics',
    'shopper',
    '42501',
  ],
  ['points', "insert into sales.point_entries (user_id, type, amount, reason) values ($user, 'EARNED', 1000, 'ADMIN')", 'shopper', '42501'],
  ['an order paid for', "update sales.orders set status = 'PAYMENT_COMPLETE' where user_id = $user", 'shopper', '42501'],
  ['an order for nothing', 'update sales.orders set payment_amount = 0 where user_id = $user', 'shopper', '42501'],
  ['a member resets the use of a coupon', 'update sales.issued_coupons set used_at = null where user_id = $user', 'shopper', '42501'],
  ['administrator', "insert into member.member_roles (user_id, role) values ($user, 'admin')", 'shopper', '42501'],
  ['a review hidden', "update product.reviews set state = 'HIDDEN' where user_id = $user", 'shopper', '42501'],
  ['the log of others', 'select description from management.logs', 'yuna', '42501'],
  ['password hashes', 'select password_hash from identity.credentials', 'shopper', '42501'],
  ['names of guests', 'select guest_hash from sales.carts', 'shopper', '42501'],
  ['numbers of coupons', 'select number from sales.coupons', 'shopper', '42501'],
  ['what the payment provider said', 'select transaction_id from sales.payments', 'shopper', '42501'],
  ['bank accounts of claims', 'select refund_account from sales.claims', 'shopper', '42501'],
];

const hidings = (
  [
    ['product.graphic_likes', 'product.graphics', 'graphic_id', ["state = 'STOP'", "state = 'REVIEW'", 'deleted_at = now()']],
    ['product.product_likes', 'product.products', 'product_id', ["state = 'STOP'", 'deleted_at = now()']],
    ['product.artist_follows', 'product.artists', 'artist_id', ["state = 'STOP'", 'deleted_at = now()']],
    ['product.brand_follows', 'product.brands', 'brand_id', ["state = 'STOP'", 'deleted_at = now()']],
    ['product.review_likes', 'product.reviews', 'review_id', ["state = 'HIDDEN', hidden_reason = 'ABUSE'", 'deleted_at = now()']],
    ['product.review_unlikes', 'product.reviews', 'review_id', ["state = 'HIDDEN', hidden_reason = 'ABUSE'", 'deleted_at = now()']],
  ] as const
).flatMap(([table, things, key, states]) => states.map((hidden) => [table, things, key, hidden] as const));

describe('overreaching', () => {
  test.each(attempts)('overreaching insert: %s', async (_about, sql, of, outcome) => {
    expect(await attempt('shopper', sql, of)).toBe(outcome);
  });

  test('moving a layer to a side of another member’s design is refused', async () => {
    await matrix.as('shopper', async (client) => {
      expect(await run(client, inserts['product.product_custom_layers'] ?? '', 'shopper')).toBe(1);
      const own = `product_custom_id = ${designs.get('shopper')?.custom}`;
      expect(await run(client, `update product.product_custom_layers set custom_mockup_id = $side where ${own}`, 'yuna')).toBe('23514');
      expect(await run(client, `update product.product_custom_layers set custom_mockup_id = $side where ${own}`, 'shopper')).toBe(1);
    });
  });

  test('an unpublished graphic cannot be placed on a design, except by its artist', async () => {
    const { rows } = await matrix.owner.query<{ id: number }>(
      `update product.graphics set state = 'REVIEW' where id = (select max(g.id) from product.graphics g join product.artists a on a.id = g.artist_id
       where a.user_id = $1 and g.deleted_at is null) returning id`,
      [matrix.idOf('artist')],
    );
    const place = `${layer} values ($custom, $side, ${rows[0]?.id}, 1, 1, 50, 50)`;
    expect(await attempt('shopper', place)).toBe('42501');
    expect(await attempt('artist', place)).toBe(1);
    expect(await attempt('brand', place)).toBe('42501');
  });

  test('a design with a graphic that went off sale can still be saved', async () => {
    const design = designs.get('shopper');
    const { rows } = await matrix.owner.query<{ key: string; graphic_id: number }>(
      `${layer} select $1, $2, min(id), 1, 1, 50, 50 from product.graphics where state = 'STOP' returning key, graphic_id`,
      [design?.custom, design?.side],
    );
    const again = `${layer.replace('(', '(key, ')} values ('${rows[0]?.key}', $custom, $side, ${rows[0]?.graphic_id}, 9, 9, 50, 50)
      on conflict on constraint product_custom_layers_key do update set x_coordinate = excluded.x_coordinate`;
    expect(await attempt('shopper', again)).toBe(1);
    expect(await attempt('yuna', again.replace(`'${rows[0]?.key}'`, 'gen_random_uuid()'))).toBe('42501');
    expect(await attempt('yuna', again, 'shopper')).toBe('42501');
  });

  test('a like counts once, however often it is switched off and on', async () => {
    await matrix.as('shopper', async (client) => {
      const target = '(select min(id) from product.graphics)';
      const count = async () => {
        // Counters are updated at commit, and this transaction never commits.
        await client.query('set constraints all immediate; set constraints all deferred');
        return (await client.query<{ n: number }>(`select like_count as n from product.graphics where id = ${target}`)).rows[0]?.n ?? -1;
      };
      const before = await count();
      expect(await run(client, inserts['product.graphic_likes'] ?? '', 'shopper')).toBe(1);
      expect(await run(client, inserts['product.graphic_likes'] ?? '', 'shopper')).toBe('23505');
      for (const to of ['null', 'now()', "'2020-01-01'", 'null', 'null', "'2020-01-02'"]) {
        await run(client, `update product.graphic_likes set deleted_at = ${to} where graphic_id = ${target}`, 'shopper');
        expect([to, await count()]).toEqual([to, to === 'null' ? before + 1 : before]);
      }
      // Infinity is not a valid time.
      for (const to of ["'infinity'", "'-infinity'", "now() + interval '2 days'"])
        expect(await run(client, `update product.graphic_likes set deleted_at = ${to} where graphic_id = ${target}`, 'shopper')).toBe(
          '23514',
        );
      expect(await count()).toBe(before);
    });
  });

  test.each(hidings)('a like or follow of a hidden row is refused: %s where %s', async (table, things, key, hidden) => {
    const [id] = (
      await matrix.owner.query<{ id: number }>(`select min(id) as id from ${things === 'product.reviews' ? othersReviews : things}`)
    ).rows.map((row) => row.id);
    const column = table.endsWith('follows') ? 'follower_count' : table.endsWith('unlikes') ? 'unlike_count' : 'like_count';
    const count = async () => (await matrix.owner.query<{ n: number }>(`select ${column} as n from ${things} where id = ${id}`)).rows[0]?.n;
    const [like, set] = [`insert into ${table} (user_id, ${key}) values ($user, ${id})`, `update ${table} set deleted_at =`];
    const { rows } = await matrix.owner.query(`select state, deleted_at from ${things} where id = ${id}`);
    const committed = await rolePool(matrix.database, 'user').connect();
    try {
      await committed.query(`begin; select set_config('app.user_id', '${matrix.idOf('yuna')}', true)`);
      expect(await run(committed, like, 'yuna')).toBe(1);
      await committed.query('commit');
      await matrix.owner.query(`update ${things} set ${hidden} where id = ${id}`);
      const before = await count();
      // The artist and the brand see their own hidden things but cannot like them.
      for (const actor of ['shopper', 'artist', 'brand'] as const) expect([actor, await attempt(actor, like)]).toEqual([actor, '42501']);
      await committed.query(`begin; select set_config('app.user_id', '${matrix.idOf('yuna')}', true)`);
      expect(await run(committed, `${set} null where ${key} = ${id}`, 'yuna')).toBe('42501');
      expect(await count()).toBe(before);
      expect(await run(committed, `${set} now() where ${key} = ${id}`, 'yuna')).toBe(1);
      expect(await run(committed, `${set} null where ${key} = ${id}`, 'yuna')).toBe('42501');
      await committed.query('commit');
      expect(await count()).toBe((before ?? 0) - 1);
    } finally {
      committed.release();
      await matrix.owner.query(`delete from ${table} where user_id = '${matrix.idOf('yuna')}'`);
      const reason = things === 'product.reviews' ? ', hidden_reason = null' : '';
      await matrix.owner.query(`update ${things} set state = $1, deleted_at = $2${reason} where id = ${id}`, [
        rows[0]?.state,
        rows[0]?.deleted_at,
      ]);
    }
  });

  test('an id that is no UUID causes an error and gives no access', async () => {
    const client = await rolePool(matrix.database, 'user').connect();
    try {
      await client.query("begin; select set_config('app.user_id', 'x'' or true', true)");
      await expect(client.query('select id from member.members')).rejects.toMatchObject({ code: '22P02' });
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

test('every actor of the access matrix has its own name', () => {
  const named = actorNames.filter((name) => actors[name].account !== null).map((name) => matrix.idOf(name));
  expect(new Set(named).size).toBe(named.length);
  expect(named).not.toContain('00000000-0000-0000-0000-000000000000');
});
