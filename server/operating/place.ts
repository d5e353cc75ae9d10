import { existsSync } from 'node:fs';
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
 * duration of the command if no shop is running it. Errors: throws when the data folder belongs to a shop whose database does not respond.
 */
export async function openPlace({ databaseUrl, dataDir }: Place): Promise<OpenPlace> {
  if (databaseUrl !== undefined) return { url: databaseUrl, dataDir, isShopOpen: false, close: async () => {} };
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

/** Whether there is anything to save: an external database, or a data folder that was used. */
export function isUsed({ databaseUrl, dataDir }: Place): boolean {
  return databaseUrl !== undefined || existsSync(dataDir);
}
