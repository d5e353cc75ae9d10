import { sumWon, type Won } from './money.ts';

/** Delivery terms and fee, as stored (specification 3.36, Shipping info; 9, Shipping fee). */
export interface ShippingPolicy {
  id: number;
  fee_type: 'FREE' | 'CONDITIONAL' | 'FEE';
  fee: Won;
  /** With `CONDITIONAL`: shipping is free from this amount of goods in won. */
  free_over: Won | null;
  /** Surcharge for Jeju and remote islands. */
  remote_fee: Won;
  day1: number;
  day2: number;
}

/** The only country parcels go to (ISO 3166): every address has a Korean zip code. */
export const SHIPPING_COUNTRY = 'KR';

/** Zip codes with the remote fee, first to last: Jeju, Ulleung, the remote islands of Incheon and Jeollanam-do. */
const REMOTE_ZIP_RANGES = [
  [63_000, 63_644],
  [40_200, 40_240],
  [23_100, 23_116],
  [23_124, 23_136],
  [58_800, 58_866],
] as const;

/** Additional working days for a parcel to Jeju and remote islands: the ferry and the island courier. */
export const REMOTE_DAYS = 2;

/** An example zip code with the remote fee, to show its effect before the address is known. */
export const REMOTE_ZIP_CODE = String(REMOTE_ZIP_RANGES[0][0]);

/** The five delivery requests (specification 9.48), as message keys; the last one allows free text. */
export const deliveryPresets = [
  { preset: 'FRONT_DOOR', label: 'delivery_preset_front_door' },
  { preset: 'CALL_FIRST', label: 'delivery_preset_call_first' },
  { preset: 'SECURITY_OFFICE', label: 'delivery_preset_security_office' },
  { preset: 'PARCEL_BOX', label: 'delivery_preset_parcel_box' },
  { preset: 'MANUAL', label: 'delivery_preset_manual' },
] as const;

export type DeliveryPreset = (typeof deliveryPresets)[number]['preset'];

/** Maximum length of a free-text delivery request. */
export const SHIPPING_REQUEST_MAX = 50;

/** True where the courier charges the remote fee. */
export function isRemote(zipCode: string): boolean {
  const zip = Number(zipCode);
  return REMOTE_ZIP_RANGES.some(([first, last]) => zip >= first && zip <= last);
}

/** Additional working days to this zip code; 0 while it is unknown. */
export function extraDays(zipCode: string | null): number {
  return zipCode !== null && isRemote(zipCode) ? REMOTE_DAYS : 0;
}

/** The fee of one policy in won for this amount of goods (after coupons) and this zip code; an unknown zip code has no remote fee. */
export function shippingFee(policy: ShippingPolicy, goodsAmount: Won, zipCode: string | null): Won {
  const remote = zipCode !== null && isRemote(zipCode) ? policy.remote_fee : 0;
  return baseFee(policy, goodsAmount) + remote;
}

function baseFee(policy: ShippingPolicy, goodsAmount: Won): Won {
  if (policy.fee_type === 'FREE') return 0;
  if (policy.fee_type === 'FEE') return policy.fee;
  return policy.free_over !== null && goodsAmount >= policy.free_over ? 0 : policy.fee;
}

/** Goods that share one fee. `until_free` is the amount missing for free shipping, 0 when it is already free or never will be. */
export interface Parcel {
  /** The first policy among the goods; all have the same fee. */
  policy_id: number;
  goods_amount: Won;
  fee: Won;
  until_free: Won;
}

/**
 * Goods on the same terms share one fee and count together towards free shipping, regardless of their delivery times, so that a "free from
 * 50,000 won" banner is true of the whole order. Parcels are in the order in which their terms first appear.
 */
export function parcels(lines: readonly { policy: ShippingPolicy; amount: Won }[], zipCode: string | null): Parcel[] {
  const firsts = new Map<string, ShippingPolicy>();
  for (const { policy } of lines) if (!firsts.has(termsOf(policy))) firsts.set(termsOf(policy), policy);
  return [...firsts].map(([terms, policy]) => {
    const goodsAmount = sumWon(lines.filter((line) => termsOf(line.policy) === terms).map((line) => line.amount));
    return {
      policy_id: policy.id,
      goods_amount: goodsAmount,
      fee: shippingFee(policy, goodsAmount, zipCode),
      until_free: policy.fee_type === 'CONDITIONAL' ? Math.max(0, (policy.free_over ?? 0) - goodsAmount) : 0,
    };
  });
}

/** The amount from which a parcel ships free; its current amount if it already does. */
export function freeFrom({ goods_amount, until_free }: Pick<Parcel, 'goods_amount' | 'until_free'>): Won {
  return goods_amount + until_free;
}

/** True for goods on the same terms, which share a parcel. */
export function isOneParcel(one: ShippingPolicy, other: ShippingPolicy): boolean {
  return termsOf(one) === termsOf(other);
}

function termsOf({ fee_type, fee, free_over, remote_fee }: ShippingPolicy): string {
  return JSON.stringify([fee_type, fee, free_over, remote_fee]);
}

/** Working days until everything has arrived at this zip code, from the earliest first day to the latest last day. */
export function dayRange(
  policies: readonly Pick<ShippingPolicy, 'day1' | 'day2'>[],
  zipCode: string | null,
): { day1: number; day2: number } {
  const extra = extraDays(zipCode);
  return { day1: Math.min(...policies.map(({ day1 }) => day1)) + extra, day2: Math.max(...policies.map(({ day2 }) => day2)) + extra };
}
