import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.generated.ts';

/** Marks a proof as used until it expires; true the first time only, also for requests at once. */
export async function spendProof(identity: Kysely<DB>, nonce: string, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await identity
    .insertInto('identity.used_proofs')
    .values({ nonce, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
