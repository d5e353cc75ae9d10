import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.generated.ts';
import type { Shop } from '#server/shop.ts';

const batch = 1_000;
const everyMs = 60 * 60 * 1000;

/** Deletes sign-ins and social attempts whose time is over, in batches so that no lock is held long. Gives the number of rows. */
export async function deleteExpiredRows(db: Kysely<DB>, now: Date): Promise<number> {
  let total = 0;
  for (const table of ['identity.oidc_payloads', 'identity.social_attempts'] as const) {
    let deleted = batch;
    while (deleted === batch) {
      const result = await sql`
        delete from ${sql.table(table)}
        where ctid in (select ctid from ${sql.table(table)} where expires_at < ${now} limit ${batch})`.execute(db);
      deleted = Number(result.numAffectedRows ?? 0);
      total += deleted;
    }
  }
  return total;
}

/** Keeps the tables of a running identity service small: once an hour, as long as it is open. */
export function sweepExpiredRows(app: FastifyInstance, { database, clock }: Shop): void {
  const timer = setInterval(() => {
    deleteExpiredRows(database.identity, clock()).catch((error: unknown) => app.log.warn({ err: error }, 'expired sign-ins stay for now'));
  }, everyMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
