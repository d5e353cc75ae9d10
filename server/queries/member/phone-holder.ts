import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.generated.ts';

/** The member who proved to have this phone (digits); one at most, by its unique index. Somebody who withdrew has it until they are forgotten. */
export function phoneHolder(db: Kysely<DB>, phone: string) {
  return db
    .selectFrom('member.members')
    .where('member.members.phone', '=', phone)
    .where('member.members.phone_verified_at', 'is not', null);
}
