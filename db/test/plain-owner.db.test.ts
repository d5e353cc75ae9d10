import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { runBatch } from '#db/batch.ts';
import { migrate } from '#db/migrate.ts';
import { type Database, openDatabase } from '#db/open.ts';
import { commerceShop } from '#test/commerce-shop.ts';
import { openCheckout, orderNow, placedOrder, startedPayment } from '#test/commerce-steps.ts';
import { emptyDatabase, onServer, ownerConnection, testDatabase } from '#test/database.ts';
import { closedAtEnd } from '#test/open.ts';
import { addCatalogue, addProduct } from '#test/rows/commerce-rows.ts';

/** An external PostgreSQL: a superuser prepares it once, and the shop runs as an owner who cannot create roles. */

const server = inject('databaseServer');
const owner = `owner_${randomUUID().slice(0, 8)}`;
const rolesFile = readFileSync(join(import.meta.dirname, '..', 'roles.sql'), 'utf8');
let url: string;

/** The same database with the owner's login. */
function asOwner(address: string): string {
  const own = new URL(address);
  own.username = owner;
  own.password = 'a password of the test';
  return own.href;
}

beforeAll(async () => {
  await onServer(server, `create role ${owner} login nosuperuser nocreaterole nocreatedb nobypassrls password 'a password of the test'`);
  url = asOwner(await emptyDatabase(owner));
});

test('a start without the superuser’s setup is refused with what to do', async () => {
  const opening = openDatabase({ databaseUrl: url, dataDir: '.' });
  await expect(opening).rejects.toThrow(`PGOPTIONS="-c seam.owner=${owner}" psql`);
});

test('a database in another encoding is refused before anything is created in it', async () => {
  const name = `ascii_${randomUUID().slice(0, 8)}`;
  await onServer(server, `create database ${name} template template0 encoding 'SQL_ASCII' locale_provider libc locale 'C'`);
  const other = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  await expect(openDatabase({ databaseUrl: other, dataDir: '.' })).rejects.toThrow('in SQL_ASCII: make it with template template0');
});

describe('after the superuser ran db/roles.sql once', () => {
  let database: Database;
  beforeAll(async () => {
    await onServer(server, `set seam.owner = '${owner}'; ${rolesFile}`);
    database = closedAtEnd(await openDatabase({ databaseUrl: url, dataDir: '.' }));
  });

  test('after the superuser’s setup every migration runs and every pool takes its role', async () => {
    const whoAmI = 'select current_user as role, session_user as login';
    for (const [pool, role, login] of [
      [database.pool('public'), 'shop_public', 'public'],
      [database.pool('members'), `${owner}_members`, 'members'],
      [database.servicePool, 'shop_service', 'service'],
      [database.identityPool, 'shop_identity', 'identity'],
    ] as const)
      expect((await pool.query(whoAmI)).rows).toEqual([{ role, login: `${owner}_${login}` }]);
  });

  test('a pooler of this database is accepted, and a pooler of another database or without the logins is refused', async () => {
    const opening = (poolUrl: string) => openDatabase({ databaseUrl: url, poolUrl, dataDir: '.' });
    await (await opening(url)).close();
    await expect(opening(asOwner(await emptyDatabase(owner)))).rejects.toThrow(/leads to another database than DATABASE_URL/);
    const wrong = Object.assign(new URL(url), { password: 'another' });
    await expect(opening(wrong.href)).rejects.toThrow(`DATABASE_POOL_URL does not let ${owner}_public in`);
  });

  test('a second start after the superuser’s setup changes nothing and needs no rights', async () => {
    const written = async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      // xmin is the transaction that last wrote a row.
      const { rows } = await client.query(`
        select 'migration' as what, name, xmin::text as writer from migration.applied
        union all select 'function', oid::regprocedure::text, xmin::text from pg_proc where pronamespace = 'app'::regnamespace
        union all select 'policy', polname || ' ' || polrelid::regclass::text, xmin::text from pg_policy
        union all select 'table', oid::regclass::text, relkind::text from pg_class where relnamespace::regnamespace::text in ('member', 'product', 'sales', 'management', 'identity')
        order by 1, 2, 3`);
      await client.end();
      return rows;
    };
    const before = await written();
    expect(before.length).toBeGreaterThan(0);
    await (await openDatabase({ databaseUrl: url, dataDir: '.' })).close();
    expect(await written()).toEqual(before);
  });

  test('a new owner password needs db/roles.sql again, and the refusal says so', async () => {
    const renewed = new URL(url);
    renewed.password = 'another';
    await onServer(server, `alter role ${owner} password 'another'`);
    await expect(openDatabase({ databaseUrl: renewed.href, dataDir: '.' })).rejects.toThrow(`PGOPTIONS="-c seam.owner=${owner}" psql`);
    await onServer(server, `set seam.owner = '${owner}'; ${rolesFile}`);
    await (await openDatabase({ databaseUrl: renewed.href, dataDir: '.' })).close();
    await onServer(server, `alter role ${owner} password 'a password of the test'; set seam.owner = '${owner}'; ${rolesFile}`);
  });

  test('with a plain owner an order can be placed and paid', async () => {
    const shop = await commerceShop({ SERVICES: 'rest,jobs' }, database);
    const shirt = await addProduct(database.service, await addCatalogue(database.service), { code: 'shirt' });
    const member = await shop.addMember();
    const order = await placedOrder(member, await openCheckout(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0 }]));
    const payment = await startedPayment(member, order);
    await shop.press(payment.paymentId, payment.request, 'approve');
    await member.call({ method: 'POST', url: `/api/payments/${payment.paymentId}/sync` });
    expect(await orderNow(member, order)).toMatchObject({ status: 'PAYMENT_COMPLETE' });
  });

  test('with a plain owner row policies apply: a member sees own rows only, a visitor none, and secrets are closed', async () => {
    const stranger = '00000000-0000-7000-8000-000000000001';
    const seenBy = async (userId: string) => {
      const client = await database.pool('members').connect();
      try {
        const [, seen] = await runBatch(client, [database.actAs('user', userId), { text: 'select user_id from sales.orders', values: [] }]);
        return seen?.rows.length;
      } finally {
        client.release();
      }
    };
    const { user_id: buyer } = await database.service.selectFrom('sales.orders').select('user_id').executeTakeFirstOrThrow();
    expect(await seenBy(buyer)).toBe(1);
    expect(await seenBy(stranger)).toBe(0);
    await expect(database.pool('public').query('select 1 from sales.orders')).rejects.toThrow('permission denied');
    await expect(database.pool('members').query('select 1 from product.products')).rejects.toThrow('permission denied');
    await expect(database.servicePool.query('create table public.mine ()')).rejects.toThrow('permission denied');
  });

  test('the owner has no rights of a role until it takes that role', async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(
      "select pg_has_role(current_user, 'shop_admin', 'USAGE') as inherits, rolcreaterole, rolsuper, rolbypassrls from pg_roles where rolname = current_user",
    );
    await client.end();
    expect(rows).toEqual([{ inherits: false, rolcreaterole: false, rolsuper: false, rolbypassrls: false }]);
  });
});

describe('migrations found in a database', () => {
  test('a migration of a newer shop that removes what this code needs: the start is refused', async () => {
    const { url: newer } = await testDatabase();
    await onServer(newer, "insert into migration.applied (name, hash, since) values ('9001-tomorrow.sql', 'abc', '99.0.0')");
    await expect(openDatabase({ databaseUrl: newer, dataDir: '.' })).rejects.toThrow('newer Seam: it has 9001-tomorrow.sql');
  });

  test('a migration of a newer shop that only adds: this code opens, and leaves roles and rights unchanged', async () => {
    const { url: newer } = await testDatabase();
    await onServer(
      newer,
      "insert into migration.applied (name, hash) values ('9001-tomorrow.sql', 'abc'); truncate migration.staff_rights",
    );
    await (await openDatabase({ databaseUrl: newer, dataDir: '.' })).close();
    expect((await (await ownerConnection({ url: newer })).query('select from migration.staff_rights')).rowCount).toBe(0);
    await onServer(newer, "delete from migration.applied where name = '030-search-engine.sql'");
    await expect(openDatabase({ databaseUrl: newer, dataDir: '.' })).rejects.toThrow('newer Seam: it has 9001-tomorrow.sql');
  });

  test('a migration that needs a table in use gives up after seconds, and runs when the table is free', async () => {
    const databaseUrl = await emptyDatabase();
    const client = await ownerConnection({ url: databaseUrl });
    const names = readdirSync(join(import.meta.dirname, '..', 'migrations')).filter((name) => name.endsWith('.sql'));
    await migrate(client, { only: new Set(names.filter((name) => name < '061')) });
    const other = await ownerConnection({ url: databaseUrl });
    await other.query('begin; lock table sales.settlements');
    const said: string[] = [];
    const say = (line: string) => {
      said.push(line);
      if (line.includes('begins again')) void other.query('commit');
    };
    expect(await migrate(client, { only: new Set(names.filter((name) => name < '062')), say })).toEqual([
      names.find((name) => name > '061'),
    ]);
    expect(said).toEqual([
      '061-settlements-beyond-an-integer.sql waits for tables in use, and begins again',
      'the database was migrated: 061-settlements-beyond-an-integer.sql',
    ]);
  });

  test('a migration with a changed text is refused', async () => {
    const { url: changed } = await testDatabase();
    await onServer(changed, `update migration.applied set hash = '${'0'.repeat(64)}' where name = '001-base.sql'`);
    await expect(openDatabase({ databaseUrl: changed, dataDir: '.' })).rejects.toThrow('changed after it was applied');
  });

  test('migrations of 0.2.0: the start is refused with what to do, and the database stays unchanged', async () => {
    const databaseUrl = await emptyDatabase();
    const older = await ownerConnection({ url: databaseUrl });
    await older.query(`
      create schema migration; create schema member; create table member.members (id uuid primary key, email text not null);
      create table migration.applied (name text primary key, hash text not null, applied_at timestamptz not null default now());
      insert into migration.applied (name, hash) values ('0001-ground.sql', 'a'), ('0002-members.sql', 'b')`);
    const state = async () => {
      const { rows } = await older.query(`
        select oid::regclass::text as what, xmin::text as writer, relacl::text as grants from pg_class where oid >= 16384
        union all select nspname, xmin::text, nspacl::text from pg_namespace union all select name, xmin::text, hash from migration.applied order by 1, 2`);
      return rows;
    };
    const before = await state();
    await expect(openDatabase({ databaseUrl, dataDir: '.' })).rejects.toThrow(
      new Error(
        'This database belongs to Seam 0.2.0 or older, whose tables later versions do not take over: start it with its own version, or give this one an empty DATA_DIR and, if you use it, DATABASE_URL.',
      ),
    );
    expect(await state()).toEqual(before);
  });
});
