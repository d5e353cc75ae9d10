import { type Failure, fail } from '#contract/errors/errors.ts';
import type { ChangeDestination, CreateDestination, DeliveryDestination } from '#contract/rest/delivery-destinations.ts';
import { DESTINATIONS_MAX } from '#rules/member/address.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { findDestination, listDestinations } from './list-destinations.ts';

/** Saves an address. The first one becomes the default, as does one that asks to. Errors: DESTINATION_LIMIT (20). */
export async function createDestination(shop: Shop, userId: string, input: CreateDestination): Promise<DeliveryDestination | Failure> {
  return inTransaction(shop.database.service, (trx) => insertDestination(trx, userId, input, shop.clock()));
}

/**
 * Saves an address within the caller's transaction, such as placing an order. The first becomes the default, as does one that asks to.
 * Errors: DESTINATION_LIMIT (20).
 */
export async function insertDestination(
  trx: Trx,
  userId: string,
  input: CreateDestination,
  now: Date,
): Promise<DeliveryDestination | Failure> {
  await lockAddressBook(trx, userId);
  const known = await listDestinations(trx, userId);
  if (known.length >= DESTINATIONS_MAX) return fail('DESTINATION_LIMIT');
  const isDefault = input.is_default || known.length === 0;
  if (isDefault) await clearDefault(trx, userId);
  const { id } = await trx
    .insertInto('member.delivery_destinations')
    .values({ ...input, user_id: userId, is_default: isDefault, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return (await findDestination(trx, userId, id)) ?? fail('DESTINATION_NOT_FOUND');
}

/** Updates an address. Errors: DESTINATION_NOT_FOUND, also for somebody else's. */
export async function changeDestination(
  shop: Shop,
  userId: string,
  id: number,
  change: ChangeDestination,
): Promise<DeliveryDestination | Failure> {
  return inTransaction(shop.database.service, async (trx) => {
    await lockAddressBook(trx, userId);
    if ((await findDestination(trx, userId, id)) === null) return fail('DESTINATION_NOT_FOUND');
    if (change.is_default) await clearDefault(trx, userId);
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    await trx.updateTable('member.delivery_destinations').set(given).where('id', '=', id).execute();
    return (await findDestination(trx, userId, id)) ?? fail('DESTINATION_NOT_FOUND');
  });
}

/** Deletes an address; if it was the default, the newest remaining one becomes it. Errors: DESTINATION_NOT_FOUND. */
export async function deleteDestination(shop: Shop, userId: string, id: number): Promise<DeliveryDestination[] | Failure> {
  return inTransaction(shop.database.service, async (trx) => {
    await lockAddressBook(trx, userId);
    const destination = await findDestination(trx, userId, id);
    if (destination === null) return fail('DESTINATION_NOT_FOUND');
    await trx
      .updateTable('member.delivery_destinations')
      .set({ deleted_at: shop.clock(), is_default: false })
      .where('id', '=', id)
      .execute();
    const [newest] = await listDestinations(trx, userId);
    if (destination.is_default && newest) {
      await trx.updateTable('member.delivery_destinations').set({ is_default: true }).where('id', '=', newest.id).execute();
    }
    return listDestinations(trx, userId);
  });
}

/** Serialises changes to an address book, so that there is always one default and never a twenty-first address. */
async function lockAddressBook(trx: Trx, userId: string): Promise<void> {
  await trx.selectFrom('member.members').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

async function clearDefault(trx: Trx, userId: string): Promise<void> {
  await trx
    .updateTable('member.delivery_destinations')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute();
}
