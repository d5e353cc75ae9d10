import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#db/embedded.ts';
import { migrate } from '#db/migrate.ts';
import { ensureDatabase } from '#db/open.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The throwaway PostgreSQL of this run. */
    databaseServer: string;
  }
}

/** One PostgreSQL for the whole run with one migrated template; each test file copies it (test/database.ts). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'seam-test-'));
  const server = await startEmbedded({ dataDir: folder, throwaway: true });
  const client = new pg.Client({ connectionString: await ensureDatabase(server.url, 'seam_template') });
  await client.connect();
  await migrate(client);
  await client.end();
  project.provide('databaseServer', server.url);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
