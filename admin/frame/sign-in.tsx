import { type FormEvent, useState } from 'react';
import { signIn, signOut } from '#client/session/session.ts';
import { useSession } from '#client/session/use-session.ts';
import { errorMessage } from '#contract/errors.ts';
import { Wordmark } from '#ui/wordmark.tsx';
import { Button } from '../kit/button.tsx';
import { heldRoles } from '../session/office-role.ts';
import { frameTexts } from './texts.ts';

/** The way in: the identity server of the shop, and a session that both apps share. */
export function SignIn() {
  const { isSignedIn } = useSession();
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center bg-side px-4 py-10">
      <div className="w-full max-w-form rounded-control border border-line bg-raised p-6 sm:p-8">
        <Wordmark className="text-26" />
        <h1 className="mt-6 text-20 font-extrabold">{frameTexts.signIn}</h1>
        <p className="mt-1 text-ink-2">{frameTexts.signInLead}</p>
        {isSignedIn && heldRoles().length === 0 ? <WrongAccount /> : <SignInForm />}
      </div>
    </main>
  );
}

function WrongAccount() {
  return (
    <div className="mt-6">
      <p role="alert" className="text-15">
        {frameTexts.signedInAs}
      </p>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button look="primary" onClick={() => void signOut()}>
          {frameTexts.otherAccount}
        </Button>
        <a href="/main" className="inline-flex min-h-9 items-center px-3 font-semibold hover:underline">
          {frameTexts.toShop}
        </a>
      </div>
    </div>
  );
}

function SignInForm() {
  const [refusal, setRefusal] = useState('');
  const [isPending, setPending] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    setPending(true);
    setRefusal('');
    const outcome = await signIn(String(entered.get('username')).trim(), String(entered.get('password')), {
      solving: () => setRefusal(frameTexts.solving),
    });
    setPending(false);
    setRefusal('failure' in outcome ? errorMessage(outcome.failure, 'ko') : '');
  };
  return (
    <form method="post" onSubmit={(event) => void submit(event)} className="mt-6 space-y-4">
      {(['username', 'password'] as const).map((name) => (
        <label key={name} className="block font-semibold">
          {name === 'username' ? frameTexts.id : frameTexts.password}
          <input
            name={name}
            type={name === 'username' ? 'email' : 'password'}
            autoComplete={name === 'username' ? 'username' : 'current-password'}
            required
            className="control mt-1 min-h-11 w-full text-15 font-normal"
          />
        </label>
      ))}
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {refusal}
      </p>
      <Button type="submit" look="primary" pending={isPending} className="min-h-11 w-full text-15">
        {frameTexts.signIn}
      </Button>
    </form>
  );
}
