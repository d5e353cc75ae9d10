import { z } from 'zod';
import { because } from '#contract/errors/why.ts';
import { type OfficeRole, officeRoles } from '#rules/member/rights/staff.ts';
import { staffRoles } from '#rules/member/rights/staff-role.ts';
import { emailAddress, id, line, proofPassword as password, time } from '../values.ts';

const officeRole = z.enum(officeRoles as [OfficeRole, ...OfficeRole[]]);
const heldRoles = z.array(z.enum(staffRoles)).max(staffRoles.length);
const ofAdministrator = heldRoles.min(1).optional().describe('What an administrator does; when none are named as before, else everything');

/** POST /api/admin/staff/invitations. Only an invitation of an artist names an artist, and only one of a brand a brand. */
export const inviteStaffBody = z
  .strictObject({
    email: emailAddress,
    role: officeRole,
    artist_id: id.nullish().describe('The artist whose account it will be'),
    brand_id: id.nullish().describe('The brand whose account it will be'),
    staff_roles: ofAdministrator,
    password,
  })
  .refine(({ role, artist_id }) => role === 'artist' || (artist_id ?? null) === null, because('NOT_HERE', 'artist_id'))
  .refine(({ role, brand_id }) => role === 'brand' || (brand_id ?? null) === null, because('NOT_HERE', 'brand_id'));

const invitation = z.object({
  id,
  email: z.string(),
  role: officeRole,
  staff_roles: heldRoles,
  of: z.string().nullable().describe('Name of the artist or brand'),
  invited_by: z.string(),
  created_at: time,
  expires_at: time,
});
export const invitations = z.object({
  invitations: z.array(invitation),
  has_mail: z.boolean().describe('Invitations go by mail; else each has a link, to be handed over'),
  has_link: z.boolean().describe('No mail leaves the shop, so that a link may be handed over'),
});

/** POST /api/admin/staff/invitations/{id}/link */
export const linkRequestBody = z.strictObject({ password });
export const invitationLink = z.object({
  link: z.string().describe('Works once, until the invitation expires; the former one no longer does'),
});

/** PATCH /api/admin/staff/{id}/roles: back office roles not listed are removed. */
export const changeRolesBody = z.strictObject({ roles: z.array(officeRole).max(3), staff_roles: ofAdministrator, password });

/** PUT /api/admin/artists/{id}/account and .../brands/{id}/account: the member with this ID, or null for none. */
export const linkAccountBody = z.strictObject({ email: emailAddress.nullable(), password });

/** GET /api/staff-invitations/{token} */
export const invitationParams = z.object({ token: z.string().regex(/^[\w-]{20,80}$/) });
export const shownInvitation = z.object({
  email: z.string().describe('The address it was sent to'),
  role: officeRole,
  of: z.string().nullable(),
  invited_by: z.string(),
  is_member: z.boolean().describe('There is an account, which signs in to accept; else one is made'),
});

/** POST /api/staff-invitations/{token}/acceptance; name and password if a new account is needed. */
export const acceptInvitationBody = z.strictObject({
  name: line(40).optional(),
  password: z.string().max(1024).optional(),
});

export type InviteStaff = z.infer<typeof inviteStaffBody>;
export type StaffInvitation = z.infer<typeof invitation>;
export type InvitationLink = z.infer<typeof invitationLink>;
export type StaffInvitations = z.infer<typeof invitations>;
export type ChangeRoles = z.infer<typeof changeRolesBody>;
export type ShownInvitation = z.infer<typeof shownInvitation>;
export type AcceptInvitation = z.infer<typeof acceptInvitationBody>;
