import { atomically } from '#db/atomically.ts';
import { lapsedPoints } from '#rules/money/points/points.ts';
import { eachDueRow } from '#server/jobs/running/each-row.ts';
import type { Shop } from '#server/shop.ts';
import { payOwed } from './pay-owed.ts';
import { LAPSED_LOTS_MAX, lapsedLots, lotsOf } from './read-point-lots.ts';

const job = 'expire-points';

/** Writes EXPIRED entries for what is left of expired lots after paying the member's debt. Returns for how many members. */
export async function expirePoints(shop: Shop): Promise<number> {
  const now = shop.clock();
  return eachDueRow(shop, {
    job,
    find: async ({ later }) => {
      const lots = await lapsedLots(shop.database.service, now, later);
      return { rows: [...new Set(lots.map((lot) => lot.user_id))], isAll: lots.length < LAPSED_LOTS_MAX };
    },
    keyOf: (userId) => userId,
    work: async (userId) => ((await expireOf(shop, userId, now)) > 0 ? 'DONE' : 'NOTHING'),
  });
}

// Reads again under the member's lock, so that two concurrent sweeps write each entry only once.
async function expireOf(shop: Shop, userId: string, now: Date): Promise<number> {
  return atomically(shop.database.service, async (trx) => {
    await trx.selectFrom('member.members').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    const lapsed = lapsedPoints(await payOwed(trx, userId, await lotsOf(trx, userId).execute(), now), now);
    if (lapsed.length === 0) return 0;
    const entry = { user_id: userId, type: 'EXPIRED', reason: 'EXPIRY', created_at: now };
    await trx
      .insertInto('sales.point_entries')
      .values(lapsed.map((each) => ({ ...entry, ...each })))
      .execute();
    return lapsed.length;
  });
}
