import { createHash, randomBytes } from 'node:crypto';
import { type Failure, fail } from '#contract/errors/errors.ts';
import type { MadeKey, MakeKey } from '#contract/rest/programs/integrations.ts';
import { DAY_MS } from '#rules/shop/day.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';

/** Creates an API key, whose secret is returned only this once. */
export function makeKey({ database, clock }: Shop, staffId: string, { name, scopes, days }: MakeKey): Promise<MadeKey | Failure> {
  const secret = randomBytes(32).toString('base64url');
  const now = clock();
  return inTransaction<MadeKey>(database.service, async (trx) => {
    const { id } = await trx
      .insertInto('management.api_keys')
      .values({
        name,
        scopes: [...new Set(scopes)],
        secret_hash: createHash('sha256').update(secret).digest('hex'),
        made_by: staffId,
        created_at: now,
        expires_at: new Date(now.getTime() + days * DAY_MS),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, secret };
  });
}

/** Ends an API key: the next request with it is refused. Failures: NOT_FOUND. */
export function endKey({ database, clock }: Shop, id: string): Promise<null | Failure> {
  return inTransaction(database.service, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('management.api_keys')
      .set({ ended_at: clock() })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 0n ? fail('NOT_FOUND') : null;
  });
}
