import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.generated.ts';

/** The member with this verified phone (digits); at most one, by its unique index. A withdrawn member keeps it until they are erased. */
export function findPhoneHolder(db: Kysely<DB>, phone: string) {
  return db
    .selectFrom('member.members')
    .where('member.members.phone', '=', phone)
    .where('member.members.phone_verified_at', 'is not', null);
}
