import { hasLeft, type WorkStep } from '../work-step.ts';

/** A parcel as the courier knows it; `waybill` in digits. */
export interface Parcel {
  readonly courier: string;
  readonly waybill: string;
}

/** The part of an order that its parcel depends on. */
export interface SentOrder {
  readonly step: WorkStep;
  readonly shipped_at: Date | null;
  readonly courier: string | null;
  readonly tracking_number: string | null;
}

/**
 * What prevents giving an order its first waybill: `NOTHING` when it already has this one, WAYBILL_DIFFERS when it has left with another; null when
 * it may get it.
 */
export function waybillRefusal(
  { step, shipped_at, courier, tracking_number }: SentOrder,
  parcel: Parcel,
): 'NOTHING' | 'WAYBILL_DIFFERS' | null {
  if (!hasLeft(step) && shipped_at === null) return null;
  const isSame = tracking_number === parcel.waybill && courier === parcel.courier;
  return isSame ? 'NOTHING' : 'WAYBILL_DIFFERS';
}

/** Where a parcel goes. */
export interface Addressee {
  readonly recipient: string;
  readonly zip_code: string;
}

/** Orders of one recipient may share a parcel (합포장); nobody else's may. */
export function mayShareParcel(one: Addressee, other: Addressee): boolean {
  return one.recipient === other.recipient && one.zip_code === other.zip_code;
}
