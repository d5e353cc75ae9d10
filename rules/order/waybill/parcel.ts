import { hasLeft, type WorkStep } from '../work-step.ts';

/** A parcel at the courier; `waybill` is digits only. */
export interface Parcel {
  readonly courier: string;
  readonly waybill: string;
}

/** The facts about an order that its parcel depends on. */
export interface SentOrder {
  readonly step: WorkStep;
  readonly shipped_at: Date | null;
  readonly courier: string | null;
  readonly tracking_number: string | null;
}

/**
 * Why an order cannot get its first waybill: `NOTHING` when it already has this one, WAYBILL_DIFFERS when it was sent with another; null
 * when it can.
 */
export function waybillRefusal(
  { step, shipped_at, courier, tracking_number }: SentOrder,
  parcel: Parcel,
): 'NOTHING' | 'WAYBILL_DIFFERS' | null {
  if (!hasLeft(step) && shipped_at === null) return null;
  const isSame = tracking_number === parcel.waybill && courier === parcel.courier;
  return isSame ? 'NOTHING' : 'WAYBILL_DIFFERS';
}

/** The destination of a parcel. */
export interface Addressee {
  readonly recipient: string;
  readonly zip_code: string;
}

/** Only orders for the same recipient can share a parcel (합포장). */
export function mayShareParcel(one: Addressee, other: Addressee): boolean {
  return one.recipient === other.recipient && one.zip_code === other.zip_code;
}
