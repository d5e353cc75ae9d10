import { resolve } from 'node:path';
import { prepareCluster } from './embedded/cluster.ts';
import { chooseHome } from './embedded/home.ts';
import { launchServer } from './embedded/server-process.ts';
import { keepRunning } from './embedded/supervise.ts';
import { freePort } from './free-port.ts';

export interface EmbeddedServer {
  /** Address of the maintenance database `postgres` on this server. */
  url: string;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Folder that holds the cluster in `postgres/`; made when missing. */
  dataDir: string;
  /** Faster and unsafe on power loss: for tests only. */
  throwaway?: boolean;
  /** Told when the server ended by itself and what is done about it. */
  say?: (line: string) => void;
}

/**
 * Starts PostgreSQL from npm on a free loopback port and waits until it answers; if it ends by itself it is restarted on the same port. A server
 * left behind by a killed process is stopped first, so that it cannot block the next start.
 * Errors: throws with the server's own last words when it does not come up.
 */
export async function startEmbedded({ dataDir, throwaway = false, say = console.error }: EmbeddedOptions): Promise<EmbeddedServer> {
  const home = chooseHome(resolve(dataDir));
  const password = await prepareCluster(home);
  const port = await freePort();
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const { stop } = await keepRunning({ launch: (stopping) => launchServer({ home, url, port, throwaway }, stopping), say });
  return { url, stop };
}
