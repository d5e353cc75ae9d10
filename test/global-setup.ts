import { rmSync } from 'node:fs';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#db/embedded.ts';
import { migrate } from '#db/migrate.ts';
import { ensureDatabase } from '#db/open.ts';
import { throwawayFolder } from './throwaway-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** This run's throwaway PostgreSQL. */
    databaseServer: string;
  }
}

/** One PostgreSQL for the whole run with one migrated template; each test file copies it (test/database.ts). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = throwawayFolder();
  const server = await startEmbedded({ dataDir: folder, throwaway: true });
  const client = new pg.Client({ connectionString: await ensureDatabase(server.url, 'seam_template') });
  await client.connect();
  // Test files connect more than a thousand times, and slow password hashing protects nothing here: set first, the logins take it over.
  await client.query('set scram_iterations = 1');
  await client.query(`alter role current_user password '${new URL(server.url).password}'`);
  await migrate(client);
  // Tests prove nothing about time on a busy machine (test/database.ts).
  for (const login of ['public', 'members', 'service', 'identity']) {
    for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout'])
      await client.query(`alter role postgres_${login} set ${limit} = '5min'`);
  }
  // Autovacuum would run on hundreds of short-lived databases at unpredictable times; a test of plans calls `analyze` itself.
  await client.query('alter system set autovacuum = off');
  await client.query('select pg_reload_conf()');
  await client.end();
  project.provide('databaseServer', server.url);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
