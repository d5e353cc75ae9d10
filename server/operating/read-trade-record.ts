import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.generated.ts';
import { openTradeRecord } from '../nouns/member/profile/keep-trade-records.ts';

/**
 * The retained order record of a deleted member, as JSON, for an authority or a dispute. Errors: throws when there is none, or when it was
 * sealed with another SECRET.
 */
export async function readTradeRecord(db: Kysely<DB>, secret: string, reference: string): Promise<string> {
  const found = await db
    .selectFrom('sales.trade_records')
    .select(['kind', 'sealed_record', 'kept_until'])
    .where('reference', '=', reference)
    .execute();
  if (found.length === 0) throw new Error(`There is no kept record ${reference}: the member is still here, or its time is over.`);
  const records = found.map(({ kind, sealed_record, kept_until }) => {
    const record = openTradeRecord(sealed_record, secret);
    if (record === null) throw new Error('The record was sealed with another SECRET.');
    return { kind, kept_until, record };
  });
  return JSON.stringify(records, null, 2);
}
