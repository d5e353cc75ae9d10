import { sql } from 'kysely';
import { sendUnread } from '#db/together.ts';
import { planProduction } from '#rules/order/ship-by.ts';
import { stepsToProduce, stepsToShip } from '#rules/order/work-step.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';
import { recordEvent } from '../desk/record-event.ts';
import { NEVER, productionOrder } from './promise-order.ts';
import { calendarOf, holidayRows, planRow } from './read-working-calendar.ts';

/** Maximum orders checked; a shop that keeps its promises never has more waiting. */
const MOST = 5_000;

/**
 * Schedules all waiting orders over the working days and marks those that will ship later than promised while there is still time to act;
 * the mark is removed when production catches up. Returns how many marks changed.
 */
export async function watchPromises(shop: Shop): Promise<number> {
  const { service } = shop.database;
  const now = shop.clock();
  const [plan, holidays, waiting] = await Promise.all([
    planRow(service).executeTakeFirstOrThrow(),
    holidayRows(service).execute(),
    toShip(shop),
  ]);
  const queue = waiting.map(({ id, ship_by, units }) => ({ id, ship_by, units }));
  const planned = planProduction(queue, now, plan, calendarOf(holidays));
  const changes = planned.flatMap(({ id, slips, ships_on }, index) => {
    // Beyond the calendar the date is unknown; NEVER marks it as late.
    const slips_on = slips ? (ships_on ?? NEVER) : null;
    return slips_on === waiting[index]?.slips_on ? [] : [{ id, slips_on, was: waiting[index]?.slips_on ?? null }];
  });
  if (changes.length === 0) return 0;
  await inTransaction(service, async (trx) => {
    // Locks in order of id, like everything that locks several orders.
    for (const { id, slips_on } of changes.toSorted((a, b) => a.id - b.id))
      await sendUnread(trx, trx.updateTable('sales.orders').set({ slips_on }).where('id', '=', id));
    const begun = changes.filter(({ was, slips_on }) => was === null && slips_on !== null);
    for (const [day, rows] of Map.groupBy(begun, ({ slips_on }) => slips_on))
      await recordEvent(
        trx,
        rows.map(({ id }) => id),
        { kind: 'SLIP_EXPECTED', actor: 'JOB', note: day ?? '', now },
      );
    const averted = changes.filter(({ was, slips_on }) => was !== null && slips_on === null);
    await recordEvent(
      trx,
      averted.map(({ id }) => id),
      { kind: 'SLIP_AVERTED', actor: 'JOB', now },
    );
    return null;
  });
  return changes.length;
}

/** Orders that have not shipped: those in the press first, then by promise; finished goods need no production. */
async function toShip(shop: Shop) {
  const steps = sql.join(stepsToShip.map((step) => sql.lit(step)));
  const produced = sql.join(stepsToProduce.map((step) => sql.lit(step)));
  const { rows } = await sql<{ id: number; ship_by: string | null; slips_on: string | null; units: number }>`
    select id, ship_by::text as ship_by, slips_on::text as slips_on, case when step in (${produced}) then made_units else 0 end as units
    from sales.orders where step in (${steps})
    order by ${productionOrder} limit ${MOST}`.execute(shop.database.service);
  return rows;
}
