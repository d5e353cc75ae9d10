import { sql } from 'kysely';
import { accessLogCutoff, cartCutoff, idempotencyCutoff } from '#rules/member/retention.ts';
import { statesIn } from '#rules/order/order-state.ts';
import type { Shop } from '#server/shop.ts';
import { eachDueRow, forgetUnmet, triedRows } from '../running/each-row.ts';
import { deleteExpiredRows } from './expired-rows.ts';

/** Maximum rows handled one by one per run. */
const MOST = 1_000;

/** Expired rows of one kind: how to find and to identify them. */
interface Purge {
  job: string;
  table: 'sales.carts' | 'sales.checkouts' | 'sales.idempotency_keys';
  key: string;
  isOver: ReturnType<typeof sql<boolean>>;
}

/** Deletes carts not visited for 30 days (specification 9.6). Their designs stay saved. */
export function purgeCarts(shop: Shop): Promise<number> {
  const isOver = sql<boolean>`last_visited_at < ${cartCutoff(shop.clock())}`;
  return purge(shop, { job: 'purge-carts', table: 'sales.carts', key: 'id::text', isOver });
}

/** Deletes expired checkouts; the orders placed from them stay. */
export function purgeCheckouts(shop: Shop): Promise<number> {
  // An order that waits for its payment still empties the cart through its checkout.
  const isOver = sql<boolean>`expires_at < ${shop.clock()} and not exists (
    select 1 from sales.orders waiting
    where waiting.checkout_id = checkouts.id and waiting.status in (${sql.join(statesIn('waiting'))}) and waiting.cancelled_at is null)`;
  return purge(shop, { job: 'purge-checkouts', table: 'sales.checkouts', key: 'id::text', isOver });
}

/** Deletes stored responses whose requests are no longer retried. */
export function purgeIdempotencyKeys(shop: Shop): Promise<number> {
  const isOver = sql<boolean>`created_at < ${idempotencyCutoff(shop.clock())}`;
  return purge(shop, { job: 'purge-idempotency-keys', table: 'sales.idempotency_keys', key: "actor || ' ' || key", isOver });
}

/** Deletes all rows in one statement; if one of them cannot be deleted, one by one, so that only that row stays. */
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

/** Deletes expired sign-ins, delays, proofs, refresh responses and counters. */
export function purgeIdentity(shop: Shop): Promise<number> {
  return deleteExpiredRows(shop.database.identity, shop.clock());
}

/** Deletes security log entries, and what members logged of their own doings, past their retention. */
export async function purgeAccessLog(shop: Shop): Promise<number> {
  const before = accessLogCutoff(shop.clock());
  const logs = await shop.database.service.deleteFrom('management.logs').where('created_at', '<', before).executeTakeFirstOrThrow();
  const { numDeletedRows } = await shop.database.identity
    .deleteFrom('identity.security_events')
    .where('created_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows + logs.numDeletedRows);
}
