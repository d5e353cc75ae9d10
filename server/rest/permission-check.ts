import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from '#contract/errors/errors.ts';
import { mayDo, type Permission, type Reach } from '#rules/member/rights/permission.ts';
import { Refusal } from '#server/plugins/problems.ts';
import { memberOf } from '#server/rest/member-of.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the caller must be permitted (rules/member/rights/permission.ts); every route of the REST API names one. */
    permission?: Permission;
  }
}

/**
 * Asks each route's permission before its body is looked at, of the role the request runs as: LOGIN_REQUIRED when a visitor may not,
 * FORBIDDEN when a member may not. Whose row it is, the command asks. A route that names no permission throws as it is declared, so that
 * the process does not start; the OpenAPI document says of each route which one it is, and whether it is for members.
 */
export function addPermissionCheck(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const permission = route.config?.permission;
    if (permission === undefined) throw new Error(missing(`${String(route.method)} ${route.url}`));
    const security = mayDo(['public'], permission) === 'no' ? { security: [{ member: [] }] } : {};
    route.schema = Object.assign({}, route.schema, security, { 'x-permission': permission });
    // At the route and not at the app, whose hooks run for addresses that do not exist too.
    route.preValidation = [askPermission, ...[route.preValidation ?? []].flat()];
  });
}

/** How far the caller may go at this route: with what is the caller's own, or anybody's. Errors: LOGIN_REQUIRED, FORBIDDEN. */
export function reachOf(request: FastifyRequest): Reach {
  const { permission } = request.routeOptions.config;
  const reach = permission === undefined ? 'no' : mayDo([request.viewer.role], permission);
  if (reach !== 'no') return reach;
  memberOf(request);
  throw new Refusal(fail('FORBIDDEN'));
}

async function askPermission(request: FastifyRequest): Promise<void> {
  reachOf(request);
}

const missing = (route: string) =>
  `${route} names no permission: add config.permission, one of rules/member/rights/permission.ts, or nobody knows who may call it`;
