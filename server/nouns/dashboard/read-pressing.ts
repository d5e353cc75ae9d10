import { type RawBuilder, sql } from 'kysely';
import type { Dashboard, PressingThing } from '#contract/rest/admin/dashboard.ts';
import { TALLY_MAX, tallied } from '#contract/rest/values.ts';
import { waitingGraphicStates } from '#rules/catalogue/graphic-state.ts';
import { brandRequestStatesIn } from '#rules/community/brand-request.ts';
import { openReportStates } from '#rules/community/review.ts';
import { ownPictureStates } from '#rules/design/picture/own-picture.ts';
import { receiptStatesIn } from '#rules/money/cash-receipt.ts';
import { openCase } from '#rules/money/discrepancy.ts';
import type { WorkWindow } from '#rules/office/work.ts';
import { finishedClaimStates } from '#rules/order/claim/claim.ts';
import { stepsToShip, workTabs } from '#rules/order/work-step.ts';
import { koreanDay } from '#rules/shop/korean-time.ts';
import { shownState } from '#rules/shop/shown.ts';
import { isLate } from '#server/nouns/order/production/promise-order.ts';
import { isOrdered } from '#server/nouns/own-picture/is-ordered.ts';
import { lowProducts } from '#server/nouns/product/stock/low-stock.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** Values as literals, because partial indexes do not match bound parameters. */
const words = (states: readonly string[]) => sql.join(states.map((state) => sql.lit(state)));

type Counted = { what: PressingThing; count: number; since: Date | null };

/** The condition on rows with `since` that they began to wait within a window; without one, all do. */
export function beganWithin(window: WorkWindow | undefined): RawBuilder<unknown> {
  return window === undefined ? sql`true` : sql`since >= ${window.from}::timestamptz and since < ${window.until}::timestamptz`;
}

/**
 * What needs attention now, or began to wait within a window, each with its oldest item: seventeen counts in one statement, each using an
 * index of open rows only, so a shop with a hundred thousand orders is as fast as a new one.
 */
export async function readPressing(db: Db, now: Date, within?: WorkWindow): Promise<Dashboard['pressing']> {
  // Up to TALLY_MAX, and how long the oldest has waited. `rows`: the source and its condition.
  const counted = (what: PressingThing, since: RawBuilder<unknown>, rows: RawBuilder<unknown>) => sql`
    select ${sql.lit(what)} as what, count(*)::integer as count, min(since) as since
      from (select * from (select ${since} as since from ${rows}) waiting where ${beganWithin(within)} limit ${sql.lit(TALLY_MAX + 1)}) counted`;
  const waits = sql`waiting_since is not null and deleted_at is null`;
  const counts = [
    counted(
      'ORDERS_NEW',
      sql`coalesce(payment_date, ordered_at)`,
      sql`sales.orders where step in (${words(workTabs.NEW)}) order by ordered_at`,
    ),
    counted('ORDERS_LATE', sql`ordered_at`, sql`sales.orders where step in (${words(stepsToShip)}) and ${isLate(now)}`),
    counted('CLAIMS_OPEN', sql`created_at`, sql`sales.claims where status not in (${words(finishedClaimStates)})`),
    counted('DISCREPANCIES', sql`since`, sql`sales.discrepancies where state = ${sql.lit(openCase)}`),
    counted('REFUNDS_FAILED', sql`since`, sql`sales.discrepancies where state = ${sql.lit(openCase)} and kind = 'REFUND_FAILED'`),
    counted('INQUIRIES_LATE', sql`waiting_since`, sql`member.inquiries where answer_by < ${now}::timestamptz and ${waits}`),
    counted('INQUIRIES_WAITING', sql`waiting_since`, sql`member.inquiries where ${waits}`),
    // Counts reviews, as their list does: three reports of one review are one task.
    counted(
      'REPORTS_WAITING',
      sql`min(report.created_at)`,
      sql`product.review_reports report join product.reviews review on review.id = report.review_id
      where report.state in (${words(openReportStates)}) and review.deleted_at is null group by report.review_id`,
    ),
    counted(
      'PICTURES_WAITING',
      sql`picture.created_at`,
      sql`product.own_pictures picture where picture.state = ${sql.lit(ownPictureStates[0])} and ${isOrdered}`,
    ),
    counted('BRAND_REQUESTS', sql`created_at`, sql`management.brand_requests where state in (${words(brandRequestStatesIn('isOpen'))})`),
    counted('JOBS_FAILED', sql`since`, sql`sales.job_failures where failures > 0`),
    counted(
      'GRAPHICS_WAITING',
      sql`created_at`,
      sql`product.graphics where state in (${words(waitingGraphicStates)}) and deleted_at is null order by created_at`,
    ),
    counted('PRICES_WISHED', sql`wished_at`, sql`product.price_wishes where answered_at is null`),
    counted('RECEIPTS_FAILED', sql`requested_at`, sql`sales.cash_receipts where state in (${words(receiptStatesIn('refused'))})`),
    counted(
      'SOLD_OUT',
      sql`null::timestamptz`,
      sql`product.products where is_sold_out and state = ${sql.lit(shownState)} and deleted_at is null`,
    ),
    counted('LOW_STOCK', sql`null::timestamptz`, lowProducts),
    counted(
      'MONTHS_OPEN',
      sql`ends_on::timestamp at time zone 'Asia/Seoul'`,
      sql`sales.settlement_periods where closed_at is null and ends_on <= ${koreanDay(now)}::date`,
    ),
  ];
  const { rows } = await sql<Counted>`${sql.join(counts, sql` union all `)}`.execute(db);
  return rows.map(({ what, count, since }) => ({ what, ...tallied(count), since: since?.toISOString() ?? null }));
}
