import type { Won } from '../money.ts';
import { isRemote } from '../shipping.ts';

/** An order as far as bringing its goods back asks: where from, and what one parcel from the mainland costs, as it was when it was placed. */
interface Returned {
  zip_code: string;
  pick_up_fee: Won;
}

/** What bringing goods back costs in won: one parcel, with the remote fee of the goods where couriers add it. */
export function pickUpFee({ zip_code, pick_up_fee }: Returned, policies: readonly { remote_fee: Won }[]): Won {
  const remote = isRemote(zip_code) ? Math.max(0, ...policies.map(({ remote_fee }) => remote_fee)) : 0;
  return pick_up_fee + remote;
}

/** What the shopper pays the courier for an exchange of their own wish: there and back. The shop never has this money. */
export function exchangeFee(order: Returned, policies: readonly { remote_fee: Won }[]): Won {
  return 2 * pickUpFee(order, policies);
}
