import type { Database } from '#db/open.ts';
import { templateOf, testDatabase } from '../database.ts';
import { fillDemoRows } from './demo-rows.ts';

/** A database of this test file's own with all rows of the demonstration shop. The first file of a run that asks fills them in; the others copy. */
export async function demoDatabase(): Promise<Database> {
  return testDatabase(await templateOf('seam_demo', fillDemoRows));
}
