import {
  beginPasswordResetBody,
  changedPhone,
  changePhoneBody,
  findIdBody,
  foundId,
  passwordReset,
  setPasswordBody,
} from '#contract/rest/verifications.ts';
import { recoverId as lookUpId } from '#server/nouns/member/joining/recover-id.ts';
import { beginPasswordReset as beginReset, setPassword as saveNewPassword } from '#server/nouns/member/joining/reset-password.ts';
import { changePhone as storePhone } from '#server/nouns/member/profile/change-phone.ts';
import type { RouteLimit } from '#server/rest/limit.ts';
import { route, routes } from '#server/rest/route.ts';

// Searches per address; without a proved phone they reveal nothing.
const findings: RouteLimit = { name: 'findings', by: 'address', window: 60 * 60, most: 40 };
// Password attempts per member while changing the phone.
const phoneChanges: RouteLimit = { name: 'phone-changes', by: 'member', window: 15 * 60, most: 10 };

/**
 * What a proved phone allows (specification 2 and 8): `POST /api/members/found-id`, `/api/members/password-resets`,
 * `/api/members/passwords`, `/api/members/phone`.
 */
export const findingRoutes = routes('members', [
  route(
    'POST /members/found-id',
    'Find an ID by name and proved phone',
    { permission: 'member.find', limit: findings, body: findIdBody, reply: foundId },
    ({ shop, body, request }) => lookUpId(shop, body, request.ip),
  ),
  route(
    'POST /members/password-resets',
    'Begin to set a new password',
    { permission: 'member.find', limit: findings, body: beginPasswordResetBody, made: passwordReset },
    ({ shop, body }) => beginReset(shop, body),
  ),
  route(
    'POST /members/passwords',
    'Set the new password; every sign-in ends',
    { permission: 'member.find', limit: findings, body: setPasswordBody },
    ({ shop, body, request }) => saveNewPassword(shop, body, request.ip),
  ),
  route(
    'POST /members/phone',
    'Change the phone',
    { permission: 'profile.change', limit: phoneChanges, body: changePhoneBody, reply: changedPhone },
    ({ shop, userId, body, request }) => storePhone(shop, userId, body, request.ip),
  ),
]);
