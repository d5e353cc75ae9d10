// npm run cluster: the shop on several machines, on loopback: a primary and a replica, a bucket, PgBouncer, haproxy, Groonga and four processes
// by SERVICES (bench/cluster/parts.ts); what is not installed is left out and named. Runs journeys through haproxy, kills each part while
// people buy, and checks orders, ledgers and pictures. `-- NAME ...` kills only parts whose name contains one of these; `--quick` leaves the
// journeys out.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { resizeSrc } from '#contract/images.ts';
import { connect } from '#db/open.ts';
import { readConfig } from '#server/config.ts';
import { sha256Of } from '#server/gateways/storage/original-name.ts';
import { sidewaysPhoto } from '#test/photo-files.ts';
import { addCatalogue, addProduct } from '#test/rows/commerce-rows.ts';
import { throwawayFolder } from '#test/throwaway-folder.ts';
import { isReady, pause } from '../faults/shop-handle.ts';
import { buy, newDiary, type Shopper } from '../faults/shopper.ts';
import { addShoppers, checkLedgers } from '../faults/world.ts';
import { type Member, openCluster } from './parts.ts';

const buyers = 4;
/** How long, in ms, the bucket is away, and the replica keeps dying. */
const bucketAwayMs = 60_000;
const replicaAwayMs = 8_000;
const words = process.argv.slice(2);
const only = words.filter((word) => !word.startsWith('--'));
const root = join(import.meta.dirname, '..', '..');
const folder = throwawayFolder();
// As root, the servers are another user's, who passes through it to theirs.
chmodSync(folder, 0o711);
const broken: string[] = [];
const check = (isSo: boolean, what: string) => {
  if (!isSo) broken.push(what);
  console.log(`${isSo ? '  ok     ' : '  BROKEN '} ${what}`);
};

const cluster = await openCluster(folder);
const config = readConfig(cluster.settings);
// Ctrl-C leaves nothing behind either.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void cluster.close().finally(() => process.exit(1)));
const database = connect(cluster.databaseUrl, { patience: 5, connections: 12 });
try {
  console.log(`open at ${cluster.url}${cluster.leftOut.map((part) => `; without ${part}, which is not installed`).join('')}`);
  await run();
} finally {
  await database.close();
  await cluster.close();
  rmSync(folder, { recursive: true, force: true });
}
console.log(broken.length === 0 ? 'whole' : `${broken.length} broken`);
process.exit(broken.length === 0 ? 0 : 1);

async function run(): Promise<void> {
  const { url, processes, s3, groonga, pooler } = cluster;
  const shoppers = await addShoppers(database, config, buyers);
  const [someone] = shoppers as [Shopper, ...Shopper[]];
  const product = await addProduct(database.service, await addCatalogue(database.service), { code: 'cluster', stocks: [100_000] });
  const goods = { product: product.id, option: product.optionIds[0] ?? 0 };
  const diary = newDiary();
  const pictures = new Set([...s3.files.keys()].filter(isPicture));
  const { src } = await database.service
    .selectFrom('product.mockups')
    .select('src')
    .where('src', 'like', '/cdn/%')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const shown = await productsFound();
  if (groonga) {
    await (await fetch(`${processes.jobs.url}/dev/jobs/mirror-search`, { method: 'POST' })).text();
    check((await productsFound()) === shown, 'the search engine finds what PostgreSQL found');
  }
  await journeys('purchase.e2e.ts');

  /** Breaks a part while people buy, mends it, and lets everybody buy once more. */
  const suffer = async (name: string, harm: () => Promise<void>) => {
    if (only.length > 0 && !only.some((part) => name.includes(part))) return;
    console.log(`${name} ...`);
    const [paid, retries] = [diary.paid, diary.retries];
    let isOver = false;
    const buying = shoppers.map(async (shopper) => {
      while (!isOver) {
        await buy(() => url, cluster.provider, shopper, goods, diary);
        // People read before they press; all of these come from one address.
        await pause(300);
      }
      return buy(() => url, cluster.provider, shopper, goods, diary);
    });
    try {
      await pause(1_000);
      await harm();
    } finally {
      isOver = true;
    }
    const last = await Promise.all(buying);
    check(last.every(Boolean), `everybody buys again: ${diary.paid - paid} orders paid, ${diary.retries - retries} retries`);
    check(
      await soon(async () => (await statusOf('/main')) === 200 && (await statusOf(resizeSrc(src, 256))) === 200),
      'pages and pictures are sent',
    );
    check(
      await soon(async () => (await Promise.all(Object.values(processes).map((each) => isReady(each.url)))).every(Boolean)),
      'every process is ready',
    );
  };

  for (const name of Object.keys(processes) as Member[])
    await suffer(`${name} is killed`, async () => {
      await processes[name].end('SIGKILL');
      await pause(3_000);
      check((await statusOf('/main')) === 200 && (await statusOf(resizeSrc(src, 512))) === 200, 'pages and pictures are sent meanwhile');
      await processes[name].start();
    });
  await suffer('the replica dies again and again', async () => {
    for (const until = Date.now() + replicaAwayMs; Date.now() < until; await pause(1_000)) {
      cluster.killDatabase('replica');
      if ((await statusOf('/main')) !== 200) check(false, 'pages are sent meanwhile');
    }
  });
  await suffer('the primary is killed and started again', async () => {
    cluster.killDatabase('primary');
    await pause(100);
    check(await soon(() => isReady(processes['shop-1'].url)), 'it is found again without a restart of a process');
  });
  await suffer('the bucket is away for a minute', async () => {
    // Each machine has a disk of its own.
    for (const name of ['shop-1', 'shop-2', 'pictures-1'] as const)
      await (await fetch(processes[name].url + resizeSrc(src, 256))).arrayBuffer();
    s3.misbehaviour = 'fails';
    const rows = await photosOf(someone);
    check((await upload(someone)) === 503, 'an upload is refused with 503');
    check((await statusOf(resizeSrc(src, 256))) === 200, 'a picture that was resized before is sent');
    await pause(bucketAwayMs);
    check((await photosOf(someone)) === rows, 'nothing of the upload is stored');
    s3.misbehaviour = 'none';
    check(await soon(async () => (await upload(someone)) === 201), 'an upload is stored again');
  });
  if (pooler) await suffer('PgBouncer is killed', () => pooler.restart());
  if (groonga) {
    await suffer('the search engine is away', async () => {
      await groonga.kill();
      check((await productsFound()) === shown, 'PostgreSQL finds the same');
      await groonga.restart();
      check((await productsFound()) === shown, 'the engine does so again');
    });
  }
  await journeys('guest.e2e.ts');

  console.log('whole?');
  for (const each of [...diary.broken, ...diary.refused.keys()]) check(false, each);
  const ledgers = await checkLedgers(database, config, cluster.provider);
  check(ledgers.length === 0, `every ledger is exact ${ledgers.join('; ')}`);
  const { rows } = await database.servicePool.query(
    'select count(*) as paid from sales.orders where user_id = any($1) and payment_date is not null and cancelled_at is null',
    [shoppers.map(({ userId }) => userId)],
  );
  check(
    rows[0]?.paid === diary.paid,
    `each of ${diary.paid} orders that a shopper was told of is there, and none twice (${rows[0]?.paid})`,
  );
  const left = [...s3.files].filter(([key]) => isPicture(key));
  check(
    left.every(([key, { content }]) => key.includes(sha256Of(content).slice(0, 40))),
    `each of ${left.length} pictures is what its name says`,
  );
  check(
    [...pictures].every((key) => s3.files.has(key)),
    'no picture is lost',
  );
  check(await soon(async () => (await metricOf('seam_replica_current')) === '1'), 'the replica has caught up');
}

/** Runs these journeys through the proxy. */
async function journeys(file: string): Promise<void> {
  if (words.includes('--quick')) return;
  console.log(`journeys of ${file} ...`);
  const env = {
    ...process.env,
    SEAM_JOURNEY_URL: cluster.url,
    SEAM_JOURNEY_DATA_DIR: cluster.dataDir,
    DATABASE_URL: cluster.databaseUrl,
  };
  const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', 'vitest.journeys.config.ts', `journeys/${file}`];
  const child = spawn(process.execPath, vitest, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = await once(child, 'exit');
  check(code === 0, `the journeys of ${file}`);
}

async function statusOf(path: string): Promise<number> {
  const reply = await fetch(cluster.url + path, { headers: { 'accept-language': 'ko' } }).catch(() => null);
  await reply?.arrayBuffer();
  return reply?.status ?? 0;
}

/** The products on a page of results, in their order. */
async function productsFound(): Promise<string> {
  const page = await (
    await fetch(`${cluster.url}/search?q=${encodeURIComponent('티셔츠')}`, { headers: { 'accept-language': 'ko' } })
  ).text();
  return [...new Set([...page.matchAll(/\/product\/(\d+)/g)].map(([, id]) => id))].join();
}

async function upload(shopper: Shopper): Promise<number> {
  const headers = { authorization: `Bearer ${shopper.token}`, 'content-type': 'image/jpeg' };
  const reply = await fetch(`${cluster.url}/api/photos`, { method: 'POST', headers, body: new Uint8Array(await sidewaysPhoto()) });
  await reply.arrayBuffer();
  return reply.status;
}

async function photosOf({ userId }: Shopper): Promise<number> {
  const rows = await database.service.selectFrom('member.photos').select('id').where('user_id', '=', userId).execute();
  return rows.length;
}

async function metricOf(name: string): Promise<string | undefined> {
  const text = await (await fetch(`${cluster.processes['shop-1'].url}/metrics`)).text();
  return new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1];
}

function isPicture(key: string): boolean {
  return key.startsWith('objects/');
}

/** Within half a minute. */
async function soon(isSo: () => Promise<boolean>): Promise<boolean> {
  for (let left = 120; left > 0; left -= 1) {
    if (await isSo()) return true;
    await pause(250);
  }
  return false;
}
