import { openDatabase } from '#db/open.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { holdDataDir } from '#server/data-dir.ts';
import { fillShop } from '#server/fill-shop.ts';
import { collectWhenIdle } from '#server/idle-memory.ts';

const config = readConfig();
const release = holdDataDir(config.dataDir);
const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir });
const shop = { config, database, clock: () => new Date() };
await fillShop(shop, console.log);
const app = await buildApp(shop);
const address = await app.listen({ port: config.port, host: config.host });
collectWhenIdle();
console.log(`Seam (${config.mode}) is open: ${config.mode === 'demo' ? config.publicUrl : address}`);

let closing = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // A second Ctrl-C does not wait, and nothing waits longer than five seconds.
    if (closing) process.exit(1);
    closing = true;
    setTimeout(() => process.exit(1), 4_800).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
}

async function close(): Promise<void> {
  app.server.closeAllConnections();
  await app.close();
  await database.close();
  release();
}
