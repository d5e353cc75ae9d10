import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.generated.ts';

/** Undoes a withdrawal; no personal data has been deleted yet. */
export async function restoreMember(identity: Kysely<DB>, userId: string): Promise<void> {
  await identity
    .updateTable('member.members')
    .set({ withdrawn_at: null, withdrawal_reason: null })
    .where('id', '=', userId)
    .where('purged_at', 'is', null)
    .execute();
}
