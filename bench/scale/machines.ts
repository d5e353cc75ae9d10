import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { standInPath } from '#contract/stand-in-paths.ts';
import { freePort } from '#db/free-port.ts';
import { connect, type Database, ensureDatabase } from '#db/open.ts';
import { readConfig } from '#server/config.ts';
import { primaryAndReplica } from '#test/replica/primary-and-replica.ts';
import { addCatalogue, addProduct } from '#test/rows/commerce-rows.ts';
import { throwawayFolder } from '#test/throwaway-folder.ts';
import { fill, hasHaproxy, machinesOf, startHaproxy } from '../cluster/parts.ts';
import { pause, type ShopHandle, shopHandle } from '../faults/shop-handle.ts';
import { addShoppers } from '../faults/world.ts';
import { median } from '../load.ts';
import { registeredText } from '../measure.ts';
import { ourFlow } from '../order-flow.ts';
import type { Row } from '../row.ts';

const [rounds, seconds] = [5, 3];
const flowsEach = 10;
const workers = 8;
/** What processes behind haproxy may lose on the two cores that one has alone. */
const LEAST_SHARE = 0.9;

/** How many a second, and blocks that the primary read for one. */
interface Pace {
  perSecond: number;
  blocks: number;
}

/**
 * Several processes on one machine: visitors' reads with and without replicas and what is left of them for the primary; what tracing costs;
 * the cached page and order flows of four processes behind haproxy against one behind it, since on the same cores the proxy itself costs as
 * much as a page.
 */
export async function machines(): Promise<Row[]> {
  const folder = throwawayFolder();
  const folders = ['primary', 'replica-1', 'replica-2'].map((name) => join(folder, name)) as [string, string, string];
  const [entrance = 0, sideEntrance = 0, ...ports] = await Promise.all(Array.from({ length: 10 }, () => freePort()));
  const url = `http://localhost:${entrance}`;
  const settings = { SEAM_MODE: 'demo', HOST: 'localhost', SECRET: 's'.repeat(40), CLIENT_SECRET: 'c'.repeat(20), LOG_LEVEL: 'fatal' };
  const machine = machinesOf(folder, join(folder, 'provider'));
  const all = await primaryAndReplica(folders, (server) =>
    fill(server, { ...settings, PUBLIC_URL: url, PORT: `${ports[0]}`, DATA_DIR: machine('first') }),
  );
  const replicas = [await all.startReplica(1), await all.startReplica(2)];
  const databaseUrl = await ensureDatabase(all.primary.url, 'seam');
  const shared = {
    ...settings,
    PUBLIC_URL: url,
    DATABASE_URL: databaseUrl,
    DATABASE_CONNECTIONS: '12',
    MIGRATE: 'false',
    SERVICES: 'identity,data,rest,images,web',
  };
  const readsOf = (place: number) => ({ DATABASE_READ_URL: replicas[place]?.url.replace(/postgres$/, 'seam') ?? '' });
  const collector = createServer((request, reply) => request.resume().on('end', () => reply.end())).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}` };
  // Four on the primary, two that read from the first replica, one from the second, and one that is traced.
  const shops = [{}, {}, {}, {}, readsOf(0), readsOf(0), readsOf(1), traced].map((more, place) =>
    shopHandle({ ...shared, ...more, PORT: `${ports[place]}`, DATA_DIR: machine(`shop-${place}`) }),
  );
  const [alone = 0] = ports;
  const proxies = hasHaproxy
    ? [
        startHaproxy(join(folder, 'one.cfg'), sideEntrance, [alone, alone], alone),
        startHaproxy(join(folder, 'four.cfg'), entrance, ports.slice(0, 4), alone),
      ]
    : [];
  const database = connect(databaseUrl, { connections: 6 });
  try {
    for (const shop of shops) await shop.start();
    await pause(3_000);
    return await measured(
      shops,
      database,
      hasHaproxy ? { one: `http://localhost:${sideEntrance}`, four: url } : null,
      readConfig({ ...shared, PORT: `${ports[0]}`, DATA_DIR: machine('orders') }),
    );
  } finally {
    await database.close();
    for (const proxy of proxies) proxy.kill();
    collector.close();
    await Promise.all(shops.map((shop) => shop.end('SIGTERM')));
    for (const server of [...replicas, all.primary]) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measured(
  shops: readonly ShopHandle[],
  database: Database,
  behind: { one: string; four: string } | null,
  config: ReturnType<typeof readConfig>,
): Promise<Row[]> {
  const [one = '', two = '', , , first = '', alsoFirst = '', second = '', traced = ''] = shops.map(({ url }) => url);
  const [documentId] = registeredText('moreProducts');
  const variables = { where: {}, order_by: [{ id: 'desc' }], limit: 20, offset: 0 };
  const list = { path: '/v1/graphql', method: 'POST' as const, body: JSON.stringify({ documentId, variables }) };
  const page = { path: '/main', method: 'GET' as const };
  const catalogue = await addCatalogue(database.service);
  const products = [];
  for (let worker = 0; worker < workers; worker += 1)
    products.push(await addProduct(database.service, catalogue, { code: `scale${worker}`, stocks: [1_000_000] }));
  const choices = products.map(({ id, optionIds }) => ({ product: id, option: optionIds[0] ?? 0 }));
  // A member may call so often in a minute; these take turns.
  const shoppers = await addShoppers(database, config, 1_000);
  let turn = 0;
  const flows = (url: string) => async (): Promise<Pace> => {
    const started = performance.now();
    await Promise.all(
      choices.map(async (choice) => {
        for (let count = 0; count < flowsEach; count += 1) {
          const { token = '' } = shoppers[turn++ % shoppers.length] ?? {};
          await ourFlow({ url, providerUrl: url + standInPath, tokens: ['', token], choices: [choice] }, 0);
        }
      }),
    );
    return { perSecond: (1000 * workers * flowsEach) / (performance.now() - started), blocks: 0 };
  };
  const reads = (urls: readonly string[], what: typeof list | typeof page) => () => load(database, urls, what);
  const [primary, shared, apart] = await inTurns([reads([one, two], list), reads([first, alsoFirst], list), reads([first, second], list)]);
  const [alone, beside, tracedFlow] = await inTurns([flows(one), flows(first), flows(traced)]);
  const [plainList, tracedList] = await inTurns([reads([one], list), reads([traced], list)]);
  const rows: Row[] = [
    paceRow("20 products for visitors, two processes, one replica against the primary's own reads", shared, primary),
    paceRow('the same with a replica for each process', apart, primary),
    shareRow('order flow of a process that reads from a replica, against one that does not', beside, alone),
    paceRow('20 products for visitors, traced (OpenTelemetry, 1 %), against not', tracedList, plainList),
    paceRow('order flow, traced, against not', tracedFlow, alone),
  ];
  if (behind === null) return rows;
  const [onePage, fourPages] = await inTurns([reads([behind.one], page), reads([behind.four], page)]);
  const [oneFlow, fourFlows] = await inTurns([flows(behind.one), flows(behind.four)]);
  return [
    ...rows,
    shareRow('cached /main, four processes behind haproxy, against one behind it', fourPages, onePage),
    shareRow('order flow, four processes behind haproxy, against one behind it', fourFlows, oneFlow),
  ];
}

/** Medians of several kinds of work, round by round in turns, after one round to warm up. */
async function inTurns<Works extends readonly (() => Promise<Pace>)[]>(
  works: readonly [...Works],
): Promise<{ [Place in keyof Works]: Pace }> {
  const paces: Pace[][] = works.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [place, work] of works.entries()) {
      const pace = await work();
      if (round > 0) paces[place]?.push(pace);
    }
  }
  const middle = (each: readonly Pace[], figure: keyof Pace) => median(each.map((pace) => pace[figure]));
  return paces.map((each) => ({ perSecond: middle(each, 'perSecond'), blocks: middle(each, 'blocks') })) as {
    [Place in keyof Works]: Pace;
  };
}

async function load(
  database: Database,
  urls: readonly string[],
  request: { path: string; method: 'GET' | 'POST'; body?: string },
): Promise<Pace> {
  const before = await blocksOf(database);
  const headers = { 'content-type': 'application/json', 'accept-language': 'ko' };
  const results = await Promise.all(
    urls.map((url) => autocannon({ url, requests: [{ ...request, headers }], duration: seconds, connections: 16 / urls.length })),
  );
  const failed = results.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
  if (failed > 0) throw new Error(`${request.path}: ${failed} failed`);
  const total = results.reduce((sum, { requests }) => sum + requests.total, 0);
  // Statistics of PostgreSQL are a second late.
  await pause(1_200);
  return { perSecond: total / seconds, blocks: ((await blocksOf(database)) - before) / total };
}

async function blocksOf(database: Database): Promise<number> {
  const { rows } = await database.servicePool.query<{ blocks: number }>(
    'select (blks_hit + blks_read)::float8 as blocks from pg_stat_database where datname = current_database()',
  );
  return rows[0]?.blocks ?? 0;
}

function paceRow(what: string, ours: Pace, primary: Pace): Row {
  const share = ours.perSecond / primary.perSecond;
  const blocks = primary.blocks > 0 ? `; blocks of the primary for one ${ours.blocks.toFixed(1)} for ${primary.blocks.toFixed(1)}` : '';
  const measured = `${share.toFixed(2)} (${Math.round(ours.perSecond)}/s for ${Math.round(primary.perSecond)}/s${blocks})`;
  return { what, budget: '', measured, isWithin: true };
}

function shareRow(what: string, ours: Pace, one: Pace): Row {
  const share = ours.perSecond / one.perSecond;
  const measured = `${share.toFixed(2)} (${Math.round(ours.perSecond)}/s for ${Math.round(one.perSecond)}/s)`;
  return { what, budget: `>= ${LEAST_SHARE}`, measured, isWithin: share >= LEAST_SHARE };
}
