import type { Kysely } from 'kysely';
import type { SocialAccounts } from '#contract/rest/social-accounts.ts';
import type { DB } from '#db/schema.generated.ts';
import { type SocialVendor, socialVendors } from '#rules/member/sign-in/social.ts';

/** How a member signs in: whether with a password, and which providers are linked or available. */
export async function readAccounts(db: Kysely<DB>, userId: string, offered: readonly SocialVendor[]): Promise<SocialAccounts> {
  const [credential, rows] = await Promise.all([
    db.selectFrom('identity.credentials').select('user_id').where('user_id', '=', userId).executeTakeFirst(),
    db
      .selectFrom('identity.social_accounts')
      .select(['vendor', 'email', 'is_private_email', 'is_mail_off', 'linked_at'])
      .where('user_id', '=', userId)
      .execute(),
  ]);
  const accounts = socialVendors.flatMap((vendor) => {
    const row = rows.find((each) => each.vendor === vendor);
    if (!row && !offered.includes(vendor)) return [];
    return {
      vendor,
      is_linked: row !== undefined,
      email: row?.email ?? null,
      is_private_email: row?.is_private_email ?? false,
      is_mail_off: row?.is_mail_off ?? false,
      linked_at: row?.linked_at.toISOString() ?? null,
    };
  });
  return { has_password: credential !== undefined, accounts };
}
