import { type FormEvent, useState } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { missingConsents } from '#rules/member/credential.ts';
import { Button } from '#ui/button.tsx';
import { ConsentList } from '../consent-list.tsx';
import { signInMessages } from '../texts.ts';
import type { SignUpForm } from './sign-up-form.ts';

type Props = { form: SignUpForm; onChange: (part: Partial<SignUpForm>) => void; onDone: () => void };

/** First step: the consents. The four required ones must be given to continue. */
export function ConsentStep({ form, onChange, onDone }: Props) {
  const text = useText();
  const [isRefused, setRefused] = useState(false);
  const isMissing = missingConsents(form.consents).length > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(isMissing);
    if (!isMissing) onDone();
  };
  return (
    <form onSubmit={submit} noValidate className="mt-6">
      <ConsentList answers={form} onChange={onChange} />
      <p role="alert" className="mt-4 text-15 font-semibold text-danger empty:hidden">
        {isRefused && isMissing ? text(signInMessages.agreementsNeeded) : null}
      </p>
      <Button type="submit" size="large" wide className="mt-6">
        {text(signInMessages.next)}
      </Button>
    </form>
  );
}
