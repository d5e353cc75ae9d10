import { sql } from 'kysely';
import { unread } from '#db/together.ts';
import { planProduction } from '#rules/order/ship-by.ts';
import { stepsToProduce, stepsToShip } from '#rules/order/work-step.ts';
import { recordEvent } from '#server/commands/work/record-event.ts';
import { NEVER, productionOrder } from '#server/queries/work/promise-order.ts';
import { calendarOf, holidayRows, planRow } from '#server/queries/work/working-calendar.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';

/** Orders that are looked at; more never wait in a shop that keeps any promise. */
const MOST = 5_000;

/**
 * Lays everything that waits over the working days and marks the orders that will leave later than was promised, while there is still time; the mark
 * goes when work caught up. Gives how many marks changed.
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
    // Beyond the calendar nobody knows a day; the last one there is says that it is late.
    const slips_on = slips ? (ships_on ?? NEVER) : null;
    return slips_on === waiting[index]?.slips_on ? [] : [{ id, slips_on, was: waiting[index]?.slips_on ?? null }];
  });
  if (changes.length === 0) return 0;
  await inTransaction(service, async (trx) => {
    // One order of locks: by id, as everybody who takes several orders.
    for (const { id, slips_on } of changes.toSorted((a, b) => a.id - b.id))
      await unread(trx, trx.updateTable('sales.orders').set({ slips_on }).where('id', '=', id));
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

/** What has not left the house, what lies under the press first, then by promise; of what is made already nothing is to be produced. */
async function toShip(shop: Shop) {
  const steps = sql.join(stepsToShip.map((step) => sql.lit(step)));
  const produced = sql.join(stepsToProduce.map((step) => sql.lit(step)));
  const { rows } = await sql<{ id: number; ship_by: string | null; slips_on: string | null; units: number }>`
    select id, ship_by::text as ship_by, slips_on::text as slips_on, case when step in (${produced}) then made_units else 0 end as units
    from sales.orders where step in (${steps})
    order by ${productionOrder} limit ${MOST}`.execute(shop.database.service);
  return rows;
}
