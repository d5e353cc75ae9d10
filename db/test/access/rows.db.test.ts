import type pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { declaredTables, grantOf, ledgers, type Verb } from './declared.ts';
import { type ActorName, accessMatrix, actorNames, actors, keysOf, keyText, type Matrix, tableNames } from './matrix.ts';

/** Compares the declared rows with real ones: which rows each actor can read, update and delete in the filled shop. */

let matrix: Matrix;
beforeAll(async () => {
  matrix = await accessMatrix();
});

const grant = (table: string, actor: ActorName, verb: Verb) => grantOf(declaredTables[table] ?? { columns: '' }, actors[actor].role, verb);

describe('read: every actor sees exactly the declared rows', () => {
  test.each(tableNames)('a read as %s', async (table) => {
    for (const actor of actorNames) {
      const declared = grant(table, actor, 'select');
      if (declared === null) continue;
      const expected = await matrix.declaredKeys(table, actor, declared.rows);
      const seen = await matrix.as(actor, (client) => client.query(`select ${keyText(matrix.shapes, table)} as key from ${table}`));
      expect([actor, keysOf(seen)]).toEqual([actor, expected]);
    }
  });
});

describe('update: every actor changes exactly the declared rows, in every column it may set', () => {
  test.each(tableNames)('an update as %s', async (table) => {
    const fixed = matrix.shapes.get(table)?.fixed ?? [];
    for (const actor of actorNames) {
      const declared = grant(table, actor, 'update');
      if (declared === null) continue;
      const expected = await matrix.declaredKeys(table, actor, declared.rows);
      await matrix.as(actor, async (client) => {
        const settable = declared.columns.filter((name) => !fixed.includes(name));
        // Policies apply to rows, so where every row is readable, one column is enough.
        for (const column of declared.rows === 'true' ? settable.slice(0, 1) : settable) {
          const changed = await tryChange(client, table, column);
          const outcome = ledgers.includes(table) ? '23001' : expected;
          expect([actor, column, changed]).toEqual([actor, column, outcome]);
        }
      });
    }
  });
});

/** A like, follow or mute of something hidden can be removed, but not added again. */
const takenBack = 'coalesce(deleted_at, now())';
/** Columns that cannot be set to their old value: a design always moves to its next revision. */
const otherValues: Record<string, string> = {
  'product.product_customs.revision': 'revision + 1',
  'product.artist_follows.is_muted': `is_muted, deleted_at = ${takenBack}`,
};

/** Sets a column of every reachable row to its current value. Returns the changed keys, or the SQLSTATE of a refusal. */
async function tryChange(client: pg.PoolClient, table: string, column: string): Promise<string[] | string> {
  const value = otherValues[`${table}.${column}`] ?? (/(?:likes|follows)\.deleted_at$/.test(`${table}.${column}`) ? takenBack : column);
  await client.query('savepoint before_change');
  try {
    return keysOf(await client.query(`update ${table} set ${column} = ${value} returning ${keyText(matrix.shapes, table)} as key`));
  } catch (error) {
    return (error as pg.DatabaseError).code ?? 'no code';
  } finally {
    await client.query('rollback to before_change');
  }
}

describe('an update without a condition changes no more rows than that', () => {
  const blind = ['visitor', 'shopper', 'yuna', 'nobody', 'artist', 'brand'] as const;

  test.each(tableNames.filter((table) => blind.some((actor) => grant(table, actor, 'update') !== null)))(
    'an update without a condition as %s',
    async (table) => {
      const fixed = matrix.shapes.get(table)?.fixed ?? [];
      for (const actor of blind) {
        const declared = grant(table, actor, 'update');
        if (declared === null) continue;
        const expected = await matrix.declaredKeys(table, actor, declared.rows);
        let reached = 0;
        for (const column of declared.columns.filter((name) => !fixed.includes(name))) {
          const changed = await matrix.as(actor, async (client) => changeBlindly(client, table, column));
          if (changed === null) continue;
          reached += 1;
          expect([actor, column, changed]).toEqual([actor, column, expected.length]);
        }
        expect([actor, reached > 0]).toEqual([actor, true]);
      }
    },
  );
});

/**
 * Updates without a condition and without reading a column, so that no read policy applies. Returns the number of affected rows; null when
 * refused.
 */
async function changeBlindly(client: pg.PoolClient, table: string, column: string): Promise<number | null> {
  const { rows } = await matrix.owner.query<{ value: string }>(`select quote_nullable(min(${column}::text)) as value from ${table}`);
  try {
    return (await client.query(`update ${table} set ${column} = ${rows[0]?.value}`)).rowCount;
  } catch {
    return null;
  }
}

/** A trigger refuses it to everyone. */
const neverChanged = new Set(['management.audit_entries', 'management.page_revisions']);

describe('delete: members can delete nothing, administrators and commands only what is declared', () => {
  test.each(tableNames)('a delete as %s', async (table) => {
    for (const actor of actorNames) {
      const isAllowed = grant(table, actor, 'delete') !== null;
      expect([actor, isAllowed && actors[actor].account !== null && actor !== 'admin']).toEqual([actor, false]);
      if (!isAllowed) continue;
      const key = (await matrix.declaredKeys(table, actor, 'true'))[0];
      const deleted = await matrix.as(actor, (client) => deleteOne(client, table, key ?? ''));
      expect([actor, deleted]).toEqual([actor, neverChanged.has(table) ? '23001' : key]);
    }
  });
});

/** Deletes one row; only a foreign key may prevent it. Returns the key, or the SQLSTATE. */
async function deleteOne(client: pg.PoolClient, table: string, key: string): Promise<string> {
  const text = keyText(matrix.shapes, table);
  try {
    const { rows } = await client.query<{ key: string }>(`delete from ${table} where ${text} = $1 returning ${text} as key`, [key]);
    return rows[0]?.key ?? 'none';
  } catch (error) {
    const { code } = error as pg.DatabaseError;
    return code === '23503' ? key : (code ?? 'no code');
  }
}

describe('audit: every write of an administrator leaves an entry with the row before and after', () => {
  const written = tableNames.filter((table) => grant(table, 'admin', 'update') !== null);

  test.each(written)('a write of an administrator: %s', async (table) => {
    const fixed = matrix.shapes.get(table)?.fixed ?? [];
    const column = grant(table, 'admin', 'update')?.columns.find((name) => !fixed.includes(name));
    const [key] = await matrix.declaredKeys(table, 'admin', 'true');
    await matrix.as('admin', async (client) => {
      await client.query(`update ${table} set ${column} = ${column} where ${keyText(matrix.shapes, table)} = $1`, [key]);
      // Staff read the log only through commands.
      await client.query('set local role none');
      const { rows } = await client.query(
        `select table_name, action, user_id, row_before is not null as has_before, row_after is not null as has_after
         from management.audit_entries where created_at = now() order by id`,
      );
      expect(rows).toEqual([{ table_name: table, action: 'UPDATE', user_id: matrix.idOf('admin'), has_before: true, has_after: true }]);
    });
  });
});

test.each(['artist', 'brand'] as const)(
  '%s: what they write about their own things is kept in the audit log under their name',
  async (actor) => {
    await matrix.as(actor, async (client) => {
      await client.query(`update product.${actor}s set description = description`);
      await client.query('set local role none');
      const { rows } = await client.query(
        'select distinct table_name, action, user_id from management.audit_entries where created_at = now()',
      );
      expect(rows).toEqual([{ table_name: `product.${actor}s`, action: 'UPDATE', user_id: matrix.idOf(actor) }]);
    });
  },
);

test('rows deleted along with an administrator’s deletion are in the audit log too', async () => {
  await matrix.as('admin', async (client) => {
    await client.query('delete from management.influencers where id in (select influencer_id from management.influencer_feeds)');
    await client.query('set local role none');
    const { rows } = await client.query(
      `select table_name, count(row_before) > 0 as has_rows from management.audit_entries
       where created_at = now() and action = 'DELETE' and user_id = $1 group by 1 order by 1`,
      [matrix.idOf('admin')],
    );
    const tables = [
      'management.influencer_feed_customs',
      'management.influencer_feed_images',
      'management.influencer_feed_products',
      'management.influencer_feeds',
      'management.influencers',
    ];
    expect(rows).toEqual(tables.map((table_name) => ({ table_name, has_rows: true })));
  });
});

describe('the test rows contain visible and hidden ones', () => {
  test.each(tableNames)('%s has rows that some actors see and, where conditions are declared, rows that are hidden', async (table) => {
    const all = await matrix.declaredKeys(table, 'service', 'true');
    expect(all.length).toBeGreaterThan(0);
    for (const actor of ['shopper', 'yuna', 'artist', 'brand'] as const) {
      const declared = grant(table, actor, 'select');
      if (declared === null || declared.rows === 'true') continue;
      const seen = await matrix.declaredKeys(table, actor, declared.rows);
      expect([actor, seen.length < all.length]).toEqual([actor, true]);
      if (actor === 'shopper' || actor === 'yuna') expect([actor, seen.length > 0]).toEqual([actor, true]);
    }
  });
});
