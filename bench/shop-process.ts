// The process under test: the shop with demonstration rows, more graphics, and the hand-written baselines beside it.
// Speaks JSON lines on standard output; its parent (bench/run.ts) ends it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '#db/embedded.ts';
import { migrate } from '#db/migrate.ts';
import { connect, ensureDatabase } from '#db/open.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openShop } from '#server/shop.ts';
import { fillDemoRows } from '#test/demo-rows.ts';
import { memberToken } from '#test/member-token.ts';
import { addBaselines } from './baselines.ts';
import { addGraphics } from './rows.ts';

const graphics = Number(process.argv[2] ?? 10_000);
const port = Number(process.argv[3] ?? 0);
const dataDir = mkdtempSync(join(tmpdir(), 'seam-bench-'));
const server = await startEmbedded({ dataDir });
const url = await ensureDatabase(server.url, 'seam');
const client = new pg.Client({ connectionString: url });
await client.connect();
await migrate(client);
const database = connect(url);
await fillDemoRows(database);
await addGraphics(client, graphics);
await client.end();

const config = readConfig({ DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error', SERVICES: 'identity,data,images,rest,web' });
const shop = openShop({ config, database, clock: () => new Date() });
const app = await buildApp(shop);
addBaselines(app, database, config);
await app.listen({ port, host: '127.0.0.1' });

const members = await database.service
  .selectFrom('member.members')
  .select(['id', 'email'])
  .where('email', 'like', 'bench%')
  .orderBy('email')
  .execute();
const tokens = await Promise.all(members.map(({ id }) => memberToken(shop, { userId: id, roles: ['user'], now: new Date() })));
const { id: option, product_id: product } = await database.service
  .selectFrom('product.product_options')
  .select(['id', 'product_id'])
  .where('stock_count', '>', 100_000)
  .executeTakeFirstOrThrow();
say({ ready: true, tokens, userIds: members.map(({ id }) => id), option, product });

process.on('message', (question) => {
  if (question === 'memory') {
    globalThis.gc?.();
    say({ rss: process.memoryUsage().rss });
  }
  if (question === 'end') void end();
});

async function end(): Promise<void> {
  app.server.closeAllConnections();
  await app.close();
  await database.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
}

function say(message: object): void {
  process.send?.(message);
}
