import type { FastifyRequest } from 'fastify';
import { openLimit } from '#server/limits/limit.ts';
import { Refusal } from '#server/plugins/problems.ts';
import type { Shop } from '#server/shop.ts';
import { proofLimit, provePerson } from '../nouns/member/joining/prove-person.ts';
import { memberOf } from './member-of.ts';

/**
 * Requires a second proof of the sign-in for what an unattended screen must not allow: granting a role, setting a payout account, linking
 * another account, leaving the shop. Returns their id; refuses anybody who neither signed in within five minutes nor gives their password:
 * SIGN_IN_PROOF_NEEDED, PASSWORD_WRONG, TOO_MANY_REQUESTS, UNAVAILABLE.
 */
export function secondSignIn(shop: Shop): (request: FastifyRequest, password: string | undefined) => Promise<string> {
  const proofs = openLimit(shop.database.identityPool, 'person-proof', proofLimit);
  return async (request, password) => {
    const userId = memberOf(request);
    const failure = await provePerson(shop, { userId, signedInAt: request.viewer.claims?.signedInAt ?? null, password }, proofs);
    if (failure) throw new Refusal(failure);
    return userId;
  };
}
