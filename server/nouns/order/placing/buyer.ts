import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import type { PlaceOrder } from '#contract/rest/orders.ts';
import { preparedQuery } from '#db/prepared-query.ts';
import { findDestination } from '#server/nouns/destination/list-destinations.ts';
import { insertDestination } from '#server/nouns/destination/save-destination.ts';
import type { Trx } from '#server/transaction/transaction.ts';

export interface Buyer {
  id: string;
  name: string;
  phone: string | null;
  email: string;
}

/** The query that locks the ordering member, so that points are spent by one order at a time. The token has already been checked. */
export const lockedBuyer = preparedQuery((trx: Trx, userId: string) =>
  trx.selectFrom('member.members').select(['id', 'name', 'phone', 'email']).where('id', '=', userId).forNoKeyUpdate(),
);

export interface Recipient {
  recipient: string;
  phone: string;
  zip_code: string;
  address: string;
  detail_address: string;
  shipping_request: string;
}

/** The empty address of a gift, whose receiver enters it. */
const noAddress: Recipient = { recipient: '', phone: '', zip_code: '', address: '', detail_address: '', shipping_request: '' };

/** The delivery address: none of a gift, a saved one, or one typed in and saved if requested. Errors: DESTINATION_*. */
export async function recipientOf(trx: Trx, userId: string, input: PlaceOrder, now: Date): Promise<Recipient | Failure> {
  const { destination, delivery_destination_id, shipping_request } = input;
  if (input.gift !== undefined) return noAddress;
  if (destination !== undefined) {
    if (input.is_destination_saved) {
      const kept = await insertDestination(trx, userId, { ...destination, name: '', shipping_request, is_default: false }, now);
      if (isFailure(kept)) return kept;
    }
    return { ...destination, shipping_request };
  }
  if (delivery_destination_id === undefined) return fail('DESTINATION_REQUIRED', { field: 'delivery_destination_id' });
  const saved = await findDestination(trx, userId, delivery_destination_id);
  if (saved === null) return fail('DESTINATION_NOT_FOUND', { field: 'delivery_destination_id' });
  return { ...saved, shipping_request: shipping_request || saved.shipping_request };
}
