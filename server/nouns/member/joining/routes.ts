import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { fail } from '#contract/errors/errors.ts';
import { availability, availabilityQuery, createdMember, createMember } from '#contract/rest/members.ts';
import { problem } from '#contract/rest/values.ts';
import { isEmailId, normalizeEmail } from '#rules/member/credential.ts';
import { addressKey, createAttemptLimiter } from '#server/limits/attempt-limiter.ts';
import { orProblem, Refusal } from '#server/plugins/problems.ts';
import { takeAttempt } from '#server/rest/take-attempt.ts';
import type { Shop } from '#server/shop.ts';
import { isEmailAvailable, signUpMember } from './sign-up-member.ts';

/** Loose, because mobile carriers put many shoppers behind one address; tight enough to prevent enumerating members. */
const signUpLimit = { name: 'sign-up', attempts: 30, seconds: 60 * 60 };
const availabilityLimit = { name: 'id-availability', attempts: 60, seconds: 10 * 60 };

/** Sign-up (specification 5): `POST /api/members`, `GET /api/members/availability?email=`. */
export async function membersRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const { service, identityPool } = shop.database;
  const signUps = createAttemptLimiter(identityPool, signUpLimit);
  const lookUps = createAttemptLimiter(identityPool, availabilityLimit);

  typed.post(
    '/members',
    {
      config: { permission: 'member.sign-up' },
      schema: {
        tags: ['members'],
        summary: 'Sign up',
        body: createMember,
        response: { 201: createdMember, 409: problem, 422: problem, 429: problem },
      },
    },
    async (request, reply) => {
      await takeAttempt(signUps, addressKey(request.ip));
      const member = orProblem(await signUpMember(shop, request.body, request.ip));
      return reply.code(201).header('cache-control', 'no-store').send(member);
    },
  );

  typed.get(
    '/members/availability',
    {
      config: { permission: 'member.sign-up' },
      schema: {
        tags: ['members'],
        summary: 'Whether an ID is free',
        querystring: availabilityQuery,
        response: { 200: availability, 422: problem, 429: problem },
      },
    },
    async (request, reply) => {
      await takeAttempt(lookUps, addressKey(request.ip));
      const email = normalizeEmail(request.query.email);
      if (!isEmailId(email)) throw new Refusal(fail('ID_INVALID', { field: 'email' }));
      reply.header('cache-control', 'no-store');
      return { email, is_available: await isEmailAvailable(service, email) };
    },
  );
}
