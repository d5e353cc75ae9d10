import type { Client, PoolClient } from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { selectGraphicLikes, selectProductCustoms } from '#contract/graphql/calls.generated.ts';
import { registeredOperations } from '#contract/graphql/registered.generated.ts';
import { runBatch } from '#db/batch.ts';
import { connect } from '#db/open.ts';
import { limits } from '#server/data/serve/limits.ts';
import { onServer, ownerConnection, patience } from '#test/database.ts';
import { eventually } from '#test/eventually.ts';
import { askers, type DataShop, dataShop, withSettings } from '../data-shop.ts';

/** Prepared statements: few per operation, bounded per connection, and safe to share. */

/** A shop with one connection per role, so that every statement meets the effects of earlier ones. */
let shop: DataShop;
let owner: Client;
beforeAll(async () => {
  const wide = await dataShop();
  const database = connect(wide.database.url, { poolSizes: { public: 1, members: 1 }, patience });
  shop = withSettings({ ...wide.shop, database }, {});
  owner = await ownerConnection(database);
  return () => database.close();
});

const [hash = ''] = Object.entries(registeredOperations).find(([, text]) => text.includes('query selectGraphics(')) ?? [];
const graphics = async (variables: Record<string, unknown>): Promise<number[]> => {
  const answer = await shop.engine.answer(askers.visitor, { query: null, hash, operationName: null, variables });
  return JSON.parse(answer).data.product_graphics.map(({ id }: { id: number }) => id);
};
const kept = async (): Promise<string[]> => {
  const { rows } = await shop.database.pool('public').query<{ statement: string }>('select statement from pg_prepared_statements');
  return rows.map(({ statement }) => statement);
};

describe('names of statements', () => {
  it('a page uses the same few prepared statements for every limit and offset', async () => {
    const whole = await graphics({ limit: 28 });
    for (let limit = 1; limit <= 28; limit++) expect(await graphics({ limit, offset: 2 })).toEqual(whole.slice(2, 2 + limit));
    for (let offset = 0; offset <= 28; offset++) expect(await graphics({ limit: 5, offset })).toEqual(whole.slice(offset, offset + 5));
    expect((await kept()).length).toBeLessThanOrEqual(4);
  });

  it('free texts replace only other free texts among prepared statements, and replaced ones still work', async () => {
    const before = await kept();
    const ask = async (n: number, times: number) => {
      for (let time = 0; time < times; time++) {
        expect((await shop.ask('visitor', `{ a${n}: product_graphics_by_pk(id: ${1001 + n}) { id } }`)).errors).toBeUndefined();
      }
    };
    const most = limits.namedStatements.freeText;
    for (let n = 0; n < most + 20; n++) await ask(n % 28, limits.usesForName + 1).then(() => shop.ask('visitor', `{ b${n}: __typename }`));
    for (let n = 0; n < most + 20; n++) {
      for (let time = 0; time <= limits.usesForName; time++) await shop.ask('visitor', `{ c${n}: __typename }`);
    }
    const after = await kept();
    expect(after.length).toBeLessThanOrEqual(before.length + most);
    expect(after).toEqual(expect.arrayContaining(before));
    await ask(0, 2);
    expect(shop.reported).toEqual([]);
  });

  it('a statement of thousands of fields is never prepared, and aliases cannot make it longer', async () => {
    const before = await kept();
    const text = (alias: (n: number) => string) => {
      const fields = Array.from({ length: 90 }, (_, n) => `${alias(n)}: id`).join(' ');
      const roots = Array.from({ length: 45 }, (_, n) => `r${n}: product_graphics_by_pk(id: -${n + 1}) { ...F }`).join(' ');
      return `fragment F on product_graphics { ${fields} } { ${roots} }`;
    };
    for (let time = 0; time < limits.usesForName + 2; time++) {
      expect(
        (
          await shop.ask(
            'visitor',
            text((n) => `alias_of_some_length_${n}`),
          )
        ).errors,
      ).toBeUndefined();
    }
    expect(await kept()).toEqual(before);
    const answer = await shop.ask(
      'visitor',
      text((n) => `a${n}_`.padEnd(2_000, 'x')),
    );
    expect(answer.errors?.[0]?.extensions.code).toBe('validation-failed');
  });
});

describe('one connection for two members', () => {
  const nobody = [{ user: 'postgres_members', role: 'none', id: '', staff: '', limit: '5min' }];
  const unsendable = {
    toPostgres() {
      throw new Error('cannot be sent');
    },
  };
  const leftBehind = async () => {
    const settings = `current_setting('role') as role, coalesce(current_setting('app.user_id', true), '') as id,
      coalesce(current_setting('app.staff_id', true), '') as staff, current_setting('statement_timeout') as limit`;
    return (await shop.database.pool('members').query(`select current_user as user, ${settings}`)).rows;
  };

  it('two members on one connection each see only their own rows, at every run', async () => {
    for (let time = 0; time < 10; time++) {
      for (const [asker, count] of [
        ['member', 11],
        ['otherMember', 1],
      ] as const) {
        const { userId } = askers[asker];
        const likes = await shop.engine.execute(selectGraphicLikes, { user_id: userId, limit: 20 }, askers[asker]);
        expect('data' in likes && likes.data.product_graphic_likes.length).toBe(count);
        const foreign = userId === askers.member.userId ? askers.otherMember.userId : askers.member.userId;
        const others = await shop.engine.execute(selectGraphicLikes, { user_id: foreign, limit: 20 }, askers[asker]);
        expect('data' in others && others.data.product_graphic_likes).toEqual([]);
        const designs = await shop.engine.execute(selectProductCustoms, { user_id: foreign }, askers[asker]);
        expect('data' in designs && designs.data.product_product_customs).toEqual([]);
      }
    }
  });

  it('a connection keeps nothing of a member after its query', async () => {
    expect(await leftBehind()).toEqual(nobody);
    await expect(shop.database.pool('members').query('select * from product.graphic_likes')).rejects.toThrow('permission denied');
  });

  const likes = { text: 'select user_id from product.graphic_likes', values: [] };
  const asOwner = () => shop.database.actAs('user', askers.member.userId);
  it.each<[end: string, run: (client: PoolClient) => Promise<unknown>]>([
    ['a message', (client) => runBatch(client, [asOwner(), likes])],
    ['an error', (client) => runBatch(client, [asOwner(), { text: 'select 1 / 0', values: [] }, likes])],
    ['a refusal', (client) => runBatch(client, [asOwner(), { text: 'select * from identity.credentials', values: [] }])],
    [
      'a staff role',
      (client) => runBatch(client, [shop.database.actAs('desk', askers.member.userId, true), { text: 'select 1', values: [] }]),
    ],
    ['a value that cannot be sent', (client) => runBatch(client, [asOwner(), { text: 'select $1::text', values: [unsendable] }])],
    [
      'a time-out',
      (client) =>
        runBatch(client, [
          asOwner(),
          { text: "select set_config('statement_timeout', '20', true)", values: [] },
          { text: 'select pg_sleep(60)', values: [] },
        ]),
    ],
    [
      'a cancelled statement',
      async (client) => {
        const { rows } = await client.query('select pg_backend_pid() as pid');
        const slow = runBatch(client, [asOwner(), { text: "select 'cancel me', pg_sleep(60)", values: [] }]).catch(() => undefined);
        const cancelled = `select pg_cancel_backend(pid) from pg_stat_activity where pid = ${rows[0].pid} and query like '%cancel me%'`;
        await eventually(async () => expect((await owner.query(cancelled)).rowCount).toBe(1));
        return slow;
      },
    ],
    [
      'a transaction that is rolled back after an error',
      async (client) => {
        await runBatch(client, [{ text: 'begin', values: [] }, asOwner(), likes]);
        await client.query('select 1 / 0').catch(() => undefined);
        await client.query('rollback');
      },
    ],
    [
      'a committed transaction',
      async (client) => {
        await runBatch(client, [{ text: 'begin', values: [] }, asOwner(), likes]);
        await client.query('commit');
      },
    ],
  ])('after %s the connection has no role and no member, and the next one sees only what is theirs', async (_end, run) => {
    const client = await shop.database.pool('members').connect();
    await run(client).catch(() => undefined);
    client.release();
    expect(await leftBehind()).toEqual(nobody);
    const next = await shop.database.pool('members').connect();
    const [, seen] = await runBatch(next, [shop.database.actAs('user', askers.otherMember.userId), likes]);
    next.release();
    expect(new Set(seen?.rows.map(({ user_id }) => user_id))).toEqual(new Set([askers.otherMember.userId]));
  });

  it('no plan of a member uses parallel workers, which would read the member setting too early', async () => {
    const { rows } = await shop.database.servicePool.query(`select proparallel from pg_proc where proname = 'set_config'`);
    expect(rows).toEqual([{ proparallel: 'u' }]);
  });
});

describe('constants are data', () => {
  const texts = [
    `'`,
    `''`,
    `\\`,
    `\\'`,
    `'; drop table product.graphics; --`,
    '$1',
    '$$',
    '"',
    '가나다',
    '😀',
    `E'\\x41'`,
    '%',
    ' ',
    '/* */',
    '{',
    '{"a"',
    'null',
  ];

  // Allow any text as an address in this file's own database, even a dead link.
  beforeAll(() => onServer(shop.database.url, 'alter table product.graphics drop constraint graphics_src_leads'));

  it.each(texts)('the constant %j in a document gives the same result as in a variable', async (text) => {
    await shop.database.servicePool.query('update product.graphics set src = $1 where id = 1005', [text]);
    const query = `{ product_graphics(where: { src: { _eq: ${JSON.stringify(text)} } }) { id src } }`;
    const list = `{ product_graphics(where: { src: { _in: [${JSON.stringify(text)}, "x"] } }) { id src } }`;
    const given = 'query ($src: String) { product_graphics(where: { src: { _eq: $src } }) { id src } }';
    const found = { data: { product_graphics: [{ id: 1005, src: text }] } };
    expect(await shop.ask('visitor', query)).toEqual(found);
    expect(await shop.ask('visitor', list)).toEqual(found);
    expect(await shop.ask('visitor', given, { src: text })).toEqual(found);
    const json = `{ product_graphics(where: { name: { _contains: { ko: ${JSON.stringify(text)} } } }) { id } }`;
    expect(await shop.ask('visitor', json)).toEqual({ data: { product_graphics: [] } });
  });

  it('a zero byte is an error of the request', async () => {
    const answer = await shop.ask('visitor', '{ product_graphics(where: { src: { _eq: "a\\u0000b" } }) { id } }');
    expect(answer.errors?.[0]?.extensions.code).toBe('data-exception');
    expect(shop.reported).toEqual([]);
  });

  it('a value in a variable is inlined as a state only when it has the form of one', async () => {
    const query = 'query ($state: String) { product_graphics(where: { state: { _eq: $state }, id: { _lt: 1003 } }) { id } }';
    for (const [state, count] of [
      ['ACT', 2],
      ['STOP', 0],
      [`ACT' or true --`, 0],
      ['act', 0],
      ['ACT', 2],
    ] as const) {
      expect((await shop.ask('visitor', query, { state })).data?.product_graphics).toHaveLength(count);
    }
  });
});
