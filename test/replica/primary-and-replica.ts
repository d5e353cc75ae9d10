import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseHome, passwordFileOf } from '#db/embedded/home.ts';
import { type EmbeddedServer, startEmbedded } from '#db/embedded.ts';

/** A real primary and real streaming replicas of it: PostgreSQL from npm on copies of the primary's stopped folder. */
export interface PrimaryAndReplica {
  primary: EmbeddedServer;
  /** Starts the replica in this place of the folders, on another port each time. */
  startReplica(place?: number): Promise<EmbeddedServer>;
}

/** Opens them in empty folders, the primary in the first; `fill` puts into it what all hold. The caller stops them and removes the folders. */
export async function primaryAndReplica(
  folders: readonly [string, string, ...string[]],
  fill: (server: EmbeddedServer) => Promise<unknown>,
  throwaway = true,
): Promise<PrimaryAndReplica> {
  const [first, ...others] = folders;
  const from = chooseHome(first);
  const made = await startEmbedded({ dataDir: first, throwaway });
  await fill(made).finally(() => made.stop());
  for (const folder of others) {
    cpSync(from.cluster, chooseHome(folder).cluster, { recursive: true });
    cpSync(passwordFileOf(from), passwordFileOf(chooseHome(folder)));
  }
  const primary = await startEmbedded({ dataDir: first, throwaway, say: () => {} });
  const { port, password } = new URL(primary.url);
  for (const folder of others) {
    const { cluster } = chooseHome(folder);
    writeFileSync(join(cluster, 'standby.signal'), '');
    writeFileSync(
      join(cluster, 'postgresql.auto.conf'),
      `primary_conninfo = 'host=127.0.0.1 port=${port} user=postgres password=${password}'\nwal_retrieve_retry_interval = '100ms'\n`,
    );
  }
  return { primary, startReplica: (place = 1) => startEmbedded({ dataDir: folders[place] ?? '', throwaway, say: () => {} }) };
}
