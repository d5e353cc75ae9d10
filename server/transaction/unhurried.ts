import { sql } from 'kysely';

/**
 * A column that lets its transaction be answered before it is written to disk. Only for data needed only together with a later
 * transaction, which writes everything before it: a claimed key, a received webhook, a lock without a write.
 */
export const unhurried = sql<string>`set_config('synchronous_commit', 'off', true)`.as('synchronous_commit');
