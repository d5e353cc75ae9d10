import { sql } from 'kysely';
import type { BuiltPage } from '#rules/home/page/page-block.ts';
import type { Slot } from '#rules/home/page/timeline.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import { type KeptSlot, readSlots } from './read-slots.ts';

/** Locks the schedule of a page until the end of `trx` and returns its slots. */
export async function lockSlots(trx: Trx, page: BuiltPage): Promise<KeptSlot[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`page ${page}`}, 0))`.execute(trx);
  return readSlots(trx, page);
}

/** Changes the slots of a page to `after`, writing only differences so that the log shows what was done. */
export async function writeSlots(
  trx: Trx,
  { page, staffId, now }: { page: BuiltPage; staffId: string; now: Date },
  before: readonly KeptSlot[],
  after: readonly Slot[],
): Promise<void> {
  const keptOf = (slot: Slot) =>
    before.find((kept) => kept.from === slot.from && kept.revision_id === slot.revision_id && kept.since === slot.since);
  const matched = after.map((slot) => ({ slot, kept: keptOf(slot) }));
  const gone = before.filter((kept) => !matched.some((each) => each.kept === kept)).map(({ id }) => id);
  if (gone.length > 0) await trx.deleteFrom('management.page_slots').where('id', 'in', gone).execute();
  const changed = matched.flatMap(({ slot, kept }) => (kept && kept.until !== slot.until ? [{ id: kept.id, slot, was: kept.until }] : []));
  // Shrinking slots first makes room for those that grow.
  const growth = ({ slot, was }: (typeof changed)[number]) =>
    Number((slot.until ?? Number.POSITIVE_INFINITY) > (was ?? Number.POSITIVE_INFINITY));
  for (const { id, slot } of changed.toSorted((one, other) => growth(one) - growth(other)))
    await trx
      .updateTable('management.page_slots')
      .set({ valid: rangeOf(slot), is_open: slot.is_open })
      .where('id', '=', id)
      .execute();
  const added = matched.filter(({ kept }) => kept === undefined).map(({ slot }) => slot);
  if (added.length === 0) return;
  await trx
    .insertInto('management.page_slots')
    .values(
      added.map((slot) => ({
        ...{ page, revision_id: slot.revision_id, valid: rangeOf(slot), since: timeOf(slot.since) },
        ...{ is_open: slot.is_open, user_id: staffId, made_at: now },
      })),
    )
    .execute();
}

function rangeOf({ from, until }: Slot) {
  return sql<string>`tstzrange(${timeOf(from)}::timestamptz, ${timeOf(until)}::timestamptz)`;
}

const timeOf = (time: number | null) => (time === null ? null : new Date(time));
