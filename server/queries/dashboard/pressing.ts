import { sql } from 'kysely';
import type { Dashboard, PressingThing } from '#contract/rest/admin/dashboard.ts';
import { brandRequestStatesIn } from '#rules/community/brand-request.ts';
import { lateSince } from '#rules/community/service-hours.ts';
import { finishedClaimStates } from '#rules/order/claim.ts';
import { stepsToShip, workTabs } from '#rules/order/work-step.ts';
import { koreanDay } from '#rules/shop/korean-time.ts';
import type { Db } from '#server/commands/transaction.ts';
import { readServiceCalendar } from '#server/queries/support/service-status.ts';

/** Words of a rule as literals: partial indexes serve no values that come later. */
const words = (states: readonly string[]) => sql.join(states.map((state) => sql.lit(state)));

type Counted = { what: PressingThing; count: number; since: Date | null };

/**
 * What needs a person now, each with its oldest: ten counts in one statement, each on an index of what is open alone, so that a shop with a
 * hundred thousand orders is asked as fast as a new one.
 */
export async function readPressing(db: Db, now: Date): Promise<Dashboard['pressing']> {
  const late = lateSince(now, await readServiceCalendar(db));
  const { rows } = await sql<Counted>`
    select 'ORDERS_NEW' as what, count(*)::integer as count, min(ordered_at) as since from sales.orders where step in (${words(workTabs.NEW)})
    union all select 'ORDERS_LATE', count(*)::integer, min(ordered_at)
      from sales.orders where step in (${words(stepsToShip)}) and coalesce(ship_by, '9999-12-31'::date) < ${koreanDay(now)}::date
    union all select 'CLAIMS_OPEN', count(*)::integer, min(created_at) from sales.claims where status not in (${words(finishedClaimStates)})
    union all select 'DISCREPANCIES', count(*)::integer, min(since) from sales.discrepancies where state = 'OPEN'
    union all select 'REFUNDS_FAILED', count(*)::integer, min(since) from sales.discrepancies where state = 'OPEN' and kind = 'REFUND_FAILED'
    union all select 'INQUIRIES_LATE', count(*)::integer, min(waiting_since)
      from member.inquiries where waiting_since < ${late}::timestamptz and deleted_at is null
    union all select 'INQUIRIES_WAITING', count(*)::integer, min(waiting_since)
      from member.inquiries where waiting_since is not null and deleted_at is null
    union all select 'REPORTS_WAITING', count(*)::integer, min(created_at) from product.review_reports where state = 'WAITING'
    union all select 'BRAND_REQUESTS', count(*)::integer, min(created_at) from management.brand_requests where state in (${words(brandRequestStatesIn('isOpen'))})
    union all select 'JOBS_FAILED', count(*)::integer, min(since) from sales.job_failures where failures > 0`.execute(db);
  return rows.map(({ what, count, since }) => ({ what, count, since: since?.toISOString() ?? null }));
}
