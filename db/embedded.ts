import { resolve } from 'node:path';
import { prepareCluster } from './embedded/cluster.ts';
import { chooseHome } from './embedded/home.ts';
import { launchServer } from './embedded/server-process.ts';
import { superviseDatabase } from './embedded/supervise.ts';
import { freePort } from './free-port.ts';

export interface EmbeddedServer {
  /** URL of the maintenance database `postgres` on this server. */
  url: string;
  /** True while the server runs; false from an unexpected exit until it answers again. Both are logged. */
  isUp(): boolean;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Folder that contains the cluster in `postgres/`; created if missing. */
  dataDir: string;
  /** Faster but unsafe on power loss: for tests only. */
  throwaway?: boolean;
  /** Reports that the server exited unexpectedly, and how that is handled. */
  say?: ((line: string) => void) | undefined;
  /** How long a server may take to end, in ms, before it is killed. */
  patience?: number | undefined;
}

/**
 * Starts PostgreSQL from npm on a free loopback port and waits until it answers. If it exits unexpectedly, it is restarted on the same
 * port. A server left behind by a killed process is stopped first, so that it cannot block the start.
 * Errors: throws with the server's last output when it does not start.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { dataDir, throwaway = false, say = console.error, patience } = options;
  const home = chooseHome(resolve(dataDir));
  const password = await prepareCluster(home, say);
  const port = await freePort();
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const { isUp, stop } = await superviseDatabase({
    launch: (stopping) => launchServer({ home, url, port, throwaway, say, patience }, stopping),
    say,
  });
  return { url, isUp, stop };
}
