import type { Database } from '#db/open.ts';
import { atFileEnd } from '../at-file-end.ts';
import { testFolder } from '../open.ts';
import { demoDatabase } from '../rows/demo-database.ts';
import { type StartedTwo, startTwo } from './start-two.ts';

/** Two processes of the shop on one database, and that database. */
export interface TwoProcesses extends StartedTwo {
  database: Database;
}

/**
 * Starts main.ts twice on a database of demonstration rows (no pictures), with one data folder and one secret. `settings` override the
 * environment of both. They stop at the end of this test file.
 */
export async function twoProcesses(settings: Record<string, string> = {}): Promise<TwoProcesses> {
  const database = await demoDatabase();
  const shop = await startTwo({ DATABASE_URL: database.url, DATA_DIR: testFolder(), ...settings });
  atFileEnd(shop.end);
  return { ...shop, database };
}
