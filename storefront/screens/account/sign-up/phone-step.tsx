import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { urlFor } from '#contract/routes.ts';
import { PhoneCode } from '#storefront/nouns/verification/phone-code.tsx';
import type { ProvenPhone } from '#storefront/nouns/verification/use-phone-code.ts';
import { Button } from '#ui/button.tsx';
import { signInMessages } from '../texts.ts';
import { isPhoneDone, type SignUpForm } from './sign-up-form.ts';

type Props = {
  form: SignUpForm;
  onChange: (part: Partial<SignUpForm>) => void;
  onDone: () => void;
  /** Where to return; members with an account go there directly. */
  next: string;
  /** The server's error about the phone after submitting. */
  refusal: string | null;
  /** The number came back with a draft. */
  onNumberBack: () => void;
};

/** Second step: verifying a phone. If it already has an account, this is only revealed after verification. */
export function PhoneStep({ form, onChange, onDone, next, refusal, onNumberBack }: Props) {
  const text = useText();
  const [isRefused, setRefused] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(!isPhoneDone(form));
    if (isPhoneDone(form)) onDone();
  };
  const setProven = (proven: ProvenPhone | null) => {
    setRefused(false);
    onChange({ proven });
  };
  return (
    <form method="post" onSubmit={submit} noValidate className="mt-6">
      <PhoneCode
        purpose="SIGN_UP"
        proven={form.proven}
        onProven={setProven}
        onBack={onNumberBack}
        error={isRefused ? text(signInMessages.notVerified) : refusal}
      />
      {form.proven?.isRegistered ? <HasAccount next={next} /> : null}
      <Button type="submit" size="large" wide className="mt-6" disabled={form.proven?.isRegistered ?? false}>
        {text(signInMessages.next)}
      </Button>
    </form>
  );
}

function HasAccount({ next }: { next: string }) {
  const text = useText();
  const link = 'inline-flex min-h-target items-center font-semibold underline';
  return (
    <div role="alert" className="mt-4 rounded-control border border-line px-4 pt-3 pb-1">
      <p className="text-15 font-semibold">{text(signInMessages.phoneTaken)}</p>
      <p className="mt-1 text-13 text-ink-2">{text(signInMessages.phoneTakenHint)}</p>
      <p className="flex gap-5 text-15">
        <Link to={urlFor('login', {}, { next })} className={link}>
          {text(shell.login)}
        </Link>
        <Link to={urlFor('login', {}, { find: 'id', next })} className={link}>
          {text(signInMessages.findId)}
        </Link>
      </p>
    </div>
  );
}
