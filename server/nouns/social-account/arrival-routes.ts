import { randomInt } from 'node:crypto';
import { signedUpByArrival, signUpByArrivalBody, socialArrival } from '#contract/rest/social-accounts.ts';
import { isPersonName } from '#rules/member/credential.ts';
import { proposedNickname } from '#rules/member/sign-in/social.ts';
import type { SocialPerson } from '#server/gateways/social/port.ts';
import { isEmailAvailable } from '#server/nouns/member/joining/sign-up-member.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { dropArrival } from '#server/plugins/social-browser.ts';
import type { RouteLimit } from '#server/rest/limit.ts';
import { route, routes } from '#server/rest/route.ts';
import { arrivalOf } from './arrival-of.ts';
import { idOf, signUpByArrival as signUp } from './sign-up-by-arrival.ts';

const permission = 'social-account.sign-in';

// As loose as the limit for sign-up with a password.
const signUps: RouteLimit = { name: 'social-sign-up', by: 'address', window: 60 * 60, most: 30 };

/** /sign-up/social: somebody authenticated by a provider but unknown to the shop (specification 4, 5). */
export const socialArrivalRoutes = routes('social accounts', [
  route(
    'GET /social-arrivals',
    'Who came with this browser from a provider',
    { permission, reply: socialArrival },
    async ({ shop, db, request }) => {
      const { attemptId, person } = arrivalOf(request, shop);
      const email = idOf(person);
      return {
        id: attemptId,
        vendor: person.vendor,
        email,
        // Only revealed to somebody who has proved to own the address.
        is_email_taken: email !== null && !(await isEmailAvailable(db, email)),
        is_private_email: person.isPrivateEmail,
        name: nameOf(person),
        nickname: proposedNickname(randomInt),
      };
    },
  ),
  route(
    'POST /social-arrivals',
    'Sign up with the account that this browser came with',
    { permission, body: signUpByArrivalBody, made: signedUpByArrival },
    async ({ shop, body, request, reply, count }) => {
      const arrival = arrivalOf(request, shop);
      await count(signUps);
      const member = orProblem(await signUp(shop, arrival, body, request.ip));
      dropArrival(reply, shop.config);
      return member;
    },
  ),
]);

/** A name that the shop accepts; null when the provider gave none that fits. */
function nameOf({ name }: SocialPerson): string | null {
  return name !== null && isPersonName(name) ? name.trim() : null;
}
