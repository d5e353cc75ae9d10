import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '#db/schema.generated.ts';
import { codeCutoff } from '#rules/member/sign-in/verification.ts';

const batch = 1_000;

/** Deletes expired rows in schema identity, in batches so that no lock is held for long. Returns the number of rows. */
export async function deleteExpiredRows(db: Kysely<DB>, now: Date): Promise<number> {
  let total = 0;
  for (const [table, isOver] of expiring(now)) {
    let deleted = batch;
    while (deleted === batch) {
      const result = await sql`
        delete from ${sql.table(table)}
        where ctid in (select ctid from ${sql.table(table)} where ${isOver} limit ${batch})`.execute(db);
      deleted = Number(result.numAffectedRows ?? 0);
      total += deleted;
    }
  }
  return total;
}

function expiring(now: Date): [table: string, isOver: RawBuilder<unknown>][] {
  const tables = ['oidc_payloads', 'sign_ins', 'social_attempts', 'sign_in_waits', 'used_proofs', 'refresh_replies'];
  return [
    ...tables.map((table): [string, RawBuilder<unknown>] => [`identity.${table}`, sql`expires_at < ${now}`]),
    ['identity.verification_codes', sql`created_at < ${codeCutoff(now)}`],
    // rate-limiter-flexible counts in milliseconds.
    ['identity.rate_limits', sql`expire < ${now.getTime()}`],
  ];
}
