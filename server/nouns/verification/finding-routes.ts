import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problem } from '#contract/rest/values.ts';
import {
  beginPasswordReset,
  changedPhone,
  changePhone,
  findId,
  foundId,
  passwordReset,
  setPassword,
} from '#contract/rest/verifications.ts';
import { recoverId as lookUpId } from '#server/nouns/member/joining/recover-id.ts';
import { beginPasswordReset as beginReset, setPassword as saveNewPassword } from '#server/nouns/member/joining/reset-password.ts';
import { changePhone as storePhone } from '#server/nouns/member/profile/change-phone.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { limit } from '#server/rest/limit.ts';
import { memberOf } from '#server/rest/member-of.ts';
import type { Shop } from '#server/shop.ts';

const answers = { '4xx': problem, 503: problem };

/**
 * What a proved phone allows (specification 2 and 8): `POST /api/members/found-id`, `/api/members/password-resets`,
 * `/api/members/passwords`, `/api/members/phone`.
 */
export async function findingRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  // Searches per address; without a proved phone they reveal nothing.
  const findings = limit(shop, 'findings', { by: 'address', window: 60 * 60, most: 40 });
  // Password attempts per member while changing the phone.
  const phoneChanges = limit(shop, 'phone-changes', { by: 'member', window: 15 * 60, most: 10 });
  const about = { tags: ['members'] };

  typed.post(
    '/members/found-id',
    {
      config: { permission: 'member.find' },
      schema: { ...about, summary: 'Find an ID by name and proved phone', body: findId, response: { 200: foundId, ...answers } },
    },
    async (request) => {
      await findings(request);
      return orProblem(await lookUpId(shop, request.body, request.ip));
    },
  );

  typed.post(
    '/members/password-resets',
    {
      config: { permission: 'member.find' },
      schema: { ...about, summary: 'Begin to set a new password', body: beginPasswordReset, response: { 201: passwordReset, ...answers } },
    },
    async (request, reply) => {
      await findings(request);
      return reply.code(201).send(orProblem(await beginReset(shop, request.body)));
    },
  );

  typed.post(
    '/members/passwords',
    {
      config: { permission: 'member.find' },
      schema: { ...about, summary: 'Set the new password; every sign-in ends', body: setPassword, response: { 204: z.null(), ...answers } },
    },
    async (request, reply) => {
      await findings(request);
      orProblem(await saveNewPassword(shop, request.body, request.ip));
      return reply.code(204).send(null);
    },
  );

  typed.post(
    '/members/phone',
    {
      config: { permission: 'profile.change' },
      schema: { ...about, summary: 'Change the phone', body: changePhone, response: { 200: changedPhone, ...answers } },
    },
    async (request) => {
      const userId = memberOf(request);
      await phoneChanges(request);
      return orProblem(await storePhone(shop, userId, request.body, request.ip));
    },
  );
}
