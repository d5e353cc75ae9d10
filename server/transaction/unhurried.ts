import { sql } from 'kysely';

/**
 * A column that lets the transaction of its statement be answered before the disk has it. Only for what nothing rests on until a later
 * transaction is on the disk, which brings everything before it along: a key claimed, a webhook received, a lock without a write.
 */
export const unhurried = sql<string>`set_config('synchronous_commit', 'off', true)`.as('synchronous_commit');
