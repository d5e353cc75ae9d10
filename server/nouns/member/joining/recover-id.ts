import { type Failure, fail } from '#contract/errors/errors.ts';
import type { FindId, FoundId } from '#contract/rest/verifications.ts';
import { normalizeMobile, normalizePersonName } from '#rules/member/credential.ts';
import { maskedId } from '#rules/member/sign-in/verification.ts';
import { koreanDay } from '#rules/shop/korean-time.ts';
import { recordSecurityEvent } from '#server/credentials/security-events.ts';
import { noteVainUse, readProof, spendProof } from '#server/nouns/verification/proof.ts';
import type { Shop } from '#server/shop.ts';
import { findPhoneHolder } from './find-phone-holder.ts';

/**
 * The ID of the person with this name and phone, with its last character hidden (specification 8); uses up the proof of the phone.
 * Failures: NOT_VERIFIED; FIND_ID_NO_MATCH, after which the proof stays valid for another spelling of the name.
 */
export async function recoverId({ database, clock }: Shop, { name, phone, proof }: FindId, ip: string): Promise<FoundId | Failure> {
  const { service, identity } = database;
  const shown = { purpose: 'FIND_ID', proof, target: normalizeMobile(phone) ?? '' } as const;
  const proven = await readProof(service, shown, clock());
  if (proven === null) return fail('NOT_VERIFIED', { field: 'phone' });
  const member = await findPhoneHolder(service, proven.target).select(['id', 'email', 'name', 'created_at']).executeTakeFirst();
  if (member === undefined || normalizePersonName(member.name) !== normalizePersonName(name)) {
    await noteVainUse(service, proven);
    return fail('FIND_ID_NO_MATCH');
  }
  if ((await spendProof(service, shown, clock())) === null) return fail('NOT_VERIFIED', { field: 'phone' });
  await recordSecurityEvent(identity, { type: 'ID_FOUND', userId: member.id, ip, at: clock() });
  return { id: maskedId(member.email), joined_on: koreanDay(member.created_at) };
}
