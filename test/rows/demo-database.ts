import type { Database } from '#db/open.ts';
import { templateOf, testDatabase } from '../database.ts';
import { fillDemoRows } from './demo-rows.ts';

/**
 * A separate database for this test file with all rows of the demonstration shop. The first file of a run that asks fills a template; the
 * others copy it.
 */
export async function demoDatabase(): Promise<Database> {
  return testDatabase(await templateOf('seam_demo', fillDemoRows));
}
