import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from '#contract/errors/errors.ts';
import { dependsOnStaffRoles, mayDo, type Permission, type Reach } from '#rules/member/rights/permission.ts';
import type { StaffRole } from '#rules/member/rights/staff-role.ts';
import { Refusal } from '#server/plugins/problems.ts';
import { actorsOf } from '#server/plugins/viewer/staff-roles.ts';
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
export function addPermissionCheck(app: FastifyInstance, readStaff: (userId: string) => Promise<readonly StaffRole[]>): void {
  const checkPermission = async (request: FastifyRequest): Promise<void> => {
    const { viewer, routeOptions } = request;
    const { permission } = routeOptions.config;
    if (viewer.role === 'admin' && viewer.userId !== null && permission !== undefined && dependsOnStaffRoles(permission))
      request.viewer = { ...viewer, staffRoles: await readStaff(viewer.userId) };
    reachOf(request);
  };
  app.addHook('onRoute', (route) => {
    const permission = route.config?.permission;
    if (permission === undefined) throw new Error(missing(`${String(route.method)} ${route.url}`));
    const scope = route.config?.scope;
    const ofMember = mayDo(['public'], permission) === 'no' ? [{ member: [] }] : [];
    const security = scope === undefined ? ofMember : [{ program: [scope] }];
    route.schema = Object.assign({}, route.schema, { security, 'x-permission': permission });
    // On the route, because hooks of the app also run for unknown URLs.
    route.preValidation = [checkPermission, ...[route.preValidation ?? []].flat()];
  });
}

/** The caller's reach on this route: only their own rows, or anybody's, which who may only look on reads. Errors: LOGIN_REQUIRED, FORBIDDEN. */
export function reachOf(request: FastifyRequest): Reach {
  const { permission } = request.routeOptions.config;
  const reach = permission === undefined ? 'no' : mayDo(actorsOf(request.viewer), permission);
  if (reach === 'any' || reach === 'own') return reach;
  if (reach === 'view' && request.method === 'GET') return 'any';
  memberOf(request);
  throw new Refusal(fail('FORBIDDEN'));
}

const missing = (route: string) =>
  `${route} names no permission: add config.permission, one of rules/member/rights/permission.ts, or nobody knows who may call it`;
