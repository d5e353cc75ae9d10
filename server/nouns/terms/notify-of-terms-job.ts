import type { Localized } from '#contract/rest/values.ts';
import { urlFor } from '#contract/routes.ts';
import { bindsNobody } from '#rules/member/terms.ts';
import { eachDueRow } from '#server/jobs/running/each-row.ts';
import { notifyMembers } from '#server/nouns/notification/notify-member.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';

const job = 'notify-of-terms';

/**
 * Notifies every member, once, of a new version of binding terms, in the transaction that marks the version as announced. A job rather than
 * part of the publication, so that the staff log does not get a row per member. Returns how many versions were announced.
 */
export async function notifyOfTerms(shop: Shop): Promise<number> {
  return eachDueRow(shop, {
    job,
    find: async ({ later }) => {
      const rows = await shop.database.service
        .selectFrom('management.terms as terms')
        .select(['id', 'type', 'name', 'revised_on'])
        .where('told_at', 'is', null)
        .where('deleted_at', 'is', null)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('management.terms as before')
              .select('before.id')
              .whereRef('before.type', '=', 'terms.type')
              .whereRef('before.id', '<', 'terms.id'),
          ),
        )
        .$if(later.length > 0, (query) => query.where('id', 'not in', later.map(Number)))
        .execute();
      return { rows: rows.filter(({ type }) => !bindsNobody(type)), isAll: true };
    },
    keyOf: ({ id }) => String(id),
    work: async (version) => ((await notifyOfVersion(shop, version)) ? 'DONE' : 'NOTHING'),
  });
}

type Version = { id: number; type: string; name: Localized; revised_on: string };

async function notifyOfVersion({ database, clock }: Shop, { id, type, name, revised_on }: Version): Promise<boolean> {
  const now = clock();
  const told = await inTransaction(database.service, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('management.terms')
      .set({ told_at: now })
      .where('id', '=', id)
      .where('told_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    const members = await trx.selectFrom('member.members').select('id').where('withdrawn_at', 'is', null).execute();
    const about = {
      event: 'terms_changed',
      values: { name, day: revised_on },
      onceKey: `version ${id}`,
      now,
    } as const;
    const link = urlFor('terms', {}, { type, version: id });
    await notifyMembers(
      trx,
      members.map((member) => ({ ...about, memberId: member.id, link })),
    );
    return true;
  });
  return told === true;
}
