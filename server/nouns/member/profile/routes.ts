import { type Failure, fail } from '#contract/errors/errors.ts';
import {
  changeConsentsBody,
  changePasswordBody,
  changeProfileBody,
  endedSignIns,
  type Profile,
  profile,
  withdrawalFacts,
  withdrawBody,
  withdrawn,
} from '#contract/rest/profile.ts';
import { orProblem } from '#server/plugins/problems.ts';
import type { RouteLimit } from '#server/rest/limit.ts';
import { askerOf } from '#server/rest/member-of.ts';
import { route, routes } from '#server/rest/route.ts';
import type { Shop } from '#server/shop.ts';
import { changePassword as changeSecret } from './change-password.ts';
import { changeProfile as change, changeConsents as decide } from './change-profile.ts';
import { readLeavingFacts } from './read-leaving-facts.ts';
import { readProfile } from './read-profile.ts';
import { withdrawMember } from './withdraw-member.ts';

// Changes per member that are confirmed by a mail: nobody's mailbox is flooded.
const toldChanges: RouteLimit = { name: 'told-changes', by: 'member', window: 60 * 60, most: 20 };
// Prevents guessing the password in an unattended browser.
const passwordChanges: RouteLimit = { name: 'password-change', by: 'member', window: 15 * 60, most: 10 };

const isOurs = ({ config }: Shop) => config.identity.issuerUrl === undefined;

/** A member's own data, and withdrawal (specification 2.32: profile edit, withdrawal). */
export const profileRoutes = routes('profile', [
  route('GET /members/me', 'My own data', { permission: 'profile.read', reply: profile }, ({ shop, userId }) => own(shop, userId)),
  route(
    'PATCH /members/me',
    'Change nickname or language',
    { permission: 'profile.change', body: changeProfileBody, reply: profile },
    async ({ shop, userId, body }) => {
      orProblem(await change(shop, userId, body));
      return own(shop, userId);
    },
  ),
  route(
    'PATCH /members/me/consents',
    'Give or take back marketing consents',
    { permission: 'profile.change', limit: toldChanges, body: changeConsentsBody, reply: profile },
    async ({ shop, userId, body }) => {
      orProblem(await decide(shop, userId, body));
      return own(shop, userId);
    },
  ),
  route(
    'POST /members/me/password',
    'Change the password; every other sign-in ends',
    { permission: 'profile.change', body: changePasswordBody, reply: endedSignIns },
    async ({ shop, body, request, count }) => {
      if (!isOurs(shop)) return fail('IDENTITY_ELSEWHERE');
      await count(passwordChanges);
      return changeSecret(shop, askerOf(request), body);
    },
  ),
  route(
    'GET /members/me/withdrawal',
    'What stands in the way of leaving, and what would be lost',
    { permission: 'profile.leave', reply: withdrawalFacts },
    ({ shop, db, userId }) => readLeavingFacts(db, userId, shop.clock()),
  ),
  route(
    'POST /members/me/withdrawal',
    'Leave the shop; for 30 days signing in offers to return',
    { permission: 'profile.leave', body: withdrawBody, reply: withdrawn },
    async ({ shop, body, request, prove, count }) => {
      await prove(body.password);
      await count(toldChanges);
      return withdrawMember(shop, askerOf(request), body);
    },
  ),
]);

async function own(shop: Shop, userId: string): Promise<Profile | Failure> {
  const found = await readProfile(shop.database.service, userId);
  return found === null ? fail('invalid-jwt') : { ...found, has_password: found.has_password && isOurs(shop) };
}
