import { type Failure, fail } from '#contract/errors/errors.ts';
import type { CreateMember } from '#contract/rest/members.ts';
import { isEmailId, isOldEnough, isPersonName, missingConsents } from '#rules/member/credential.ts';
import { koreanDay } from '#rules/shop/korean-time.ts';

type Person = Pick<CreateMember, 'email' | 'name' | 'nickname' | 'consents' | 'birth_date'>;

/**
 * Checks shared by all ways of signing up (specification 5): an invalid ID, a missing name, missing consents, a person who is too young.
 */
export function refusePerson({ email, name, nickname, consents, birth_date: birthDate }: Person, now: Date): Failure | null {
  if (!isEmailId(email)) return fail('ID_INVALID', { field: 'email' });
  if (!isPersonName(name)) return fail('INVALID_INPUT', { field: 'name' });
  if (!isPersonName(nickname)) return fail('INVALID_INPUT', { field: 'nickname' });
  const given = { ...consents, personalInformation: consents.personal_information, over14: consents.over_14 };
  if (missingConsents(given).length > 0) return fail('TERMS_AGREEMENT_REQUIRED', { field: 'consents' });
  if (birthDate !== undefined && !isOldEnough(birthDate, koreanDay(now))) return fail('TERMS_AGREEMENT_REQUIRED', { field: 'birth_date' });
  return null;
}
