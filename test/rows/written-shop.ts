import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.generated.ts';
import { writeCompany } from '#demo/seed/seed-company.ts';

/** Makes a test's shop count as written: with a company and terms in force it takes members and orders (rules/office/opening.ts). */
export async function haveWritten(db: Kysely<DB>): Promise<void> {
  if (await db.selectFrom('management.shop_info').select('id').executeTakeFirst()) return;
  await writeCompany(db);
}
