import { createHash } from 'node:crypto';
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shopSequences, shopTables } from '#db/copy/shop-tables.ts';
import { connect, type Database } from '#db/open.ts';
import { buildApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import { hashPassword } from '#server/credentials/password-hash.ts';
import { openDisk } from '#server/gateways/storage/disk.ts';
import { openStorage } from '#server/gateways/storage/open.ts';
import { readStorage } from '#server/settings/storage.ts';
import { openShop } from '#server/shop.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { openCheckout, orderNow, placedOrder, startedPayment } from '#test/commerce-steps.ts';
import { emptyDatabase, onServer, patience } from '#test/database.ts';
import { closedAtEnd } from '#test/open.ts';
import { type AddedProduct, addCatalogue, addCoupon, addDesign, addGraphic, addPoints, addProduct } from '#test/rows/commerce-rows.ts';
import { s3Server } from '#test/storage/s3-server.ts';
import type { Manifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

/** The drill: a busy shop is backed up, its machine is lost, and the shop continues from the backup. */

const folder = mkdtempSync(join(tmpdir(), 'seam-drill-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const backup = join(folder, 'backup');
const now = new Date('2026-11-20T03:00:00Z');

let shop: CommerceShop;
let buyer: Actor & { userId: string };
let orderId: number;
let picture: string;
let token: string;
let atBackup: Record<string, string[]>;
let ordersUnderWay = 0;

beforeAll(async () => {
  shop = await commerceShop({ SERVICES: 'identity,rest' });
  const { service } = shop.database;
  const catalogue = await addCatalogue(service);
  const shirt = await addProduct(service, catalogue, { code: 'shirt', type: 'CUSTOM', price: 30_000, stocks: [500] });
  buyer = await shop.addMember();
  const customId = await addDesign(service, { product: shirt, userId: buyer.userId, graphicIds: [await addGraphic(service, catalogue)] });
  await addCoupon(service, buyer.userId);
  await addPoints(service, buyer.userId, 3_000);
  await service
    .insertInto('identity.credentials')
    .values({ user_id: buyer.userId, password_hash: await hashPassword('a drill 2026') })
    .execute();
  await service.updateTable('member.members').set({ email: 'drill@seam.example' }).where('id', '=', buyer.userId).execute();
  await service.insertInto('member.member_roles').values({ user_id: buyer.userId, role: 'user' }).execute();
  token = (await signIn(shop.app, shop.config)).json().access_token;
  picture = await openDisk(shop.config.dataDir).put(Buffer.from('한 점의 그림'), 'webp');
  const line = { product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0, product_custom_id: customId };
  const order = await placedOrder(buyer, await openCheckout(buyer, [line]), { point_amount: 1_000 });
  orderId = order.id;
  const payment = await startedPayment(buyer, order);
  await shop.press(payment.paymentId, payment.request, 'approve');
  await buyer.call({ method: 'POST', url: `/api/payments/${payment.paymentId}/sync` });
  atBackup = await backUpUnderTraffic(await addProduct(service, catalogue, { code: 'socks', stocks: [5_000] }));
});

function signIn(app: FastifyInstance, { identity }: Config) {
  const form = { grant_type: 'password', username: 'drill@seam.example', password: 'a drill 2026', scope: 'openid' };
  return app.inject({
    method: 'POST',
    url: '/realms/seam/protocol/openid-connect/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ client_id: identity.clientId, client_secret: identity.clientSecret, ...form }).toString(),
  });
}

/** Takes the backup while members place orders; returns the rows at the moment of its snapshot. */
async function backUpUnderTraffic(socks: AddedProduct): Promise<Record<string, string[]>> {
  const holder = new pg.Client({ connectionString: shop.database.url });
  await holder.connect();
  await holder.query('begin transaction isolation level repeatable read, read only');
  const { rows } = await holder.query<{ id: string }>('select pg_export_snapshot() as id');
  let isOver = false;
  const orderOne = async () => {
    const member = await shop.addMember();
    await placedOrder(member, await openCheckout(member, [{ product_id: socks.id, option_id: socks.optionIds[0] ?? 0 }]));
    ordersUnderWay += 1;
  };
  await orderOne();
  const traffic = (async () => {
    while (!isOver) await orderOne();
  })();
  await takeBackup({ url: shop.database.url, dataDir: shop.config.dataDir, target: backup, now, snapshot: rows[0]?.id ?? '' });
  isOver = true;
  await traffic;
  const state = await rowsOf(holder);
  await holder.query('commit');
  await holder.end();
  return state;
}

/** Every row of every table, computed columns included, as text in a fixed order. */
async function rowsOf(client: pg.Client): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const { name } of await shopTables(client)) {
    const { rows } = await client.query<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t order by 1`);
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

async function inDatabase<T>(url: string, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}

describe('restored into an empty database and folder', () => {
  const dataDir = join(folder, 'restored');
  let url: string;
  let database: Database;
  beforeAll(async () => {
    url = await emptyDatabase();
    await restoreBackup({ source: backup, url, dataDir, isForced: false });
    database = closedAtEnd(connect(url, { patience }));
  });

  test('a restored backup has every table’s rows as at its start, although orders continued', async () => {
    expect(ordersUnderWay).toBeGreaterThan(0);
    expect(atBackup['sales.orders']).toHaveLength(1);
    expect(await inDatabase(url, rowsOf)).toEqual(atBackup);
  });

  test('a restored backup has the triggers, foreign keys and id counters of the migrations', async () => {
    const shape = (client: pg.Client) =>
      client
        .query(`select conrelid::regclass::text as a, conname as b, condeferrable::text as c, condeferred::text as d, convalidated::text as e from pg_constraint where contype = 'f'
          union all select tgrelid::regclass::text, tgname, tgenabled::text, '', '' from pg_trigger where not tgisinternal order by 1, 2`)
        .then(({ rows }) => rows);
    expect(await inDatabase(url, shape)).toEqual(await inDatabase(shop.database.url, shape));
    const used = (client: pg.Client) =>
      shopSequences(client).then((all) => all.filter(({ lastValue }) => lastValue !== null).map(({ name }) => name));
    expect(await inDatabase(url, used)).toEqual(await inDatabase(shop.database.url, used));
    const { rows } = await database.servicePool.query<{ id: number }>(
      'insert into sales.coupons (type, name, discount_type, discount_value, starts_at) select type, name, discount_type, discount_value, starts_at from sales.coupons limit 1 returning id',
    );
    expect(rows[0]?.id).toBeGreaterThan(1);
  });

  test('the shop opens on a restored backup: old tokens and passwords work, and orders, lines and points are unchanged', async () => {
    const config = readConfig({
      DATA_DIR: dataDir,
      SERVICES: 'identity,rest,images',
      LOG_LEVEL: 'silent',
      PUBLIC_URL: 'http://localhost:3000',
    });
    const app = await buildApp(openShop({ config, database, clock: () => now }));
    const restored = await app.inject({ url: `/api/orders/${orderId}`, headers: { authorization: `Bearer ${token}` } });
    expect(restored.json()).toEqual(await orderNow(buyer, { id: orderId }));
    expect((await signIn(app, config)).statusCode).toBe(200);
    expect((await app.inject({ url: picture })).body).toBe('한 점의 그림');
    await app.close();
  });

  test('a backup of a shop with a bucket has its pictures, except damaged ones, and is restored into another bucket', async () => {
    const [from, to] = [await s3Server(), await s3Server()];
    const storage = readStorage({ STORAGE_URL: from.url });
    await openStorage({ storage, dataDir }).storage.put(Buffer.from('한 점의 그림'), 'webp');
    from.files.set(`objects/${'c'.repeat(40)}.png`, { content: Buffer.from('rotten'), type: '', at: now });
    const target = join(folder, 'of-a-bucket');
    const { files } = await takeBackup({ url: shop.database.url, dataDir: shop.config.dataDir, storage, target, now });
    expect(files.filter(({ path }) => path.startsWith('objects/'))).toHaveLength(1);
    const there = { url: await emptyDatabase(), dataDir: join(folder, 'there'), storage: readStorage({ STORAGE_URL: to.url }) };
    await restoreBackup({ source: target, ...there, isForced: false });
    expect([...to.files.keys()]).toEqual([`objects/${picture.slice('/cdn/'.length)}`]);
  });

  test('a restore into a database in use is refused', async () => {
    const used = await emptyDatabase();
    await inDatabase(used, () =>
      expect(restoreBackup({ source: backup, url: used, dataDir: join(folder, 'used'), isForced: true })).rejects.toThrow(
        'Stop the shop first',
      ),
    );
  });
});

/** Changes a backup's manifest and updates its checksum. */
function rewriteManifest(kept: string, change: (manifest: Manifest) => void): void {
  const manifest = JSON.parse(readFileSync(join(kept, 'manifest.json'), 'utf8')) as Manifest;
  change(manifest);
  const text = JSON.stringify(manifest);
  writeFileSync(join(kept, 'manifest.json'), text);
  writeFileSync(join(kept, 'manifest.sha256'), createHash('sha256').update(text).digest('hex'));
}

describe('a backup', () => {
  test('a backup is readable only by this user: folders 0700, files 0600', () => {
    const modes = readdirSync(backup, { recursive: true, withFileTypes: true }).map((entry) => {
      const mode = statSync(join(entry.parentPath, entry.name)).mode & 0o777;
      return `${entry.isDirectory() ? 'folder' : 'file'} ${mode.toString(8)}`;
    });
    expect([...new Set(modes)].sort()).toEqual(['file 600', 'folder 700']);
    expect(statSync(backup).mode & 0o777).toBe(0o700);
  });

  test('a backup that is truncated, changed, incomplete or of another version is refused completely', async () => {
    const url = await emptyDatabase();
    const copied = (copy: string) => cpSync(backup, copy, { recursive: true });
    const damaged = async (break_: (copy: string) => void, make: (copy: string) => unknown = copied) => {
      const copy = mkdtempSync(join(folder, 'damaged-'));
      rmSync(copy, { recursive: true });
      await make(copy);
      break_(copy);
      const failure = await restoreBackup({ source: copy, url, dataDir: join(folder, 'never'), isForced: false }).catch(
        (error: Error) => error.message,
      );
      expect(await inDatabase(url, (client) => client.query("select 1 from pg_namespace where nspname = 'sales'"))).toMatchObject({
        rowCount: 0,
      });
      return String(failure).replace(copy, 'it');
    };
    expect(await damaged((copy) => truncateSync(join(copy, 'tables', 'sales.orders.copy.zst'), 20))).toContain(
      'tables/sales.orders.copy.zst is not what was written',
    );
    expect(await damaged((copy) => rmSync(join(copy, 'keys', 'secret')))).toContain('keys/secret is missing');
    expect(await damaged((copy) => rmSync(join(copy, 'manifest.json')))).toContain('no finished backup');
    expect(await damaged((copy) => writeFileSync(join(copy, 'manifest.json'), '{}'))).toContain('manifest.json is not what was written');
    const rewritten = (change: (manifest: Manifest) => void) => damaged((copy) => rewriteManifest(copy, change));
    expect(await rewritten(({ files }) => files.push({ path: '../outside', bytes: 0, sha256: '' }))).toContain(
      'another version of the backup',
    );
    expect(await rewritten(({ tables }) => tables.push({ name: 'pg_authid; drop table x', columns: [], rows: 0 }))).toContain(
      'make no place for',
    );
    expect(await rewritten(({ sequences }) => sequences.push({ name: 'x; drop table y', lastValue: null }))).toContain('make no counter');
    expect(await rewritten(({ migrations }) => migrations.unshift({ name: '0001-ground.sql', hash: '' }))).toContain(
      'This backup belongs to Seam 0.2.0 or older',
    );
    const newer = "insert into migration.applied values ('9001-tomorrow.sql', 'abc')";
    await onServer(shop.database.url, newer);
    const takenNow = (target: string) => takeBackup({ url: shop.database.url, dataDir: shop.config.dataDir, target, now });
    expect(await damaged(() => {}, takenNow)).toContain('newer Seam: it has 9001-tomorrow.sql');
    await onServer(shop.database.url, "delete from migration.applied where name = '9001-tomorrow.sql'");
  });

  test('a failed backup leaves nothing behind, and an existing folder is never overwritten', async () => {
    const empty = await emptyDatabase();
    const target = join(folder, 'unfinished');
    await expect(takeBackup({ url: empty, dataDir: folder, target, now })).rejects.toThrow('holds no shop yet');
    expect(readdirSync(folder).filter((name) => name.startsWith('unfinished'))).toEqual([]);
    const inNewFolder = join(folder, 'unfinished', 'seam');
    await expect(takeBackup({ url: empty, dataDir: folder, target: inNewFolder, now })).rejects.toThrow('holds no shop yet');
    expect(readdirSync(folder)).not.toContain('unfinished');
    await expect(takeBackup({ url: empty, dataDir: folder, target: backup, now })).rejects.toThrow('exists already');
  });
});

describe('restored by a plain owner', () => {
  const dataDir = join(folder, 'plain');
  let superuser: string;
  let url: string;
  beforeAll(async () => {
    superuser = await emptyDatabase();
    const plain = new URL(superuser);
    plain.username = 'drill_owner';
    plain.password = 'drill';
    url = plain.href;
    const roles = readFileSync(join(import.meta.dirname, '..', '..', 'db', 'roles.sql'), 'utf8');
    await onServer(
      superuser,
      `create role drill_owner login password 'drill'; alter database ${plain.pathname.slice(1)} owner to drill_owner; set seam.owner = 'drill_owner'; ${roles}`,
    );
    await restoreBackup({ source: backup, url, dataDir, isForced: false });
  });

  test('a restore needs only the owner’s rights, and the restored database belongs to that owner', async () => {
    expect(await inDatabase(superuser, rowsOf)).toEqual(atBackup);
  });

  test('a database with a shop or other keys is overwritten only when forced; an older backup is migrated after its restore', async () => {
    const again = { source: backup, url, dataDir, isForced: false };
    const later = "select 1 from management.logs where type = 'LATER'";
    await inDatabase(url, (client) => client.query("insert into management.logs (type, target) values ('LATER', 'x')"));
    await expect(restoreBackup(again)).rejects.toThrow('holds a shop already');
    const keys = join(dataDir, 'keys', 'secret');
    chmodSync(keys, 0o600);
    writeFileSync(keys, 'of another shop');
    await expect(restoreBackup(again)).rejects.toThrow('belongs to another shop');
    expect(await inDatabase(superuser, (client) => client.query(later))).toMatchObject({ rowCount: 1 });
    const older = join(folder, 'older');
    cpSync(backup, older, { recursive: true });
    rewriteManifest(older, (manifest) => {
      manifest.migrations = manifest.migrations.filter(({ name }) => name !== '024-data-service.sql');
    });
    await restoreBackup({ ...again, source: older, isForced: true });
    expect(await inDatabase(superuser, rowsOf)).toEqual(atBackup);
    expect(readFileSync(keys, 'utf8')).toBe(readFileSync(join(backup, 'keys', 'secret'), 'utf8'));
    const applied = await inDatabase(superuser, (client) =>
      client.query("select to_regprocedure('app.cut_list(json, integer, text)') is not null as is_there"),
    );
    expect(applied.rows).toEqual([{ is_there: true }]);
  });
});
