import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#db/open.ts';
import { testDatabase } from '../database.ts';
import { fillDemoRows } from '../rows/demo-rows.ts';
import { type StartedTwo, startTwo } from './start-two.ts';

/** Two processes of the shop on one database, and that database. */
export interface TwoProcesses extends StartedTwo {
  database: Database;
}

/**
 * Starts main.ts twice on a database of demonstration rows (no pictures), with one data folder and one secret. Settings go over the
 * environment of both. In a test: `beforeAll(async () => { shop = await twoProcesses(); return shop.end; })`.
 */
export async function twoProcesses(settings: Record<string, string> = {}): Promise<TwoProcesses> {
  const database = await testDatabase();
  await fillDemoRows(database);
  const dataDir = mkdtempSync(join(tmpdir(), 'seam-two-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const shop = await startTwo({ DATABASE_URL: database.url, DATA_DIR: dataDir, ...settings });
    return { ...shop, database, end: () => shop.end().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}
