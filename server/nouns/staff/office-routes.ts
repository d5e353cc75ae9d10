import { z } from 'zod';
import {
  changeRolesBody,
  invitationLink,
  invitations,
  inviteStaffBody,
  linkAccountBody,
  linkRequestBody,
} from '#contract/rest/admin/staff.ts';
import { uuidParams } from '#contract/rest/values.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { route, routes } from '#server/rest/route.ts';
import type { Shop } from '#server/shop.ts';
import { changeRoles as change } from './change-roles.ts';
import { endInvitation, inviteStaff as invite, mailsLeave, invitationLink as makeLink, sendsMail } from './invite-staff.ts';
import { linkAccount as link } from './link-account.ts';
import { readInvitations } from './read-invitation.ts';

const permission = 'staff.manage';

/** Staff: invitations by mail, and roles. Granting a role requires proving the sign-in again. */
export const staffOfficeRoutes = routes('office', [
  route('GET /admin/staff/invitations', 'Invitations that wait for an answer', { permission, reply: invitations }, ({ shop }) =>
    waiting(shop),
  ),
  route(
    'POST /admin/staff/invitations',
    'Ask somebody to work here, by mail where the shop sends any',
    { permission, isIdempotent: true, body: inviteStaffBody, made: invitations },
    async ({ shop, body: { password, ...input }, prove }) => {
      orProblem(await invite(shop, await prove(password), input));
      return waiting(shop);
    },
  ),
  route(
    'POST /admin/staff/invitations/:id/link',
    'A link of an invitation, in a shop whose mails go nowhere',
    { permission, body: linkRequestBody, reply: invitationLink },
    async ({ shop, params, body, prove }) => {
      await prove(body.password);
      return makeLink(shop, params.id);
    },
  ),
  route('DELETE /admin/staff/invitations/:id', 'Take an invitation back', { permission, reply: invitations }, async ({ shop, params }) => {
    orProblem(await endInvitation(shop, params.id));
    return waiting(shop);
  }),
  route(
    'PATCH /admin/staff/:id/roles',
    'Set the roles a member works here with',
    { permission, params: uuidParams, body: changeRolesBody, reply: changeRolesBody },
    async ({ shop, params, body: { password, ...after }, prove }) => {
      orProblem(await change(shop, await prove(password), params.id, after));
      return after;
    },
  ),
  ...(['artist', 'brand'] as const).map((role) =>
    route(
      `PUT /admin/${role}s/:id/account`,
      `Link the account of a member to the ${role}, or take it off`,
      { permission, body: linkAccountBody, reply: z.object({}) },
      async ({ shop, params: { id }, body: { email, password }, prove }) =>
        (await link(shop, await prove(password), { role, id }, email)) ?? {},
    ),
  ),
]);

async function waiting(shop: Shop) {
  return {
    invitations: await readInvitations(shop.database.service, shop.clock()),
    has_mail: sendsMail(shop),
    has_link: !mailsLeave(shop),
  };
}
