import type { FastifyRequest } from 'fastify';
import { fail } from '#contract/errors/errors.ts';
import { Refusal } from '#server/plugins/problems.ts';
import type { Asker } from '../nouns/member/profile/end-sign-in.ts';

/** The requesting member, from the verified token. Errors: LOGIN_REQUIRED for a visitor. */
export function memberOf(request: FastifyRequest): string {
  if (request.viewer.userId === null) throw new Refusal(fail('LOGIN_REQUIRED'));
  return request.viewer.userId;
}

/** The requesting member with their browser. Errors: LOGIN_REQUIRED for a visitor. */
export function askerOf(request: FastifyRequest): Asker {
  const signInId = request.viewer.claims?.signInId ?? null;
  return { userId: memberOf(request), signInId, ip: request.ip, userAgent: request.headers['user-agent'] };
}
