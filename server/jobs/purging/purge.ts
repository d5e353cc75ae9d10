import { sql } from 'kysely';
import { photoCutoff } from '#rules/community/photo.ts';
import { uploadCutoff } from '#rules/home/picture.ts';
import { messageCutoff } from '#rules/member/message.ts';
import { accessLogCutoff, cartCutoff, idempotencyCutoff, withdrawalCutoff } from '#rules/member/retention.ts';
import { statesIn } from '#rules/order/order-state.ts';
import { teamOrderCutoff } from '#rules/order/team/team-order.ts';
import { koreanDay } from '#rules/shop/korean-time.ts';
import { visitCutoff } from '#rules/shop/visit.ts';
import { forgetMember } from '#server/nouns/member/profile/forget-member.ts';
import { deleteWaiting } from '#server/nouns/photo/delete-photo.ts';
import { settleUpload } from '#server/nouns/picture/uploads.ts';
import type { Shop } from '#server/shop.ts';
import { eachDueRow, eachRowOf, forgetUnmet, triedRows } from '../running/each-row.ts';
import { deleteExpiredRows } from './expired-rows.ts';

/** Maximum rows handled one by one per run. */
const MOST = 1_000;

/** Expired rows of one kind: how to find and to identify them. */
interface Purge {
  job: string;
  table: 'sales.carts' | 'sales.checkouts' | 'sales.idempotency_keys' | 'sales.team_orders';
  key: string;
  isOver: ReturnType<typeof sql<boolean>>;
}

/** Deletes carts not visited for 30 days (specification 9.6). What members designed stays saved; what guests did goes with the cart. */
export async function purgeCarts(shop: Shop): Promise<number> {
  const isOver = sql<boolean>`last_visited_at < ${cartCutoff(shop.clock())}`;
  const count = await purge(shop, { job: 'purge-carts', table: 'sales.carts', key: 'id::text', isOver });
  await purgeGuestDesigns(shop);
  return count;
}

/** Deletes the designs of guests that no cart holds any more. */
async function purgeGuestDesigns({ database: { service } }: Shop): Promise<void> {
  const gone = service.selectFrom('sales.guest_designs').select('product_custom_id').where('cart_id', 'is', null);
  await service.deleteFrom('product.product_custom_versions').where('product_custom_id', 'in', gone).execute();
  await service.deleteFrom('product.product_customs').where('id', 'in', gone).execute();
}

/** Deletes expired checkouts; the orders placed from them stay. */
export function purgeCheckouts(shop: Shop): Promise<number> {
  // An order that waits for its payment still empties the cart through its checkout.
  const isOver = sql<boolean>`expires_at < ${shop.clock()} and not exists (
    select 1 from sales.orders waiting
    where waiting.checkout_id = checkouts.id and waiting.status in (${sql.join(statesIn('waiting'))}) and waiting.cancelled_at is null)`;
  return purge(shop, { job: 'purge-checkouts', table: 'sales.checkouts', key: 'id::text', isOver });
}

/** Deletes team orders that closed long ago, with the names of their people; orders placed from them stay. */
export function purgeTeamOrders(shop: Shop): Promise<number> {
  return purge(shop, {
    job: 'purge-team-orders',
    table: 'sales.team_orders',
    key: 'id::text',
    isOver: sql<boolean>`closes_at < ${teamOrderCutoff(shop.clock())}`,
  });
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

/** Deletes messages a month after they were queued, sent or not. Returns how many. */
export async function purgeMessages(shop: Shop): Promise<number> {
  const { numDeletedRows } = await shop.database.service
    .deleteFrom('member.messages')
    .where('created_at', '<', messageCutoff(shop.clock()))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Deletes visit counts older than thirteen months; returns how many rows. */
export async function purgeVisits({ database, clock }: Shop): Promise<number> {
  const before = visitCutoff(koreanDay(clock()));
  const counts = await database.service.deleteFrom('management.visit_counts').where('day', '<', before).executeTakeFirstOrThrow();
  const misses = await database.service.deleteFrom('management.search_misses').where('day', '<', before).executeTakeFirstOrThrow();
  const hits = await database.service.deleteFrom('management.search_hits').where('day', '<', before).executeTakeFirstOrThrow();
  return Number(counts.numDeletedRows + misses.numDeletedRows + hits.numDeletedRows);
}

/** Deletes photos that have not been attached for a week, with their files. Returns how many. */
export async function purgePhotos(shop: Shop): Promise<number> {
  const due = shop.database.service
    .selectFrom('member.photos')
    .select(['id', 'src'])
    .where('is_held', '=', false)
    .where('created_at', '<', photoCutoff(shop.clock()))
    .orderBy('created_at');
  return eachRowOf(shop, {
    job: 'purge-photos',
    due,
    key: 'id',
    most: 1_000,
    work: async (row) => ((await deleteWaiting(shop, row)) ? 'DONE' : 'NOTHING'),
  });
}

/**
 * Deletes files uploaded over a week ago that nothing in the shop refers to. Returns how many were deleted. While the disk is unavailable,
 * all wait.
 */
export async function purgeUploads(shop: Shop): Promise<number> {
  const before = uploadCutoff(shop.clock());
  const due = shop.database.service.selectFrom('management.uploads').select('src').where('created_at', '<', before).orderBy('created_at');
  return eachRowOf(shop, {
    job: 'purge-uploads',
    due,
    key: 'src',
    most: 500,
    work: async ({ src }) => ((await settleUpload(shop, src, before)) ? 'DONE' : 'NOTHING'),
  });
}

/** Erases members who withdrew at least 30 days ago (specification 9.7). Returns how many. */
export async function purgeMembers(shop: Shop): Promise<number> {
  const due = shop.database.service
    .selectFrom('member.members')
    .select('id')
    .where('withdrawn_at', '<=', withdrawalCutoff(shop.clock()))
    .where('purged_at', 'is', null)
    .orderBy('withdrawn_at');
  return eachRowOf(shop, {
    job: 'purge-members',
    due,
    key: 'id',
    most: 1_000,
    work: async ({ id }) => ((await forgetMember(shop, id)) ? 'DONE' : 'NOTHING'),
  });
}

/** Deletes trade records past their statutory retention. */
export async function purgeTradeRecords(shop: Shop): Promise<number> {
  const { numDeletedRows } = await shop.database.service
    .deleteFrom('sales.trade_records')
    .where('kept_until', '<', shop.clock())
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
