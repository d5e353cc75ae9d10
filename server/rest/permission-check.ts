import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from '#contract/errors/errors.ts';
import { mayDo, type Permission, type Reach } from '#rules/member/rights/permission.ts';
import { Refusal } from '#server/plugins/problems.ts';
import { memberOf } from '#server/rest/member-of.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The permission that the caller needs (rules/member/rights/permission.ts); every route of the REST API names one. */
    permission?: Permission;
  }
}

/**
 * Checks each route's permission before its body, for the role the request runs as: LOGIN_REQUIRED for a visitor without it, FORBIDDEN for
 * a member. Ownership of rows is checked by the command. Registering a route without a permission throws, so the process does not start;
 * the OpenAPI document shows each route's permission and whether it needs a sign-in.
 */
export function addPermissionCheck(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const permission = route.config?.permission;
    if (permission === undefined) throw new Error(missing(`${String(route.method)} ${route.url}`));
    const security = mayDo(['public'], permission) === 'no' ? [{ member: [] }] : [];
    route.schema = Object.assign({}, route.schema, { security, 'x-permission': permission });
    // On the route, because hooks of the app also run for unknown URLs.
    route.preValidation = [checkPermission, ...[route.preValidation ?? []].flat()];
  });
}

/** The caller's reach on this route: only their own rows, or anybody's. Errors: LOGIN_REQUIRED, FORBIDDEN. */
export function reachOf(request: FastifyRequest): Reach {
  const { permission } = request.routeOptions.config;
  const reach = permission === undefined ? 'no' : mayDo([request.viewer.role], permission);
  if (reach !== 'no') return reach;
  memberOf(request);
  throw new Refusal(fail('FORBIDDEN'));
}

async function checkPermission(request: FastifyRequest): Promise<void> {
  reachOf(request);
}

const missing = (route: string) =>
  `${route} names no permission: add config.permission, one of rules/member/rights/permission.ts, or nobody knows who may call it`;
