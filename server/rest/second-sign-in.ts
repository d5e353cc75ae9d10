import type { FastifyRequest } from 'fastify';
import { isRecentSignIn } from '#rules/member/sign-in/social.ts';
import { openLimit } from '#server/limits/limit.ts';
import { Refusal } from '#server/plugins/problems.ts';
import type { Shop } from '#server/shop.ts';
import { proofLimit, provePerson } from '../nouns/member/joining/prove-person.ts';
import { askerOf } from './member-of.ts';

/**
 * Requires a second proof of the sign-in for what an unattended screen must not allow: granting a role, setting a payout account, linking
 * another account, leaving the shop. Returns their id; refuses anybody who neither signed in nor confirmed by a passkey within five minutes,
 * nor gives their password: SIGN_IN_PROOF_NEEDED, PASSWORD_WRONG, TOO_MANY_REQUESTS, UNAVAILABLE.
 */
export function secondSignIn(shop: Shop): (request: FastifyRequest, password: string | undefined) => Promise<string> {
  const proofs = openLimit(shop.database.identityPool, 'person-proof', proofLimit);
  return async (request, password) => {
    const { userId, signInId } = askerOf(request);
    const failure = await provePerson(shop, { userId, signedInAt: request.viewer.claims?.signedInAt ?? null, password }, proofs);
    if (failure === null || (password === undefined && (await isProved(shop, signInId)))) return userId;
    throw new Refusal(failure);
  };
}

/** True when the sign-in was confirmed by a passkey lately. */
async function isProved({ database, clock }: Shop, signInId: string | null): Promise<boolean> {
  if (signInId === null) return false;
  const found = await database.identity.selectFrom('identity.sign_ins').select('proved_at').where('id', '=', signInId).executeTakeFirst();
  return found?.proved_at != null && isRecentSignIn(found.proved_at.getTime() / 1000, clock());
}
