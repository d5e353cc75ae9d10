import { openDatabase } from '#db/open.ts';
import { seed } from '#db/seed.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { holdDataDir } from '#server/data-dir.ts';

const config = readConfig();
const release = holdDataDir(config.dataDir);
const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir });
await seed({ database, dataDir: config.dataDir, demo: config.mode === 'demo', now: new Date(), say: console.log });
const app = await buildApp({ config, database, clock: () => new Date() });
const address = await app.listen({ port: config.port, host: config.host });
console.log(`Seam (${config.mode}) is open: ${config.mode === 'demo' ? config.publicUrl : address}`);

let closing = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // A second Ctrl-C does not wait.
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
  await app.close();
  await database.close();
  release();
}
