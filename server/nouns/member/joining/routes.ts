import { fail } from '#contract/errors/errors.ts';
import { availability, availabilityQuery, createdMember, createMemberBody } from '#contract/rest/members.ts';
import { isEmailId, normalizeEmail } from '#rules/member/credential.ts';
import type { RouteLimit } from '#server/rest/limit.ts';
import { route, routes } from '#server/rest/route.ts';
import { isEmailAvailable, signUpMember } from './sign-up-member.ts';

const permission = 'member.sign-up';

// Loose, because mobile carriers put many shoppers behind one address; tight enough to prevent enumerating members.
const signUps: RouteLimit = { name: 'sign-up', by: 'address', window: 60 * 60, most: 30 };
const lookUps: RouteLimit = { name: 'id-availability', by: 'address', window: 10 * 60, most: 60 };

/** Sign-up (specification 5): `POST /api/members`, `GET /api/members/availability?email=`. */
export const memberRoutes = routes('members', [
  route(
    'POST /members',
    'Sign up',
    { permission, limit: signUps, body: createMemberBody, made: createdMember },
    ({ shop, body, request }) => signUpMember(shop, body, request.ip),
  ),
  route(
    'GET /members/availability',
    'Whether an ID is free',
    { permission, limit: lookUps, query: availabilityQuery, reply: availability },
    async ({ db, query }) => {
      const email = normalizeEmail(query.email);
      if (!isEmailId(email)) return fail('ID_INVALID', { field: 'email' });
      return { email, is_available: await isEmailAvailable(db, email) };
    },
  ),
]);
