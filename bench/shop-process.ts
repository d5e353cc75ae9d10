// The process under test: the shop with demonstration rows, more graphics, and the hand-written baselines. Its parent
// (bench/shop-under-test.ts) sends it requests over an IPC channel and stops it.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { standInPath } from '#contract/stand-in-paths.ts';
import { startEmbedded } from '#db/embedded.ts';
import { freePort } from '#db/free-port.ts';
import { migrate } from '#db/migrate.ts';
import { connect, ensureDatabase } from '#db/open.ts';
import { shownState } from '#rules/shop/shown.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { jobsByHand, jobsByHandPath } from '#server/jobs/running/by-hand.ts';
import { requireMode } from '#server/process/shop-mode.ts';
import { openShop } from '#server/shop.ts';
import { memberToken } from '#test/member-token.ts';
import { fillDemoRows } from '#test/rows/demo-rows.ts';
import { addBaselines } from './baselines.ts';
import { fillTables } from './fill.ts';
import { fillDesk } from './fill-desk.ts';
import { openLimit } from './limit-server.ts';

const [graphics = '10000', port = '0', keptFolder = '', orders = '0'] = process.argv.slice(2);
if (keptFolder !== '') mkdirSync(keptFolder, { recursive: true });
const dataDir = keptFolder === '' ? mkdtempSync(join(tmpdir(), 'seam-bench-')) : keptFolder;
const server = await startEmbedded({ dataDir });
const url = await ensureDatabase(server.url, 'seam');
const client = new pg.Client({ connectionString: url });
await client.connect();
await migrate(client);
const database = connect(url, { isStarting: true });
await requireMode(database.service, 'demo');
const { rows: artists } = await client.query('select 1 from product.artists limit 1');
if (artists.length === 0) await fillDemoRows(database);
await fillTables(client, Number(graphics));
if (Number(orders) > 0) await fillDesk(client, Number(orders));
await client.end();

const providerPort = await freePort();
const providerUrl = `http://127.0.0.1:${providerPort}${standInPath}`;
const settings = { DATA_DIR: dataDir, PORT: port, LOG_LEVEL: 'error', SERVICES: 'identity,data,images,rest,web' };
const config = readConfig({ ...settings, PORTONE_API_URL: providerUrl });
const shop = openShop({ config, database, clock: () => new Date() });
const app = await buildApp(shop, { isAboutToListen: true });
addBaselines(app, database, config);
await app.register(jobsByHand, { prefix: jobsByHandPath, shop });
await app.listen({ port: Number(port), host: '127.0.0.1' });
const provider = fork(join(import.meta.dirname, 'provider-process.ts'), [dataDir, port, String(providerPort)]);
await once(provider, 'message');

const members = await database.service
  .selectFrom('member.members')
  .select(['id', 'email'])
  .where('email', 'like', 'bench%')
  .orderBy('email')
  .execute();
const tokens = await Promise.all(members.map(({ id }) => memberToken(shop, { userId: id, roles: ['user'], now: new Date() })));
const staffTokens = await Promise.all(members.map(({ id }) => memberToken(shop, { userId: id, roles: ['admin'], now: new Date() })));
// One option of each ready-made product, so that shoppers who buy different products do not block each other.
const choices = await database.service
  .selectFrom('product.product_options as o')
  .innerJoin('product.products as p', 'p.id', 'o.product_id')
  .where('p.type', '=', 'GENERAL')
  .where('p.state', '=', shownState)
  .distinctOn('o.product_id')
  .select(['o.id as option', 'o.product_id as product'])
  .orderBy('o.product_id')
  .execute();
const limit = await openLimit(url);
say({ database: url, limitUrl: limit.url, providerUrl, tokens, staffTokens, userIds: members.map(({ id }) => id), choices });

process.on('message', (question) => {
  if (question === 'used') void used().then(say);
  if (question === 'end') void end();
});

async function end(): Promise<void> {
  provider.kill();
  app.server.closeAllConnections();
  await limit.close();
  await app.close();
  await database.close();
  await server.stop();
  if (keptFolder === '') rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
}

async function used() {
  const { user, system } = process.cpuUsage();
  const { rows } = await sql<{ blocks: number }>`select (blks_hit + blks_read)::float8 as blocks from pg_stat_database
    where datname = current_database()`.execute(database.service);
  return { cpu: (user + system) / 1000, postgres: ofPostgres(), blocks: rows[0]?.blocks ?? 0 };
}

/** CPU of the server and all its processes so far, ended ones included, in ms; 0 where there is no /proc. */
function ofPostgres(): number {
  const [parent = ''] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  const ticks = processes().flatMap((pid) => {
    // The name of a process may contain spaces; what follows it does not.
    const [, stat = ''] = textOf(`/proc/${pid}/stat`).split(/\) (?!.*\) )/s);
    const fields = stat.split(' ');
    const isServer = pid === parent;
    return isServer || fields[1] === parent ? fields.slice(11, isServer ? 15 : 13).map(Number) : [];
  });
  return 10 * ticks.reduce((sum, each) => sum + each, 0);
}

function processes(): string[] {
  return process.platform === 'linux' ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
}

/** Empty when the process has ended meanwhile. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function say(message: object): void {
  process.send?.(message);
}
