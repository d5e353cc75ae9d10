import { sql } from 'kysely';
import { isFailure } from '#contract/errors/errors.ts';
import { paymentIs, paymentStateList, paymentStates, paymentStatesIn, WATCH_AGE_SHARE } from '#rules/money/payment-state.ts';
import { dueRefundStates } from '#rules/money/refund/refund.ts';
import { statesIn } from '#rules/order/order-state.ts';
import { daysBefore } from '#rules/shop/korean-time.ts';
import { eachDueRow, type RowOutcome, type Tried } from '#server/jobs/running/each-row.ts';
import { refundClaim } from '#server/nouns/claim/refund-claim.ts';
import type { Shop } from '#server/shop.ts';
import { refundPayment } from './refund-payment.ts';
import { reportShipment } from './report-shipment.ts';
import { closeAccount, syncPayment } from './sync-payment.ts';

/** Younger attempts are still in their payment window, and the browser or a webhook reports them. */
const QUIET_MINUTES = 2;
const MOST_PAYMENTS = 200;
/** Days after which attempts are no longer read, so that a sweep does not read all of them: twice the longest watch. */
const OLDEST_DAYS = (2 * Math.max(...paymentStateList.map((state) => paymentStates[state].watch?.hours ?? 0))) / 24;

/**
 * Covers lost webhooks and closed browsers, and retries what the provider did not do at once: syncs every watched attempt
 * (rules/money/payment-state.ts), closes accounts of ended orders, refunds what is owed, and reports shipments to the purchase safety service. A payment that fails does not stop the others.
 * Returns how many payments it checked.
 */
export async function sweepPayments(shop: Shop): Promise<number> {
  const asked = await over(
    shop,
    'ask-payment',
    ({ again }) => watchedAttempts(shop, again),
    async (id) => {
      const synced = await syncPayment(shop, id);
      return isFailure(synced) && synced.failure === 'PAYMENT_PROVIDER_UNAVAILABLE' ? 'LATER' : 'DONE';
    },
  );
  await over(
    shop,
    'close-account',
    () => accountsToClose(shop),
    async (id) => ((await closeAccount(shop, id)) === 'ENDED' ? 'DONE' : 'LATER'),
  );
  await over(
    shop,
    'refund-payment',
    () => owedRefunds(shop),
    async (id) => ((await refundPayment(shop, id)) === 'BACK' ? 'DONE' : 'LATER'),
  );
  await over(
    shop,
    'report-shipment',
    () => shipmentsToReport(shop),
    (id) => reportShipment(shop, id),
  );
  await payClaims(shop);
  return asked;
}

/** Refunds of settled claims that are not complete. */
async function payClaims(shop: Shop): Promise<void> {
  const due = shop.database.service
    .selectFrom('sales.claim_refunds as refund')
    .innerJoin('sales.claims as claim', 'claim.id', 'refund.claim_id')
    .select(['refund.claim_id', 'refund.payment_id', 'refund.amount', 'claim.order_id'])
    .where('refund.state', 'in', dueRefundStates)
    .where('refund.is_whole', '=', false)
    .orderBy('refund.owed_since')
    .limit(MOST_PAYMENTS);
  await eachDueRow(shop, {
    job: 'refund-claim',
    find: async ({ later }) => {
      const rows = await due.$if(later.length > 0, (query) => query.where('refund.claim_id', 'not in', later.map(Number))).execute();
      return { rows, isAll: rows.length < MOST_PAYMENTS };
    },
    keyOf: (row) => String(row.claim_id),
    work: async (row) => ((await refundClaim(shop, row.claim_id)) === 'BACK' ? 'DONE' : 'LATER'),
    paymentOf: (row) => ({ orderId: row.order_id, paymentId: row.payment_id ?? '', amount: row.amount }),
  });
}

async function over(
  shop: Shop,
  job: string,
  due: (tried: Tried) => ReturnType<typeof payments>,
  work: (paymentId: string) => Promise<RowOutcome>,
): Promise<number> {
  return eachDueRow(shop, {
    job,
    find: async (tried) => {
      const { later } = tried;
      const rows = await due(tried)
        .$if(later.length > 0, (query) => query.where('payment.payment_id', 'not in', later))
        .execute();
      return { rows, isAll: rows.length < MOST_PAYMENTS };
    },
    keyOf: (row) => row.payment_id,
    work: (row) => work(row.payment_id),
    paymentOf: (row) => ({ orderId: row.order_id, paymentId: row.payment_id, amount: row.amount }),
  });
}

function payments(shop: Shop) {
  return shop.database.service
    .selectFrom('sales.payments as payment')
    .innerJoin('sales.orders as order', 'order.id', 'payment.order_id')
    .select(['payment.payment_id', 'payment.order_id', 'payment.amount'])
    .orderBy('payment.synced_at', (order) => order.asc().nullsFirst())
    .limit(MOST_PAYMENTS);
}

/**
 * Attempts watched because of their state, or for as long as their order waits; those to try `again` skip their delay. Longest unchecked
 * first.
 */
function watchedAttempts(shop: Shop, again: readonly string[]) {
  const now = shop.clock();
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const age = sql`(${now}::timestamptz - payment.created_at)`;
  return payments(shop)
    .where('payment.refund_since', 'is', null)
    .where('payment.created_at', '<', before(QUIET_MINUTES))
    .where('payment.created_at', '>', daysBefore(now, OLDEST_DAYS))
    .where(({ or, and, eb }) =>
      or(
        paymentStateList.flatMap((state) => {
          const { watch } = paymentStates[state];
          if (watch === null) return [];
          const pause = sql`least(make_interval(mins => ${watch.everyMinutes}::int), ${age} / ${WATCH_AGE_SHARE}::int)`;
          const isQuiet = or([
            eb('payment.synced_at', 'is', null),
            sql<boolean>`payment.synced_at <= ${now}::timestamptz - ${pause}`,
            sql<boolean>`payment.payment_id = any(${again}::text[])`,
          ]);
          // The watch ends with a response after its time, not while the provider is unreachable.
          const end = sql<Date>`payment.created_at + make_interval(hours => ${watch.hours}::int)`;
          const isYoung = or([eb('payment.synced_at', 'is', null), eb('payment.synced_at', '<', end)]);
          const isAwaited = and([eb('order.status', 'in', statesIn('waiting')), eb('order.cancelled_at', 'is', null)]);
          return [and([eb('payment.status', '=', state), paymentIs(state, 'open') ? or([isYoung, isAwaited]) : isYoung, isQuiet])];
        }),
      ),
    );
}

/** Accounts that still wait for a deposit although their order does not; once the watch ends, banks no longer accept deposits. */
function accountsToClose(shop: Shop) {
  const oldest = new Date(shop.clock().getTime() - paymentStates.VIRTUAL_ACCOUNT_ISSUED.watch.hours * 3_600_000);
  return payments(shop)
    .where('payment.created_at', '>', oldest)
    .where('payment.status', 'in', paymentStatesIn('account'))
    .where(({ or, eb }) => or([eb('order.cancelled_at', 'is not', null), eb('order.status', 'not in', statesIn('waiting'))]));
}

/** Paid deposits of the purchase safety service whose goods have shipped within a month. */
function shipmentsToReport(shop: Shop) {
  return payments(shop)
    .where('order.is_escrow', '=', true)
    .where('order.shipped_at', '>', daysBefore(shop.clock(), 30))
    .where('order.tracking_number', 'is not', null)
    .where('payment.status', 'in', paymentStatesIn('pays'))
    .where('payment.shipment_reported_at', 'is', null);
}

function owedRefunds(shop: Shop) {
  return payments(shop).where('payment.refund_since', 'is not', null).where('payment.refunded_at', 'is', null);
}
