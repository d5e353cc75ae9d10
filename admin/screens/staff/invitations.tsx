import { useState } from 'react';
import { ActButton } from '#admin/kit/act-button.tsx';
import { detailScreen } from '#admin/kit/detail/detail-screen.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { Form } from '#admin/kit/form.tsx';
import { moment, nothing } from '#admin/kit/format.ts';
import { withSecondSignIn } from '#admin/kit/proof/second-sign-in.ts';
import { RoleBadges } from '#admin/nouns/member/role-badges.tsx';
import { call, callOnce } from '#admin/session/wire.ts';
import { pageMemory } from '#client/drafts/page-memory.ts';
import { because } from '#contract/errors/why.ts';
import {
  type InvitationLink,
  type InviteStaff,
  inviteStaffBody,
  type StaffInvitation,
  type StaffInvitations,
} from '#contract/rest/admin/staff.ts';
import { InvitationInputs } from './inputs.tsx';
import { staffTexts as texts } from './texts.ts';

const nobody: InviteStaff = { email: '', role: 'admin', staff_roles: undefined, artist_id: null, brand_id: null };

/** The API makes an administrator without a role an owner, as before there were roles; a form does not. */
const invitation = inviteStaffBody.refine(
  ({ role, staff_roles = [] }) => role !== 'admin' || staff_roles.length > 0,
  because('MISSING', 'staff_roles'),
);

/** Invites staff by email, and lists pending invitations. */
export const Invitations = detailScreen({
  name: 'staff',
  texts,
  id: 'invitations',
  load: () => call<StaffInvitations>('GET', '/admin/staff/invitations'),
  title: () => texts.invite,
  lead: ({ has_mail }) => (has_mail ? texts.inviteLead : texts.linkLead),
  content: ({ invitations, has_mail, has_link }) => (
    <>
      <Section title={texts.invite}>
        <div className="max-w-form">
          <InviteForm hasMail={has_mail} />
        </div>
      </Section>
      <Section title={texts.open} isFlush>
        {invitations.length === 0 ? <p className="px-4 py-6 text-ink-2">{texts.noOpen}</p> : null}
        <ul className="divide-y divide-line">
          {invitations.map((each) => (
            <OpenInvitation key={each.id} invitation={each} hasLink={has_link} />
          ))}
        </ul>
      </Section>
    </>
  ),
});

function InviteForm({ hasMail }: { hasMail: boolean }) {
  const [sent, setSent] = useState(0);
  const invite = async ({ artist_id, brand_id, staff_roles, ...values }: InviteStaff) => {
    const seat = { artist_id: values.role === 'artist' ? artist_id : null, brand_id: values.role === 'brand' ? brand_id : null };
    const body = { ...values, ...seat, ...(values.role === 'admin' ? { staff_roles } : {}) };
    const isSent = await withSecondSignIn((proof) => callOnce('POST', '/admin/staff/invitations', body, { proof, storage: pageMemory }));
    if (!isSent) return texts.notInvited;
    setSent((count) => count + 1);
    return hasMail ? texts.invited : texts.invitedByLink;
  };
  const saveLabel = hasMail ? texts.sendInvitation : texts.makeInvitation;
  return (
    <Form key={sent} schema={invitation} values={nobody} draft={null} onSave={invite} saveLabel={saveLabel}>
      <InvitationInputs />
    </Form>
  );
}

function OpenInvitation({ invitation, hasLink }: { invitation: StaffInvitation; hasLink: boolean }) {
  const [link, setLink] = useState<string | null>(null);
  const showLink = async () => {
    const url = `/admin/staff/invitations/${invitation.id}/link`;
    const isTold = await withSecondSignIn(async (proof) => setLink((await call<InvitationLink>('POST', url, { body: proof })).link));
    if (!isTold) setLink(null);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
      <strong className="font-semibold">{invitation.email}</strong>
      <RoleBadges roles={[invitation.role]} staffRoles={invitation.staff_roles} />
      <span className="text-ink-2">{invitation.of ?? nothing}</span>
      <span className="text-12 text-ink-2">
        {texts.invitedBy} {invitation.invited_by} · {texts.until} {moment(invitation.expires_at)}
      </span>
      <span className="ml-auto flex gap-2">
        {hasLink ? (
          <ActButton run={showLink} done="">
            {texts.link}
          </ActButton>
        ) : null}
        <ActButton
          look="quiet"
          confirm={`${invitation.email} ${texts.end}?`}
          run={() => call('DELETE', `/admin/staff/invitations/${invitation.id}`)}
          done={texts.ended}
        >
          {texts.end}
        </ActButton>
      </span>
      {link === null ? null : (
        <span className="flex basis-full items-center gap-2">
          <input
            readOnly
            value={link}
            aria-label={texts.link}
            onFocus={({ target }) => target.select()}
            className="control min-w-0 flex-1"
          />
          <ActButton look="primary" run={() => navigator.clipboard.writeText(link)} done={texts.linkCopied}>
            {texts.copyLink}
          </ActButton>
        </span>
      )}
    </li>
  );
}
