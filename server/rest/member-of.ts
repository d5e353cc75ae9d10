import type { FastifyRequest } from 'fastify';
import { fail } from '#contract/errors.ts';
import { Refusal } from '#server/plugins/problems.ts';

/** The member who asks, from the verified token. Errors: LOGIN_REQUIRED for a visitor. */
export function memberOf(request: FastifyRequest): string {
  if (request.viewer.userId === null) throw new Refusal(fail('LOGIN_REQUIRED'));
  return request.viewer.userId;
}
