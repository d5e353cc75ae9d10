import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '#admin/kit/badge.tsx';
import { Button } from '#admin/kit/button.tsx';
import { DetailPage, Section } from '#admin/kit/detail-page.tsx';
import { Form } from '#admin/kit/form.tsx';
import { moment, nothing } from '#admin/kit/format.ts';
import { withSecondSignIn } from '#admin/kit/second-sign-in.ts';
import { useAct } from '#admin/kit/use-act.ts';
import { call, callOnce } from '#admin/session/wire.ts';
import { dialog } from '#client/dialogs/dialog.ts';
import { pageMemory } from '#client/drafts/page-memory.ts';
import {
  type InvitationLink,
  type InviteStaff,
  inviteStaffBody,
  type StaffInvitation,
  type StaffInvitations,
} from '#contract/rest/admin/staff.ts';
import { InvitationInputs } from './inputs.tsx';
import { staffTexts as texts } from './texts.ts';

const nobody: InviteStaff = { email: '', role: 'admin', artist_id: null, brand_id: null };

/** Invites staff by email, and lists pending invitations. */
export function Invitations() {
  const [sent, setSent] = useState(0);
  const query = useQuery({ queryKey: ['invitations'], queryFn: () => call<StaffInvitations>('GET', '/admin/staff/invitations') });
  const invite = async (values: InviteStaff) => {
    const body = {
      ...values,
      artist_id: values.role === 'artist' ? values.artist_id : null,
      brand_id: values.role === 'brand' ? values.brand_id : null,
    };
    const isSent = await withSecondSignIn((proof) => callOnce('POST', '/admin/staff/invitations', body, { proof, storage: pageMemory }));
    if (!isSent) return texts.notInvited;
    setSent((count) => count + 1);
    return query.data?.has_mail === false ? texts.invitedByLink : texts.invited;
  };
  return (
    <DetailPage
      back={{ href: '/staff', label: texts.title }}
      query={query}
      title={() => texts.invite}
      lead={({ has_mail }) => (has_mail ? texts.inviteLead : texts.linkLead)}
    >
      {({ invitations, has_mail }) => (
        <>
          <Section title={texts.invite}>
            <div className="max-w-form">
              <Form
                key={sent}
                schema={inviteStaffBody}
                values={nobody}
                draft={null}
                onSave={invite}
                saveLabel={has_mail ? texts.sendInvitation : texts.makeInvitation}
              >
                <InvitationInputs />
              </Form>
            </div>
          </Section>
          <Section title={texts.open} isFlush>
            {invitations.length === 0 ? <p className="px-4 py-6 text-ink-2">{texts.noOpen}</p> : null}
            <ul className="divide-y divide-line">
              {invitations.map((each) => (
                <OpenInvitation key={each.id} invitation={each} hasMail={has_mail} />
              ))}
            </ul>
          </Section>
        </>
      )}
    </DetailPage>
  );
}

function OpenInvitation({ invitation, hasMail }: { invitation: StaffInvitation; hasMail: boolean }) {
  const { act, isActing } = useAct();
  const [link, setLink] = useState<string | null>(null);
  const confirm = () =>
    act(async () => {
      const url = `/admin/staff/invitations/${invitation.id}/link`;
      const isTold = await withSecondSignIn(async (proof) => setLink((await call<InvitationLink>('POST', url, { body: proof })).link));
      if (!isTold) setLink(null);
    }, '');
  const copy = (text: string) => act(() => navigator.clipboard.writeText(text), texts.linkCopied);
  const end = async () => {
    if (!(await dialog.confirm({ message: `${invitation.email} ${texts.end}?` }))) return;
    await act(() => call('DELETE', `/admin/staff/invitations/${invitation.id}`), texts.ended);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
      <strong className="font-semibold">{invitation.email}</strong>
      <Badge>{texts.role[invitation.role]}</Badge>
      <span className="text-ink-2">{invitation.of ?? nothing}</span>
      <span className="text-12 text-ink-2">
        {texts.invitedBy} {invitation.invited_by} · {texts.until} {moment(invitation.expires_at)}
      </span>
      <span className="ml-auto flex gap-2">
        {hasMail ? null : (
          <Button pending={isActing} onClick={() => void confirm()}>
            {texts.link}
          </Button>
        )}
        <Button look="quiet" pending={isActing} onClick={() => void end()}>
          {texts.end}
        </Button>
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
          <Button look="primary" onClick={() => void copy(link)}>
            {texts.copyLink}
          </Button>
        </span>
      )}
    </li>
  );
}
