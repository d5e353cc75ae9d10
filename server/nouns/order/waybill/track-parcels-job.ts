import { sendUnread } from '#db/together.ts';
import { statesIn } from '#rules/order/order-state.ts';
import { type CourierCode, courierCodes } from '#rules/order/waybill/courier.ts';
import { arrivalTime, hasArrived, trackingDue } from '#rules/order/waybill/tracking.ts';
import type { ParcelNews } from '#server/gateways/tracking/port.ts';
import { eachDueRow, type RowOutcome, type Tried } from '#server/jobs/running/each-row.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';
import { recordEvent } from '../desk/record-event.ts';
import { sendOrder } from '../desk/send-order.ts';

const job = 'track-parcels';
/** Maximum parcels per run. */
const MOST = 300;

interface Parcel {
  id: number;
  courier: CourierCode;
  waybill: string;
  tracking_state: string | null;
  shipped_at: Date | null;
}

/** Asks couriers where parcels are and updates the orders of those that arrived. Returns how many parcels arrived or progressed. */
export async function trackParcels(shop: Shop): Promise<number> {
  if (!shop.gateways.tracking.isOn) return 0;
  return eachDueRow(shop, {
    job,
    find: (tried) => parcelsUnderWay(shop, tried),
    keyOf: ({ id }) => String(id),
    work: (parcel) => follow(shop, parcel),
  });
}

/** Parcels not checked for a while; those to try `again` skip that delay. */
async function parcelsUnderWay(shop: Shop, { later, again }: Tried): Promise<{ rows: Parcel[]; isAll: boolean }> {
  const due = trackingDue(shop.clock());
  const rows = await shop.database.service
    .selectFrom('sales.orders')
    .select(['id', 'courier', 'tracking_number', 'tracking_state', 'shipped_at'])
    .where('step', 'in', statesIn('sent'))
    .where('tracking_number', 'is not', null)
    .where('courier', 'in', courierCodes)
    .where('shipped_at', '>', due.since)
    .where((eb) =>
      eb.or([
        eb('tracked_at', 'is', null),
        eb('tracked_at', '<', due.before),
        ...(again.length > 0 ? [eb('id', 'in', again.map(Number))] : []),
      ]),
    )
    .$if(later.length > 0, (query) => query.where('id', 'not in', later.map(Number)))
    .orderBy('tracked_at', (order) => order.asc().nullsFirst())
    .limit(MOST)
    .execute();
  const parcels = rows.map(({ courier, tracking_number, ...row }) => ({
    ...row,
    courier: courier as CourierCode,
    waybill: tracking_number ?? '',
  }));
  return { rows: parcels, isAll: rows.length < MOST };
}

async function follow(shop: Shop, parcel: Parcel): Promise<RowOutcome> {
  const { courier, waybill } = parcel;
  const news = await shop.gateways.tracking.track(courier, waybill).catch(() => 'AWAY' as const);
  if (news === 'AWAY') return 'LATER';
  await note(shop, parcel, news);
  if (news === null || !hasArrived(news.state)) return news === null || news.state === parcel.tracking_state ? 'NOTHING' : 'DONE';
  const at = arrivalTime(news.at, parcel.shipped_at, shop.clock());
  const { outcome } = await sendOrder(shop, parcel.id, 'DELIVERY_COMPLETED', {
    mover: 'courier',
    userId: null,
    note: `${courier} ${waybill}`,
    at,
  });
  return outcome === 'DONE' ? 'DONE' : 'NOTHING';
}

/** Records the courier's status and when it was asked; an unchanged status is not an event. */
async function note(shop: Shop, { id, waybill, tracking_state }: Parcel, news: ParcelNews | null): Promise<void> {
  await inTransaction(shop.database.service, async (trx) => {
    const now = shop.clock();
    const change = { tracked_at: now, ...(news === null ? {} : { tracking_state: news.state }) };
    // Unless the waybill was corrected in the meantime.
    await sendUnread(trx, trx.updateTable('sales.orders').set(change).where('id', '=', id).where('tracking_number', '=', waybill));
    if (news !== null && news.state !== tracking_state)
      await recordEvent(trx, [id], { kind: 'TRACKED', actor: 'TRACKER', note: news.state, now });
    return null;
  });
}
