// npm run release-check: an upgrade without a stop, from the last release to this checkout (docs/operating.md, section 10). Builds that release
// in a folder of its own, buys designs on it while this version migrates its database, then at both by turns, and checks every ledger.
// `-- COMMIT` names another version to come from.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#db/embedded.ts';
import { freePort } from '#db/free-port.ts';
import { connect, ensureDatabase } from '#db/open.ts';
import { readConfig } from '#server/config.ts';
import { startProvider } from '../faults/provider.ts';
import { pause, shopHandle } from '../faults/shop-handle.ts';
import { buy, type Goods, newDiary, openCheckout } from '../faults/shopper.ts';
import { addShoppers, checkLedgers, settingsOf } from '../faults/world.ts';

/** While nothing is tagged: the first commit that may serve a newer database. */
const untagged = '516640e399fc55528b1ca24f9092f9360151a46e';

const root = join(import.meta.dirname, '..', '..');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
const broken: string[] = [];
const check = (isSo: boolean, what: string) => {
  console.log(`${isSo ? 'ok     ' : 'BROKEN '} ${what}`);
  if (!isSo) broken.push(what);
};

const folder = mkdtempSync(join(tmpdir(), 'seam-release-'));
const release = join(folder, 'release');
const dataDir = join(folder, 'data');
const commit = process.argv[2] ?? lastRelease();
console.log(`from ${git('log', '-1', '--format=%h %s', commit)}`);
git('worktree', 'add', '--detach', release, commit);
try {
  prepare();
  await upgrade();
} finally {
  git('worktree', 'remove', '--force', release);
  rmSync(folder, { recursive: true, force: true });
}
process.exit(broken.length === 0 ? 0 : 1);

function lastRelease(): string {
  try {
    return git('describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^');
  } catch {
    return untagged;
  }
}

/** The packages of this checkout, where they are the same, and its build where nothing of it has changed; else both are made anew. */
function prepare(): void {
  const lock = (at: string) => readFileSync(join(at, 'package-lock.json'), 'utf8');
  if (lock(root) === lock(release)) symlinkSync(join(root, 'node_modules'), join(release, 'node_modules'));
  if (existsSync(join(root, 'build'))) cpSync(join(root, 'build'), join(release, 'build'), { recursive: true });
  for (const at of [release, root]) {
    const { status } = spawnSync(process.execPath, ['tools/ready.js', 'build'], { cwd: at, stdio: 'inherit' });
    if (status !== 0) throw new Error(`${at} cannot be built`);
  }
}

async function upgrade(): Promise<void> {
  const server = await startEmbedded({ dataDir: folder, throwaway: true });
  const url = await ensureDatabase(server.url, 'seam');
  const ports = { old: await freePort(), next: await freePort() };
  const settings = { ...(await settingsOf(ports.next)), DATA_DIR: dataDir, DATABASE_URL: url, DATABASE_CONNECTIONS: '20' };
  const old = shopHandle({ ...settings, PORT: String(ports.old) }, release);
  const next = shopHandle({ ...settings, MIGRATE: 'false' });
  const config = readConfig(settings);
  const provider = await startProvider(config);
  await old.start();
  const database = connect(url, { patience: 5 });
  try {
    const shoppers = await addShoppers(database, config, 6);
    const goods = await findDesign(old.url);
    await database.service.updateTable('product.product_options').set({ stock_count: 1_000 }).where('id', '=', goods.option).execute();
    const diary = newDiary();
    const buys = async (what: string, at: () => string, count = 2) => {
      const before = diary.paid;
      await Promise.all(shoppers.slice(0, count).map((shopper) => buy(at, provider, shopper, goods, diary)));
      check(diary.paid - before === count, `${count} designs are bought ${what}`);
    };
    await buys('on the old schema at the old version', () => old.url);
    const oldPage = await textOf(`${old.url}/main`);

    let isMigrated = false;
    const opening = next.start();
    const [first] = shoppers;
    if (first === undefined) throw new Error('nobody shops');
    const buying = (async () => {
      const before = diary.paid;
      let count = 0;
      for (; !isMigrated; count += 1) await buy(() => old.url, provider, first, goods, diary);
      check(count > 0 && diary.paid - before === count, `${count} designs are bought at the old version while the new one migrates`);
    })();
    const { code, said } = await migrated(settings);
    isMigrated = true;
    console.log(said.trim().replaceAll(/^/gm, '        '));
    check(code === 0, 'npm run migrate');
    await Promise.all([buying, opening]);
    check((await fetch(`${old.url}/readyz`)).ok, 'the old version is ready on the new schema');
    await buys('on the new schema at the old version', () => old.url);
    let turn = 0;
    await buys('at both by turns, repeats with the same key included', () => (turn++ % 2 === 0 ? old.url : next.url), 6);

    const key = 'the-same-key-at-both-versions';
    const atOld = await openCheckout(() => old.url, first, goods, diary, key);
    const atNext = await openCheckout(() => next.url, first, goods, diary, key);
    check(atOld !== null && atOld === atNext, 'a request repeated at the other version gets the reply of the first');
    for (const name of ['a first name', 'a second name']) {
      await database.service.updateTable('management.shop_info').set({ company_name: name }).execute();
      for (const at of [old, next])
        check(
          await soon(async () => (await textOf(`${at.url}/main`)).includes(name)),
          `a change is seen at the ${at === old ? 'old' : 'new'} version: ${name}`,
        );
    }
    for (const [what, page, at] of [
      ['old', oldPage, next.url],
      ['new', await textOf(`${next.url}/main`), old.url],
    ] as const) {
      const scripts = [...page.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([path]) => path);
      const lost = await Promise.all([...new Set(scripts)].map(async (path) => (await fetch(at + path)).ok));
      check(
        lost.length > 0 && lost.every(Boolean),
        `each of ${lost.length} scripts and styles of a page of the ${what} version is found at the other`,
      );
    }
    await old.end('SIGKILL');
    await old.start();
    await buys('at the old version, started again on the new schema', () => old.url);
    check((await old.end('SIGTERM')) === 0, 'the old version ends');
    await buys('at the new version alone', () => next.url);
    for (const each of [...diary.broken, ...diary.refused.keys()]) check(false, each);
    const ledgers = await checkLedgers(database, config, provider);
    check(ledgers.length === 0, `every ledger is exact after ${diary.paid} orders ${ledgers.join('; ')}`);
  } finally {
    await database.close();
    for (const each of [old, next]) await each.end('SIGKILL');
    await provider.close();
    await server.stop();
  }
}

function migrated(settings: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['tools/migrate.ts'], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  return new Promise((done) => child.once('close', (code) => done({ code, said })));
}

/** A design that the shop sells, in stock. */
async function findDesign(at: string): Promise<Goods> {
  const query =
    '{ product_product_customs(where: {type: {_eq: "SHOP"}, option: {stock_count: {_gt: 30}}}, order_by: {option: {stock_count: desc}}, limit: 1) { id product_id option { id } } }';
  const body = JSON.stringify({ query });
  const reply = await fetch(`${at}/v1/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const { data } = (await reply.json()) as {
    data: { product_product_customs: { id: number; product_id: number; option: { id: number } }[] };
  };
  const [design] = data.product_product_customs;
  if (design === undefined) throw new Error('the demonstration shows no design');
  return { product: design.product_id, option: design.option.id, design: design.id };
}

async function textOf(url: string): Promise<string> {
  return (await fetch(url, { headers: { 'accept-language': 'ko' } })).text();
}

/** Within ten seconds. */
async function soon(isSo: () => Promise<boolean>): Promise<boolean> {
  for (let left = 100; left > 0; left -= 1) {
    if (await isSo()) return true;
    await pause(100);
  }
  return false;
}
