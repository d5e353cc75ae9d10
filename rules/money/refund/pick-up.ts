import type { Won } from '../money.ts';
import { isRemote } from '../shipping.ts';

/** What a courier takes for one parcel back from the mainland, won. */
const PICK_UP_FEE = 3_000;

/** What bringing goods back costs in won: one parcel from this zip code, with the remote fee of the goods where couriers add it. */
export function pickUpFee(zipCode: string, policies: readonly { remote_fee: Won }[]): Won {
  const remote = isRemote(zipCode) ? Math.max(0, ...policies.map(({ remote_fee }) => remote_fee)) : 0;
  return PICK_UP_FEE + remote;
}

/** What the shopper pays the courier for an exchange of their own wish: there and back. The shop never has this money. */
export function exchangeFee(zipCode: string, policies: readonly { remote_fee: Won }[]): Won {
  return 2 * pickUpFee(zipCode, policies);
}
