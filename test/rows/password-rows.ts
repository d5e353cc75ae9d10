import { hashPassword } from '#server/credentials/password-hash.ts';
import type { CommerceShop } from '../commerce-shop.ts';

/** The password of every member who gets one here. */
export const knownPassword = 'second sign-in 1';

/** Gives a member this password, with a sign-in long enough ago that a second sign-in is required. */
export async function addPassword(shop: Pick<CommerceShop, 'database' | 'clock'>, userId: string): Promise<void> {
  const row = { user_id: userId, password_hash: await hashPassword(knownPassword), changed_at: shop.clock() };
  await shop.database.service.insertInto('identity.credentials').values(row).execute();
}
