import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { fail } from '#contract/errors/errors.ts';
import { endedSignIns, endSignInsQuery, securityEvents, signInParams, signIns } from '#contract/rest/profile.ts';
import { problem } from '#contract/rest/values.ts';
import { orProblem, Refusal } from '#server/plugins/problems.ts';
import { askerOf, memberOf } from '#server/rest/member-of.ts';
import type { Shop } from '#server/shop.ts';
import { endManySignIns, endOneSignIn } from './end-sign-in.ts';
import { securityEventsOf, signInsOf } from './read-profile.ts';

const tags = ['sign-ins'];

/** A member's sessions and security log. When another server handles sign-in, that one has the sessions. */
export async function signInsRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const { service } = shop.database;
  const orElsewhere = () => {
    if (shop.config.identity.issuerUrl !== undefined) throw new Refusal(fail('IDENTITY_ELSEWHERE'));
  };

  typed.get(
    '/members/me/sign-ins',
    {
      config: { permission: 'sign-in.read' },
      schema: { tags, summary: 'Where I am signed in', response: { 200: signIns, '4xx': problem } },
    },
    (request) => signInsOf(service, memberOf(request), askerOf(request).signInId, shop.clock()),
  );

  typed.delete(
    '/members/me/sign-ins',
    {
      config: { permission: 'sign-in.end' },
      schema: {
        tags,
        summary: 'Sign out on all other devices, or on all',
        querystring: endSignInsQuery,
        response: { 200: endedSignIns, '4xx': problem },
      },
    },
    async (request) => {
      orElsewhere();
      return endManySignIns(shop, askerOf(request), request.query.which);
    },
  );

  typed.delete(
    '/members/me/sign-ins/:id',
    {
      config: { permission: 'sign-in.end' },
      schema: { tags, summary: 'Sign out on one device', params: signInParams, response: { 200: endedSignIns, '4xx': problem } },
    },
    async (request) => {
      orElsewhere();
      return orProblem(await endOneSignIn(shop, askerOf(request), request.params.id));
    },
  );

  typed.get(
    '/members/me/security-events',
    {
      config: { permission: 'sign-in.read' },
      schema: { tags, summary: 'What happened around my sign-ins lately', response: { 200: securityEvents, '4xx': problem } },
    },
    (request) => securityEventsOf(service, memberOf(request)),
  );
}
