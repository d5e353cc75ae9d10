import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { askLink, changeRoles, invitationLink, invitations, inviteStaff, linkAccount } from '#contract/rest/admin/staff.ts';
import { idempotencyHeaders, idParams, problem, uuidParams } from '#contract/rest/values.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { secondSignIn } from '#server/rest/second-sign-in.ts';
import type { Shop } from '#server/shop.ts';
import { changeRoles as change } from './change-roles.ts';
import { endInvitation, inviteStaff as invite, invitationLink as makeLink, sendsMail } from './invite-staff.ts';
import { linkAccount as link } from './link-account.ts';
import { readInvitations } from './list-invitations.ts';

const tags = ['office'];
const config = { permission: 'staff.manage' } as const;

/** Staff: invitations by mail, and roles. Granting a role requires proving the sign-in again. */
export async function adminStaffRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const { service } = shop.database;
  const provedStaff = secondSignIn(shop);
  const waiting = async () => ({ invitations: await readInvitations(service, shop.clock()), has_mail: sendsMail(shop) });

  typed.get(
    '/admin/staff/invitations',
    { config, schema: { tags, summary: 'Invitations that wait for an answer', response: { 200: invitations, '4xx': problem } } },
    waiting,
  );

  typed.post(
    '/admin/staff/invitations',
    {
      config: { ...config, isIdempotent: true },
      schema: {
        tags,
        summary: 'Ask somebody to work here, by mail where the shop sends any',
        headers: idempotencyHeaders,
        body: inviteStaff,
        response: { 201: invitations, '4xx': problem, 503: problem },
      },
    },
    async (request, reply) => {
      const { password, ...input } = request.body;
      orProblem(await invite(shop, await provedStaff(request, password), input));
      return reply.code(201).send(await waiting());
    },
  );

  typed.post(
    '/admin/staff/invitations/:id/link',
    {
      config,
      schema: {
        tags,
        summary: 'A link of an invitation, in a shop that sends no mail',
        params: idParams,
        body: askLink,
        response: { 200: invitationLink, '4xx': problem },
      },
    },
    async (request) => {
      await provedStaff(request, request.body.password);
      return orProblem(await makeLink(shop, request.params.id));
    },
  );

  typed.delete(
    '/admin/staff/invitations/:id',
    { config, schema: { tags, summary: 'Take an invitation back', params: idParams, response: { 200: invitations, '4xx': problem } } },
    async (request) => {
      orProblem(await endInvitation(shop, request.params.id));
      return waiting();
    },
  );

  typed.patch(
    '/admin/staff/:id/roles',
    {
      config,
      schema: {
        tags,
        summary: 'Set the roles a member works here with',
        params: uuidParams,
        body: changeRoles,
        response: { 200: changeRoles, '4xx': problem, 503: problem },
      },
    },
    async (request) => {
      const staffId = await provedStaff(request, request.body.password);
      orProblem(await change(shop, staffId, request.params.id, request.body.roles));
      return { roles: request.body.roles };
    },
  );

  for (const role of ['artist', 'brand'] as const)
    typed.put(
      `/admin/${role}s/:id/account`,
      {
        config,
        schema: {
          tags,
          summary: `Link the account of a member to the ${role}, or take it off`,
          params: idParams,
          body: linkAccount,
          response: { 200: z.object({}), '4xx': problem, 503: problem },
        },
      },
      async (request) => {
        const { email, password } = request.body;
        const staffId = await provedStaff(request, password);
        orProblem(await link(shop, staffId, { role, id: request.params.id }, email));
        return {};
      },
    );
}
