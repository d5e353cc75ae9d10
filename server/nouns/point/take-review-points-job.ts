import { sql } from 'kysely';
import { atomically } from '#db/atomically.ts';
import { daysBefore } from '#rules/shop/korean-time.ts';
import { eachRowOf } from '#server/jobs/running/each-row.ts';
import { isLineGone } from '#server/nouns/claim/preview/gone.ts';
import type { Shop } from '#server/shop.ts';
import { takeReviewPointsBack } from './review-points.ts';

/** Days back that are searched for returned lines; older ones have been handled. */
const daysLooked = 30;

/** Takes back points given for reviews of lines that have since been returned or cancelled. Returns for how many lines. */
export async function takeReviewPoints(shop: Shop): Promise<number> {
  const now = shop.clock();
  const since = daysBefore(now, daysLooked);
  const due = shop.database.service
    .selectFrom('sales.point_entries as given')
    .innerJoin('sales.order_products as line', 'line.id', 'given.order_product_id')
    .innerJoin('sales.orders as order', 'order.id', 'line.order_id')
    .select(['line.id', 'given.user_id'])
    .distinct()
    .where('given.type', '=', 'EARNED')
    .where(({ or, eb, exists, selectFrom, and }) =>
      or([
        eb('order.cancelled_at', '>', since),
        and([
          isLineGone,
          exists(
            selectFrom('sales.claims as claim')
              .select('claim.id')
              .whereRef('claim.order_id', '=', 'order.id')
              .where(sql<Date>`coalesce(claim.completed_at, claim.created_at)`, '>', since),
          ),
        ]),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sales.point_entries as taken')
            .select('taken.id')
            .whereRef('taken.order_product_id', '=', 'line.id')
            .whereRef('taken.user_id', '=', 'given.user_id')
            .whereRef('taken.id', '>', 'given.id')
            .where('taken.type', '<>', 'EARNED'),
        ),
      ),
    );
  return eachRowOf(shop, {
    job: 'take-review-points',
    due,
    key: 'line.id',
    most: 1_000,
    work: async ({ id, user_id }) => {
      const taken = await atomically(shop.database.service, (trx) =>
        takeReviewPointsBack(trx, { userId: user_id, orderProductId: id, now }),
      );
      return taken > 0 ? 'DONE' : 'NOTHING';
    },
  });
}
