import { type Addressee, mayShareParcel, type Parcel } from '#rules/order/waybill/parcel.ts';
import type { Db } from '#server/transaction/transaction.ts';

type Holder = Addressee & { id: number };

/** The orders that already have one of these parcels, by `parcelKey`. */
export async function findParcelHolders(db: Db, parcels: readonly Parcel[]): Promise<Map<string, Holder[]>> {
  const holders = new Map<string, Holder[]>();
  if (parcels.length === 0) return holders;
  const rows = await db
    .selectFrom('sales.orders')
    .select(['id', 'recipient', 'zip_code', 'courier', 'tracking_number'])
    .where('tracking_number', 'in', [...new Set(parcels.map(({ waybill }) => waybill))])
    .execute();
  for (const { courier, tracking_number, ...holder } of rows)
    addHolder(holders, { courier: courier ?? '', waybill: tracking_number ?? '' }, holder);
  return holders;
}

/** Records that an order has a parcel. */
export function addHolder(holders: Map<string, Holder[]>, parcel: Parcel, holder: Holder): void {
  const key = parcelKey(parcel);
  holders.set(key, [...(holders.get(key) ?? []), holder]);
}

/** True when another order than this one has the parcel. */
export function isHeld(holders: ReadonlyMap<string, readonly Holder[]>, parcel: Parcel, orderId: number | null): boolean {
  return (holders.get(parcelKey(parcel)) ?? []).some(({ id }) => id !== orderId);
}

/** True when a parcel already belongs to another recipient than this order's. */
export function isTaken(holders: ReadonlyMap<string, readonly Holder[]>, parcel: Parcel, order: Holder): boolean {
  return (holders.get(parcelKey(parcel)) ?? []).some((holder) => holder.id !== order.id && !mayShareParcel(holder, order));
}

function parcelKey({ courier, waybill }: Parcel): string {
  return `${courier} ${waybill}`;
}
