import { type Failure, fail } from '#contract/errors/errors.ts';
import { isPasswordGuessable, type KnownOfMember } from '#rules/member/guessable-password.ts';
import { isCommonPassword } from '#server/credentials/common-passwords.ts';
import { shownNames } from '#server/nouns/shop/shown-names.ts';
import type { Shop } from '#server/shop.ts';

/** Why a well-formed new password is refused; null when it is accepted. Failures, with `field`: PASSWORD_COMMON, PASSWORD_GUESSABLE. */
export async function refusePassword(
  shop: Shop,
  password: string,
  { field, ...member }: Omit<KnownOfMember, 'names'> & { readonly field: string },
): Promise<Failure | null> {
  if (isCommonPassword(password)) return fail('PASSWORD_COMMON', { field });
  return isPasswordGuessable(password, { ...member, names: await shownNames(shop) }) ? fail('PASSWORD_GUESSABLE', { field }) : null;
}

/** Why an existing member may not choose this password; null when they may. Errors name `field`: PASSWORD_COMMON, PASSWORD_GUESSABLE. */
export async function refusePasswordOf(shop: Shop, userId: string, password: string, field: string): Promise<Failure | null> {
  const members = shop.database.service.selectFrom('member.members');
  const member = await members.select(['email', 'phone']).where('id', '=', userId).executeTakeFirstOrThrow();
  return refusePassword(shop, password, { field, ...member });
}
