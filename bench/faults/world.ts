import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { standInPath } from '#contract/stand-in-paths.ts';
import { runningEmbedded } from '#db/embedded/running.ts';
import { freePort } from '#db/free-port.ts';
import { connect, type Database } from '#db/open.ts';
import { type Config, readConfig } from '#server/config.ts';
import { expireOrders } from '#server/nouns/order/placing/expire-orders-job.ts';
import { sweepPayments } from '#server/nouns/payment/sweep-payments-job.ts';
import { openShop, type Shop } from '#server/shop.ts';
import { ledgerViolations, moneyDisagreements } from '#test/ledgers.ts';
import { memberToken } from '#test/member-token.ts';
import { type AddedProduct, addCatalogue, addProduct } from '#test/rows/commerce-rows.ts';
import { type Provider, startProvider } from './provider.ts';
import { type ShopHandle, shopHandle } from './shop-handle.ts';
import type { Shopper } from './shopper.ts';

/** A shop on its own embedded database with a provider beside it, and everything an attack needs to inspect them. */
export interface World {
  dataDir: string;
  settings: Record<string, string>;
  shop: ShopHandle;
  provider: Provider;
  shoppers: Shopper[];
  /** A product with this stock. */
  product(code: string, stock: number): Promise<AddedProduct>;
  /** The shop's database; a new connection after the database was killed. */
  database(): Database;
  /** Advances the jobs' clock until nothing is in progress, then checks every ledger in SQL and at the provider. */
  ledgers(): Promise<string[]>;
  /** Runs the order and payment jobs once, with a clock this many minutes ahead. */
  runJobs(minutesAhead: number): Promise<void>;
  close(): Promise<void>;
}

const shoppersMade = 1_000;

/** Opens a demonstration shop with 1,000 more members and the stand-in as a provider in this process. */
export async function openWorld(): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), 'seam-faults-'));
  const port = await freePort();
  const settings = { ...(await settingsOf(port)), DATA_DIR: dataDir };
  const config = readConfig(settings);
  const provider = await startProvider(config);
  const shop = shopHandle(settings);
  await shop.start();
  let database = connect(await embeddedUrl(dataDir), { patience: 5 });
  const database_ = () => database;
  const catalogue = await addCatalogue(database.service);
  const shoppers = await addShoppers(database, config, shoppersMade);
  return {
    dataDir,
    settings,
    shop,
    provider,
    shoppers,
    product: (code, stock) => addProduct(database_().service, catalogue, { code, stocks: [stock] }),
    database: database_,
    async ledgers() {
      await database.close();
      database = connect(await embeddedUrl(dataDir), { patience: 5 });
      return checkLedgers(database, config, provider);
    },
    async runJobs(minutesAhead) {
      const clock = () => new Date(Date.now() + minutesAhead * 60_000);
      await runJobs(openShop({ config, database, clock }));
    },
    async close() {
      await database.close();
      await shop.end('SIGTERM');
      await provider.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Settings of a shop at this port whose provider is a process beside it (`startProvider`). */
export async function settingsOf(port: number) {
  return {
    // The stand-in pays over a test channel, which a live shop rejects.
    SEAM_MODE: 'demo',
    PORT: String(port),
    HOST: 'localhost',
    PUBLIC_URL: `http://localhost:${port}`,
    SECRET: 'faults-faults-faults-faults-faults',
    CLIENT_SECRET: 'faults-faults-faults',
    LOG_LEVEL: 'fatal',
    PORTONE_STORE_ID: 'store-faults',
    PORTONE_CHANNEL_KEY: 'channel-faults',
    PORTONE_API_SECRET: 'faults-secret-faults-secret',
    PORTONE_WEBHOOK_SECRET: `whsec_${Buffer.from('faults-secret-faults-secret').toString('base64')}`,
    PORTONE_API_URL: `http://127.0.0.1:${await freePort()}${standInPath}`,
  };
}

async function embeddedUrl(dataDir: string): Promise<string> {
  const url = await runningEmbedded(dataDir);
  if (url === null) throw new Error('the database of the shop does not answer');
  return url;
}

/** Members with a token each. Each has its own address, because limits by address are another attack. */
export async function addShoppers(database: Database, config: Config, count: number): Promise<Shopper[]> {
  const rows = await database.service
    .insertInto('member.members')
    .values(
      Array.from({ length: count }, (_, index) => ({
        email: `fault${index}@seam.example`,
        name: '김이음',
        nickname: `이음${index}`,
        phone: '01012345678',
      })),
    )
    .returning('id')
    .execute();
  const now = new Date();
  const shop = { config, database, clock: () => now };
  return Promise.all(
    rows.map(async ({ id }, index) => ({
      userId: id,
      token: await memberToken(shop, { userId: id, roles: ['user'], now }),
      address: `10.1.${Math.floor(index / 250)}.${index % 250}`,
    })),
  );
}

// The sweeper skips recent attempts, whose window may be open, and unpaid orders not yet due; an hour ahead both are over.
const ahead = () => new Date(Date.now() + 3_600_000);

/** Runs the jobs until nothing is in progress; returns what is wrong in SQL or at the provider. */
export async function checkLedgers(database: Database, config: Config, provider: Pick<Provider, 'held'>): Promise<string[]> {
  const shop = openShop({ config, database, clock: ahead });
  for (let round = 0; round < 3; round += 1) await runJobs(shop);
  const connection = database.servicePool;
  const violations = (await ledgerViolations(connection)).map(({ ledger, rows }) => `${ledger}: ${JSON.stringify(rows.slice(0, 3))}`);
  const differences = (await moneyDisagreements(connection, await provider.held())).map((each) => JSON.stringify(each));
  return [...violations, ...differences];
}

async function runJobs(shop: Shop): Promise<void> {
  await sweepPayments(shop);
  await expireOrders(shop);
}
