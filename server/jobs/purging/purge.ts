import { sql } from 'kysely';
import { accessLogCutoff, cartCutoff, idempotencyCutoff } from '#rules/member/retention.ts';
import { statesIn } from '#rules/order/order-state.ts';
import type { Shop } from '#server/shop.ts';
import { eachDueRow, forgetUnmet, triedRows } from '../running/each-row.ts';
import { deleteExpiredRows } from './expired-rows.ts';

/** Rows that are looked at one by one in one run. */
const MOST = 1_000;

/** Rows of one kind whose time is over: how they are found, and what names one of them. */
interface Purge {
  job: string;
  table: 'sales.carts' | 'sales.checkouts' | 'sales.idempotency_keys';
  key: string;
  isOver: ReturnType<typeof sql<boolean>>;
}

/** Carts nobody visited for 30 days (specification 9). Designs in them stay among the saved ones. */
export function purgeCarts(shop: Shop): Promise<number> {
  const isOver = sql<boolean>`last_visited_at < ${cartCutoff(shop.clock())}`;
  return purge(shop, { job: 'purge-carts', table: 'sales.carts', key: 'id::text', isOver });
}

/** Order sheets whose time is over; the orders placed from them stay. */
export function purgeCheckouts(shop: Shop): Promise<number> {
  // An order that waits for its payment still empties the cart through its sheet.
  const isOver = sql<boolean>`expires_at < ${shop.clock()} and not exists (
    select 1 from sales.orders waiting
    where waiting.checkout_id = checkouts.id and waiting.status in (${sql.join(statesIn('waiting'))}) and waiting.cancelled_at is null)`;
  return purge(shop, { job: 'purge-checkouts', table: 'sales.checkouts', key: 'id::text', isOver });
}

/** First replies whose repeats no one sends any more. */
export function purgeIdempotencyKeys(shop: Shop): Promise<number> {
  const isOver = sql<boolean>`created_at < ${idempotencyCutoff(shop.clock())}`;
  return purge(shop, { job: 'purge-idempotency-keys', table: 'sales.idempotency_keys', key: "actor || ' ' || key", isOver });
}

/** All of them in one statement; when one row stands in its way, each by itself, and that one alone stays. */
async function purge(shop: Shop, { job, table, key, isOver }: Purge): Promise<number> {
  const { service } = shop.database;
  try {
    const { numDeletedRows } = await service.deleteFrom(table).where(isOver).executeTakeFirstOrThrow();
    await forgetUnmet(shop, job, await triedRows(shop, job), []);
    return Number(numDeletedRows);
  } catch {
    return eachDueRow(shop, {
      job,
      find: async ({ later }) => {
        const { rows } = await sql<{ key: string }>`select ${sql.raw(key)} as key from ${sql.table(table)}
          where ${isOver} and not ${sql.raw(key)} = any(${later}::text[]) limit ${MOST}`.execute(service);
        return { rows: rows.map((row) => row.key), isAll: rows.length < MOST };
      },
      keyOf: (each) => each,
      work: async (each) => {
        const { numDeletedRows } = await service
          .deleteFrom(table)
          .where(isOver)
          .where(sql<boolean>`${sql.raw(key)} = ${each}`)
          .executeTakeFirstOrThrow();
        return numDeletedRows > 0n ? 'DONE' : 'NOTHING';
      },
    });
  }
}

/** Sign-ins whose time is over, waits, proofs, answers to refreshes and counters that nobody needs any more. */
export function purgeIdentity(shop: Shop): Promise<number> {
  return deleteExpiredRows(shop.database.identity, shop.clock());
}

/** Entries of the security log that are older than anybody may want them. */
export async function purgeAccessLog(shop: Shop): Promise<number> {
  const { numDeletedRows } = await shop.database.identity
    .deleteFrom('identity.security_events')
    .where('created_at', '<', accessLogCutoff(shop.clock()))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
