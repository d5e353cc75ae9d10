import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseHome, passwordFileOf } from '#db/embedded/home.ts';
import { type EmbeddedServer, startEmbedded } from '#db/embedded.ts';

/** A real primary and a real streaming replica of it: PostgreSQL from npm on a copy of the primary's stopped folder. */
export interface PrimaryAndReplica {
  primary: EmbeddedServer;
  /** Starts the replica, on another port each time. */
  startReplica(): Promise<EmbeddedServer>;
}

/** Opens both in two empty folders; `fill` puts into the primary what both hold. The caller stops them and removes the folders. */
export async function primaryAndReplica(
  folders: readonly [string, string],
  fill: (server: EmbeddedServer) => Promise<unknown>,
  throwaway = true,
): Promise<PrimaryAndReplica> {
  const [first, second] = folders;
  const [from, to] = [chooseHome(first), chooseHome(second)];
  const made = await startEmbedded({ dataDir: first, throwaway });
  await fill(made).finally(() => made.stop());
  cpSync(from.cluster, to.cluster, { recursive: true });
  cpSync(passwordFileOf(from), passwordFileOf(to));
  const primary = await startEmbedded({ dataDir: first, throwaway, say: () => {} });
  const { port, password } = new URL(primary.url);
  writeFileSync(join(to.cluster, 'standby.signal'), '');
  writeFileSync(
    join(to.cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=postgres password=${password}'\nwal_retrieve_retry_interval = '100ms'\n`,
  );
  return { primary, startReplica: () => startEmbedded({ dataDir: second, throwaway, say: () => {} }) };
}
