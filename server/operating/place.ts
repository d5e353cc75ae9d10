import { hasCluster } from '#db/embedded/home.ts';
import { runningEmbedded } from '#db/embedded/running.ts';
import { startEmbedded } from '#db/embedded.ts';
import { embeddedName, ensureDatabase } from '#db/open.ts';
import type { Place } from '#server/config.ts';
import { holdDataDir } from '#server/process/data-dir.ts';

export interface OpenPlace {
  /** URL of the shop's database with the owner's rights. */
  url: string;
  dataDir: string;
  /** True when a shop is running on the embedded database. With DATABASE_URL this cannot be detected. */
  isShopOpen: boolean;
  close(): Promise<void>;
}

/**
 * Connects to the shop's database for a command that runs beside the shop: DATABASE_URL, or else the embedded database, started for the
 * duration of the command if no shop is running it. Only a command that makes a shop (`isNewAllowed`) may begin in an empty folder: for any
 * other, DATA_DIR is wrong. Errors: throws when there is no shop, or when the data folder belongs to one whose database does not respond.
 */
export async function openPlace({ databaseUrl, dataDir }: Place, { isNewAllowed = false } = {}): Promise<OpenPlace> {
  if (databaseUrl !== undefined) return { url: databaseUrl, dataDir, isShopOpen: false, close: async () => {} };
  if (!isNewAllowed && !hasCluster(dataDir))
    throw new Error(`There is no shop in ${dataDir}. Set DATA_DIR or DATABASE_URL as the shop has it.`);
  const running = await runningEmbedded(dataDir);
  if (running !== null) return { url: running, dataDir, isShopOpen: true, close: async () => {} };
  const letGo = holdDataDir(dataDir);
  const server = await startEmbedded({ dataDir });
  const url = await ensureDatabase(server.url, embeddedName);
  return {
    url,
    dataDir,
    isShopOpen: false,
    async close() {
      await server.stop();
      letGo();
    },
  };
}
