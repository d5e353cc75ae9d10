import type { Won } from '../money.ts';
import { isRemote } from '../shipping.ts';

/** The facts about an order that determine its return fee: its address, and the fee of one parcel from the mainland when it was placed. */
interface Returned {
  zip_code: string;
  pick_up_fee: Won;
}

/** The return fee in won: one parcel, plus the remote fee of the goods where it applies. */
export function pickUpFee({ zip_code, pick_up_fee }: Returned, policies: readonly { remote_fee: Won }[]): Won {
  const remote = isRemote(zip_code) ? Math.max(0, ...policies.map(({ remote_fee }) => remote_fee)) : 0;
  return pick_up_fee + remote;
}

/** The fee the shopper pays the courier for an exchange at their own wish, both ways. It never passes through the shop. */
export function exchangeFee(order: Returned, policies: readonly { remote_fee: Won }[]): Won {
  return 2 * pickUpFee(order, policies);
}
