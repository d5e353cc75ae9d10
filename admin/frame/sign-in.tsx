import { type ReactNode, useEffect, useState } from 'react';
import { notKept } from '#client/session/not-kept-note.tsx';
import { signIn } from '#client/session/session.ts';
import { useSession } from '#client/session/use-session.ts';
import { isStorageKept } from '#client/stores/browser-storage.ts';
import { errorMessage } from '#contract/errors/errors.ts';
import { Wordmark } from '#ui/wordmark.tsx';
import { Button } from '../kit/button.tsx';
import { heldRoles } from '../session/office-role.ts';
import { DoorForm } from './door-form.tsx';
import { leaveOffice } from './leave-office.ts';
import { frameTexts } from './texts.ts';

/** The sign-in, through the shop's identity server. Both apps share the session. */
export function SignIn() {
  const { isSignedIn } = useSession();
  return (
    <Door title={frameTexts.signIn} lead={frameTexts.signInLead}>
      {isSignedIn && heldRoles().length === 0 ? <WrongAccount sentence={frameTexts.signedInAs} /> : <SignInForm />}
    </Door>
  );
}

/** The page before the office: a centred card. */
export function Door({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Seam 관리`;
  }, [title]);
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center bg-side px-4 py-10">
      <div className="w-full max-w-form rounded-control border border-line bg-raised p-6 sm:p-8">
        <Wordmark className="text-26" />
        <h1 className="mt-6 text-20 font-extrabold">{title}</h1>
        {lead ? <p className="mt-1 text-ink-2">{lead}</p> : null}
        {isStorageKept() ? null : <p className="mt-6 rounded-control bg-side px-4 py-3 text-ink-2">{notKept.ko}</p>}
        {children}
      </div>
    </main>
  );
}

export function WrongAccount({ sentence }: { sentence: string }) {
  return (
    <div className="mt-6">
      <p role="alert" className="text-15">
        {sentence}
      </p>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button look="primary" onClick={() => void leaveOffice()}>
          {frameTexts.otherAccount}
        </Button>
        <a href="/main" className="inline-flex min-h-9 items-center px-3 font-semibold hover:underline">
          {frameTexts.toShop}
        </a>
      </div>
    </div>
  );
}

export function SignInForm({ email = '' }: { email?: string }) {
  const [refusal, setRefusal] = useState('');
  const [isPending, setPending] = useState(false);
  const submit = async (entered: FormData) => {
    setPending(true);
    setRefusal('');
    const outcome = await signIn(String(entered.get('username')).trim(), String(entered.get('password')), {
      solving: () => setRefusal(frameTexts.solving),
    });
    setPending(false);
    setRefusal('failure' in outcome ? errorMessage(outcome.failure, 'ko') : '');
  };
  const known = email === '' ? {} : { defaultValue: email };
  return (
    <DoorForm
      className="mt-6"
      fields={[
        { name: 'username', label: frameTexts.id, type: 'email', autoComplete: 'username', ...known },
        { name: 'password', label: frameTexts.password, type: 'password', autoComplete: 'current-password' },
      ]}
      said={refusal}
      isPending={isPending}
      submit={frameTexts.signIn}
      onSubmit={submit}
    />
  );
}
