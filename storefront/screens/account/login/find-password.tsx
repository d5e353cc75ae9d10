import { type FormEvent, useState } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { isEmailId, normalizeEmail } from '#rules/member/credential.ts';
import { PhoneCode } from '#storefront/nouns/verification/phone-code.tsx';
import type { ProvenPhone } from '#storefront/nouns/verification/use-phone-code.ts';
import { verificationApi } from '#storefront/nouns/verification/verification-calls.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { signInMessages } from '../texts.ts';
import { FindingPage } from './finding-page.tsx';
import { NewPassword } from './new-password.tsx';
import { useFinding } from './use-finding.ts';

/** Find password (specification 2): ID and proved phone, then a new one. */
export function FindPassword({ next }: { next: string }) {
  const text = useText();
  const [email, setEmail] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [proven, setProven] = useState<ProvenPhone | null>(null);
  const { isPending, refusal, phoneError, run, forget } = useFinding(proven, setProven);
  const [token, setToken] = useState<string | null>(null);
  const startAgain = () => {
    setToken(null);
    setProven(null);
  };
  if (token !== null) return <NewPassword email={email} token={token} next={next} onTokenOver={startAgain} />;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isId = isEmailId(normalizeEmail(email));
    setWrong(!isId);
    if (!isId) return event.currentTarget.querySelector<HTMLInputElement>('[name=username]')?.focus();
    return run(async ({ phone, proof }) => setToken((await verificationApi.beginPasswordReset({ email, phone, proof })).token));
  };
  return (
    <FindingPage title={signInMessages.findPassword} lead={signInMessages.findPasswordLead} next={next} leadsTo={['login', 'id']}>
      <form method="post" onSubmit={submit} noValidate className="mt-6 space-y-4">
        <Field
          name="username"
          type="email"
          inputMode="email"
          autoComplete="username"
          label={text(signInMessages.id)}
          placeholder={text(signInMessages.idPlaceholder)}
          required
          value={email}
          error={isWrong ? text(signInMessages.checkId) : null}
          onChange={(event) => {
            setEmail(event.target.value);
            setWrong(false);
            forget();
          }}
        />
        <PhoneCode purpose="FIND_PASSWORD" proven={proven} onProven={setProven} error={phoneError} />
        <p role="alert" className="text-15 font-semibold text-danger empty:hidden">
          {refusal}
        </p>
        <Button type="submit" size="large" wide pending={isPending}>
          {text(signInMessages.next)}
        </Button>
      </form>
    </FindingPage>
  );
}
