import { hasCluster } from '#db/embedded/home.ts';
import { runningEmbedded } from '#db/embedded/running.ts';
import { startEmbedded } from '#db/embedded.ts';
import { appliedMigrations } from '#db/migrate.ts';
import { type Database, embeddedName, ensureDatabase, openDatabase } from '#db/open.ts';
import { openClient } from '#db/pool.ts';
import type { Place } from '#server/config.ts';
import { lockDataDir } from '#server/process/data-dir.ts';
import { modeOf } from '#server/process/shop-mode.ts';

export interface OpenPlace {
  /** URL of the shop's database with the owner's rights. */
  url: string;
  dataDir: string;
  storage: Place['storage'];
  /** True when a shop is running on the embedded database. With DATABASE_URL this cannot be detected. */
  isShopOpen: boolean;
  close(): Promise<void>;
}

/**
 * Connects to the shop's database for a command that runs beside the shop: DATABASE_URL, or else the embedded database, started for the
 * duration of the command if no shop is running it. Only a command that makes a shop (`isNewAllowed`) may begin in an empty folder: for any
 * other, DATA_DIR is wrong. Errors: throws when there is no shop, or when the data folder belongs to one whose database does not respond.
 */
export async function openPlace({ databaseUrl, ...place }: Place, { isNewAllowed = false } = {}): Promise<OpenPlace> {
  const { dataDir } = place;
  if (databaseUrl !== undefined) return { ...place, url: databaseUrl, isShopOpen: false, close: async () => {} };
  if (!isNewAllowed && !hasCluster(dataDir))
    throw new Error(`There is no shop in ${dataDir}. Set DATA_DIR or DATABASE_URL as the shop has it.`);
  const running = await runningEmbedded(dataDir);
  if (running !== null) return { ...place, url: running, isShopOpen: true, close: async () => {} };
  const letGo = lockDataDir(dataDir);
  const server = await startEmbedded({ dataDir });
  const url = await ensureDatabase(server.url, embeddedName);
  return {
    ...place,
    url,
    isShopOpen: false,
    async close() {
      await server.stop();
      letGo();
    },
  };
}

/**
 * Opens the database of a place for a command that works on a shop, and migrates it as a start does. Errors: throws before it writes when
 * no shop was ever opened on it: an administrator made there would make it a live shop.
 */
export async function openShopDatabase({ url, dataDir }: Pick<OpenPlace, 'url' | 'dataDir'>): Promise<Database> {
  const client = openClient(url);
  await client.connect();
  const isEmpty = await appliedMigrations(client)
    .then((applied) => applied.length === 0)
    .finally(() => client.end());
  if (isEmpty) throw new Error(noShop);
  return openDatabase({
    databaseUrl: url,
    dataDir,
    async beforeMigrating({ service }) {
      if ((await modeOf(service)) === undefined) throw new Error(noShop);
    },
  });
}

const noShop = 'This database holds no shop yet. Set DATA_DIR or DATABASE_URL as the shop has it; a new shop is started once before.';
