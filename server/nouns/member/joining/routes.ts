import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { fail } from '#contract/errors/errors.ts';
import { availability, availabilityQuery, createdMember, createMember } from '#contract/rest/members.ts';
import { problem } from '#contract/rest/values.ts';
import { isEmailId, normalizeEmail } from '#rules/member/credential.ts';
import { orProblem, Refusal } from '#server/plugins/problems.ts';
import { limit } from '#server/rest/limit.ts';
import type { Shop } from '#server/shop.ts';
import { isEmailAvailable, signUpMember } from './sign-up-member.ts';

/** Sign-up (specification 5): `POST /api/members`, `GET /api/members/availability?email=`. */
export async function membersRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const { service } = shop.database;
  // Loose, because mobile carriers put many shoppers behind one address; tight enough to prevent enumerating members.
  const signUps = limit(shop, 'sign-up', { by: 'address', window: 60 * 60, most: 30 });
  const lookUps = limit(shop, 'id-availability', { by: 'address', window: 10 * 60, most: 60 });

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
      await signUps(request);
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
      await lookUps(request);
      const email = normalizeEmail(request.query.email);
      if (!isEmailId(email)) throw new Refusal(fail('ID_INVALID', { field: 'email' }));
      reply.header('cache-control', 'no-store');
      return { email, is_available: await isEmailAvailable(service, email) };
    },
  );
}
