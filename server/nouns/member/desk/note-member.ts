import { type Failure, fail } from '#contract/errors/errors.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';

/** Writes the note that staff have about a member. Errors: MEMBER_NOT_FOUND; MEMBER_GONE for one who was forgotten. */
export function noteMember(shop: Shop, id: string, staff_note: string): Promise<Record<string, never> | Failure> {
  return inTransaction<Record<string, never>>(shop.database.service, async (trx) => {
    const member = await trx.selectFrom('member.members').select('purged_at').where('id', '=', id).forUpdate().executeTakeFirst();
    if (member === undefined) return fail('MEMBER_NOT_FOUND');
    if (member.purged_at !== null) return fail('MEMBER_GONE');
    await trx.updateTable('member.members').set({ staff_note }).where('id', '=', id).execute();
    return {};
  });
}
