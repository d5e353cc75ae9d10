import { z } from 'zod';
import { fail } from '#contract/errors/errors.ts';
import { acceptInvitationBody, invitationParams, shownInvitation } from '#contract/rest/admin/staff.ts';
import { route, routes } from '#server/rest/route.ts';
import { acceptInvitation as accept } from './accept-invitation.ts';
import { readInvitation } from './read-invitation.ts';

const permission = 'staff-invitation.answer';

/** The link of an invitation: anybody with it can read and answer it. */
export const staffInvitationRoutes = routes('office', [
  route(
    'GET /staff-invitations/:token',
    'What an invitation is about',
    { permission, mostAMinute: 30, params: invitationParams, reply: shownInvitation },
    async ({ shop, db, params }) => (await readInvitation(db, params.token, shop.clock())) ?? fail('INVITATION_OVER'),
  ),
  route(
    'POST /staff-invitations/:token/acceptance',
    'Accept an invitation',
    { permission, mostAMinute: 30, params: invitationParams, body: acceptInvitationBody, reply: z.object({ email: z.string() }) },
    ({ shop, params: { token }, body, request: { viewer, ip } }) => accept(shop, { token, userId: viewer.userId, ip }, body),
  ),
]);
