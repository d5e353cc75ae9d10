import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { embeddedName } from '../open.ts';
import { openClient } from '../pool.ts';
import { chooseHome } from './home.ts';
import { readPassword } from './password.ts';
import { readPostmaster } from './postmaster-file.ts';

/**
 * The URL of the embedded database of a shop running on this data folder; null when none answers. The file with the port may be a dead
 * server's, so the server must accept our password and serve our folder.
 */
export async function runningEmbedded(dataDir: string): Promise<string | null> {
  if (!existsSync(dataDir)) return null;
  const home = chooseHome(resolve(dataDir));
  const server = readPostmaster(home.cluster);
  const password = readPassword(home);
  if (server === null || password === undefined) return null;
  const url = `postgres://postgres:${password}@127.0.0.1:${server.port}/${embeddedName}`;
  const client = openClient(url, { connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ folder: string }>("select current_setting('data_directory') as folder");
    return realpathSync(rows[0]?.folder ?? '') === realpathSync(home.cluster) ? url : null;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => {});
  }
}
