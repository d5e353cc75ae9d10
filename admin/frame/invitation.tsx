import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { renewSession, signIn } from '#client/session/session.ts';
import { useSession } from '#client/session/use-session.ts';
import { ApiError, errorText } from '#client/wire/api-error.ts';
import { acceptInvitationBody, type ShownInvitation } from '#contract/rest/admin/staff.ts';
import { textLimit } from '../kit/edit/text-limit.ts';
import { FailedPart, LoadingRows } from '../kit/states.tsx';
import { call } from '../session/wire.ts';
import { DoorForm } from './door-form.tsx';
import { Door, SignInForm, WrongAccount } from './sign-in.tsx';
import { frameTexts as texts } from './texts.ts';

/** The target of an invitation link: accept as the current user, sign in first, or create an account. */
export function Invitation() {
  const { token = '' } = useParams();
  const { isSignedIn } = useSession();
  const query = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => call<ShownInvitation>('GET', `/staff-invitations/${token}`),
    retry: false,
  });
  const { data, error } = query;
  if (error) {
    const isOver = error instanceof ApiError && (error.code === 'INVITATION_OVER' || error.code === 'INVALID_INPUT');
    return (
      <Door title={texts.invitationTitle}>
        {isOver ? <p className="mt-4 text-15">{errorText(error, 'ko')}</p> : <FailedPart query={query} />}
      </Door>
    );
  }
  if (!data)
    return (
      <Door title={texts.invitationTitle}>
        <LoadingRows count={3} />
      </Door>
    );
  const role = data.of === null ? texts.roles[data.role] : `${texts.roles[data.role]} ‘${data.of}’`;
  const needsSignIn = data.is_member && !isSignedIn;
  return (
    <Door title={texts.invitationTitle} lead={texts.invitationLead(data.invited_by, role)}>
      <p className="mt-3 font-semibold break-all">{texts.invitationFor(data.email)}</p>
      {needsSignIn ? <SignInForm email={data.email} /> : <Acceptance token={token} invitation={data} />}
    </Door>
  );
}

function Acceptance({ token, invitation }: { token: string; invitation: ShownInvitation }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [refusal, setRefusal] = useState<unknown>(null);
  const [isPending, setPending] = useState(false);
  const isNew = !invitation.is_member;
  const accept = async (entered: FormData) => {
    const password = String(entered.get('password') ?? '');
    setPending(true);
    setRefusal(null);
    try {
      const body = isNew ? { name: String(entered.get('name')).trim(), password } : {};
      await call('POST', `/staff-invitations/${token}/acceptance`, { body });
      // Roles are in the token.
      if (isNew) await signIn(invitation.email, password);
      else await renewSession(null);
      await navigate('/', { replace: true });
    } catch (error) {
      setRefusal(error);
      // The address got an account meanwhile: the sign-in comes instead.
      if (isNew && isOfAnother(error)) await queries.invalidateQueries({ queryKey: ['invitation', token] });
    } finally {
      setPending(false);
    }
  };
  if (!isNew && isOfAnother(refusal)) return <WrongAccount sentence={texts.invitationOther} />;
  return (
    <DoorForm
      className="mt-5"
      fields={isNew ? newAccountFields : []}
      said={refusal === null ? '' : errorText(refusal, 'ko')}
      isPending={isPending}
      submit={texts.invitationAccept}
      onSubmit={accept}
    >
      {isNew ? <p>{texts.invitationNew}</p> : null}
    </DoorForm>
  );
}

function isOfAnother(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'INVITATION_OF_ANOTHER';
}

const newAccountFields = [
  { name: 'name', label: texts.name, type: 'text', autoComplete: 'name', maxLength: textLimit(acceptInvitationBody, 'name') },
  {
    name: 'password',
    label: texts.newPassword,
    type: 'password',
    autoComplete: 'new-password',
    maxLength: textLimit(acceptInvitationBody, 'password'),
  },
];
