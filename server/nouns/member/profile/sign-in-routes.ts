import { fail } from '#contract/errors/errors.ts';
import { endedSignIns, endSignInsQuery, securityEvents, signInParams, signIns } from '#contract/rest/profile.ts';
import { askerOf } from '#server/rest/member-of.ts';
import { route, routes } from '#server/rest/route.ts';
import type { Shop } from '#server/shop.ts';
import { endManySignIns, endOneSignIn } from './end-sign-in.ts';
import { securityEventsOf, signInsOf } from './read-profile.ts';

const isElsewhere = ({ config }: Shop) => config.identity.issuerUrl !== undefined;

/** A member's sessions and security log. When another server handles sign-in, that one has the sessions. */
export const signInRoutes = routes('sign-ins', [
  route(
    'GET /members/me/sign-ins',
    'Where I am signed in',
    { permission: 'sign-in.read', reply: signIns },
    ({ shop, db, userId, request }) => signInsOf(db, userId, askerOf(request).signInId, shop.clock()),
  ),
  route(
    'DELETE /members/me/sign-ins',
    'Sign out on all other devices, or on all',
    { permission: 'sign-in.end', query: endSignInsQuery, reply: endedSignIns },
    ({ shop, query, request }) => (isElsewhere(shop) ? fail('IDENTITY_ELSEWHERE') : endManySignIns(shop, askerOf(request), query.which)),
  ),
  route(
    'DELETE /members/me/sign-ins/:id',
    'Sign out on one device',
    { permission: 'sign-in.end', params: signInParams, reply: endedSignIns },
    ({ shop, params, request }) => (isElsewhere(shop) ? fail('IDENTITY_ELSEWHERE') : endOneSignIn(shop, askerOf(request), params.id)),
  ),
  route(
    'GET /members/me/security-events',
    'What happened around my sign-ins lately',
    { permission: 'sign-in.read', reply: securityEvents },
    ({ db, userId }) => securityEventsOf(db, userId),
  ),
]);
