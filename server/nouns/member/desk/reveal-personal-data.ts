import { sql } from 'kysely';
import { type Failure, fail } from '#contract/errors/errors.ts';
import type { Revealed, RevealRequest } from '#contract/rest/admin/reveals.ts';
import { personalData } from '#rules/member/personal-data.ts';
import { logLook } from '#server/nouns/audit/log-look.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';

/** Shows a member of staff the personal data of one row and logs the access. Failures: NOT_FOUND. */
export async function revealPersonalData(shop: Shop, staffId: string, { kind, id }: RevealRequest): Promise<Revealed | Failure> {
  const { table, columns, ...found } = personalData[kind];
  const key = 'key' in found ? found.key : 'id';
  return inTransaction(shop.database.service, async (trx) => {
    const { rows } = await sql<Record<string, unknown>>`
      select ${sql.join(columns.map((column) => sql`${sql.ref(column)}::text`))} from ${sql.table(table)} where ${sql.ref(key)}::text = ${id}`.execute(
      trx,
    );
    const [row] = rows;
    if (row === undefined) return fail('NOT_FOUND');
    await logLook(trx, staffId, table, { id, columns });
    return { values: row as Revealed['values'] };
  });
}
