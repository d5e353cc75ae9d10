import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from '#contract/errors.ts';
import { Refusal } from '#server/plugins/problems.ts';

/** The member who asks, from the verified token. Errors: LOGIN_REQUIRED for a visitor. */
export function memberOf(request: FastifyRequest): string {
  if (request.viewer.userId === null) throw new Refusal(fail('LOGIN_REQUIRED'));
  return request.viewer.userId;
}

/** Part of a route's schema: says in the OpenAPI document that the route is for members, and makes it so. */
export const memberOnly = { security: [{ member: [] as string[] }] };

/** Refuses visitors at routes that are marked `memberOnly`, before their body is looked at. */
export function addMemberCheck(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    if (request.routeOptions.schema?.security !== undefined) memberOf(request);
  });
}
