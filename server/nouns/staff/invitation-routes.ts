import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fail } from '#contract/errors/errors.ts';
import { acceptInvitation, invitationParams, shownInvitation } from '#contract/rest/admin/staff.ts';
import { problem } from '#contract/rest/values.ts';
import { orProblem, Refusal } from '#server/plugins/problems.ts';
import type { Shop } from '#server/shop.ts';
import { acceptInvitation as accept } from './accept-invitation.ts';
import { readInvitation } from './read-invitation.ts';

const tags = ['office'];
const config = { rateLimit: { max: 30, timeWindow: 60_000 }, permission: 'staff-invitation.answer' } as const;

/** The link of an invitation: anybody with it can read and answer it. */
export async function staffInvitationsRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.get(
    '/staff-invitations/:token',
    {
      config,
      schema: {
        tags,
        summary: 'What an invitation is about',
        params: invitationParams,
        response: { 200: shownInvitation, '4xx': problem },
      },
    },
    async (request) => {
      const shown = await readInvitation(shop.database.service, request.params.token, shop.clock());
      if (shown === null) throw new Refusal(fail('INVITATION_OVER'));
      return shown;
    },
  );

  typed.post(
    '/staff-invitations/:token/acceptance',
    {
      config,
      schema: {
        tags,
        summary: 'Accept an invitation',
        params: invitationParams,
        body: acceptInvitation,
        response: { 200: z.object({ email: z.string() }), '4xx': problem, 503: problem },
      },
    },
    async (request) => {
      const acceptor = { token: request.params.token, userId: request.viewer.userId, ip: request.ip };
      return orProblem(await accept(shop, acceptor, request.body));
    },
  );
}
