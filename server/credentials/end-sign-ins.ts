import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.generated.ts';
import { accessTokenSeconds } from '#rules/member/sign-in/standing.ts';

/** Which of a member's sign-ins to end: one, all but one (the current browser's), or all. */
export type EndedSignIns = { readonly only: string } | { readonly allBut: string | null };

/**
 * Ends a member's sign-ins inside the caller's transaction: deletes their refresh tokens and invalidates their access tokens from the
 * commit on. Returns how many ended; 0 if the sign-in belongs to somebody else.
 */
export async function endSignIns(trx: Kysely<DB>, userId: string, which: EndedSignIns, now: Date): Promise<number> {
  const signIns = await chosen(trx, userId, which);
  // Rotation takes this lock first too (identity/tokens/oidc-store.ts), which prevents a deadlock.
  for (const { grant_id } of signIns) await sql`select pg_advisory_xact_lock(hashtextextended(${grant_id}, 0))`.execute(trx);
  const grants = signIns.map(({ grant_id }) => grant_id);
  if (grants.length === 0) return 0;
  await trx
    .deleteFrom('identity.oidc_payloads')
    .where((row) => row.or([row('grant_id', 'in', grants), row.and([row('kind', '=', 'Grant'), row('id', 'in', grants)])]))
    .execute();
  await markEnded(trx, userId, grants, now);
  return grants.length;
}

/** Records that these grants ended, which invalidates the access tokens issued under them. */
export async function markEnded(trx: Kysely<DB>, userId: string, grants: readonly string[], now: Date): Promise<void> {
  await trx
    .updateTable('identity.sign_ins')
    .set({ ended_at: now, expires_at: new Date(now.getTime() + accessTokenSeconds * 1000) })
    .where('grant_id', 'in', grants)
    .where('ended_at', 'is', null)
    .execute();
  // Only recently ended sign-ins: older ones have no access token that is still alive.
  const ended = trx
    .selectFrom('identity.sign_ins')
    .select(sql<string[]>`coalesce(array_agg(id), '{}')`.as('ids'))
    .where('user_id', '=', userId)
    .where('ended_at', 'is not', null)
    .where('expires_at', '>', now);
  await trx.updateTable('member.members').set({ ended_sign_ins: ended }).where('id', '=', userId).execute();
}

async function chosen(trx: Kysely<DB>, userId: string, which: EndedSignIns): Promise<{ grant_id: string }[]> {
  const live = trx.selectFrom('identity.sign_ins').select('grant_id').where('user_id', '=', userId).where('ended_at', 'is', null);
  if ('only' in which) return live.where('id', '=', which.only).execute();
  const { allBut } = which;
  return (allBut === null ? live : live.where('id', '<>', allBut)).orderBy('grant_id').execute();
}
