import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { signedUpByArrival, signUpByArrival, socialArrival } from '#contract/rest/social-accounts.ts';
import { problem } from '#contract/rest/values.ts';
import { isPersonName } from '#rules/member/credential.ts';
import { proposedNickname } from '#rules/member/sign-in/social.ts';
import type { SocialPerson } from '#server/gateways/social/port.ts';
import { isEmailAvailable } from '#server/nouns/member/joining/sign-up-member.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { dropArrival } from '#server/plugins/social-browser.ts';
import { limit } from '#server/rest/limit.ts';
import type { Shop } from '#server/shop.ts';
import { arrivalOf } from './arrival-of.ts';
import { idOf, signUpByArrival as signUp } from './sign-up-by-arrival.ts';

const tags = ['social accounts'];

/** /sign-up/social: somebody authenticated by a provider but unknown to the shop (specification 4, 5). */
export async function socialArrivalRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  // As loose as the limit for sign-up with a password.
  const signUps = limit(shop, 'social-sign-up', { by: 'address', window: 60 * 60, most: 30 });

  typed.get(
    '/social-arrivals',
    {
      config: { permission: 'social-account.sign-in' },
      schema: { tags, summary: 'Who came with this browser from a provider', response: { 200: socialArrival, '4xx': problem } },
    },
    async (request) => {
      const { attemptId, person } = arrivalOf(request, shop);
      const email = idOf(person);
      return {
        id: attemptId,
        vendor: person.vendor,
        email,
        // Only revealed to somebody who has proved to own the address.
        is_email_taken: email !== null && !(await isEmailAvailable(shop.database.service, email)),
        is_private_email: person.isPrivateEmail,
        name: nameOf(person),
        nickname: proposedNickname(randomInt),
      };
    },
  );

  typed.post(
    '/social-arrivals',
    {
      config: { permission: 'social-account.sign-in' },
      schema: {
        tags,
        summary: 'Sign up with the account that this browser came with',
        body: signUpByArrival,
        response: { 201: signedUpByArrival, '4xx': problem },
      },
    },
    async (request, reply) => {
      const arrival = arrivalOf(request, shop);
      await signUps(request);
      const member = orProblem(await signUp(shop, arrival, request.body, request.ip));
      dropArrival(reply, shop.config);
      return reply.code(201).header('cache-control', 'no-store').send(member);
    },
  );
}

/** A name that the shop accepts; null when the provider gave none that fits. */
function nameOf({ name }: SocialPerson): string | null {
  return name !== null && isPersonName(name) ? name.trim() : null;
}
