import { freePort } from '#db/free-port.ts';
import { socialVendors } from '#rules/member/sign-in/social.ts';
import { type IdentityShop, identityShop } from '../identity-shop.ts';

/** A listening shop with the providers' stand-in and one member linked to each of them. */
export async function socialShop(): Promise<{ shop: IdentityShop; memberId: string }> {
  const port = await freePort();
  const shop = await identityShop({ PORT: String(port), PUBLIC_URL: `http://localhost:${port}`, SERVICES: 'identity,rest' });
  const memberId = await shop.addMember();
  await shop.app.listen({ port, host: '127.0.0.1' });
  await shop.database.service
    .insertInto('identity.social_accounts')
    .values(socialVendors.map((vendor) => ({ vendor, subject: `${vendor}-known`, user_id: memberId })))
    .execute();
  return { shop, memberId };
}

/** The providers a member has linked. */
export async function linkedTo({ database }: IdentityShop, userId: string): Promise<string[]> {
  const rows = await database.service.selectFrom('identity.social_accounts').select('vendor').where('user_id', '=', userId).execute();
  return rows.map(({ vendor }) => vendor);
}
