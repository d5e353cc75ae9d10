import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import { PasswordField } from '#client/password-field.tsx';
import { toast } from '#client/toasts/toast.tsx';
import { failedToast, useAction } from '#client/use-action.ts';
import { ApiError } from '#client/wire/api-error.ts';
import { urlFor } from '#contract/routes.ts';
import { isPasswordWellFormed } from '#rules/member/credential.ts';
import { verificationApi } from '#storefront/nouns/verification/verification-calls.ts';
import { Button } from '#ui/button.tsx';
import { useFocusOnRefusal } from '#ui/form/use-focus-on-refusal.ts';
import { signInMessages } from '../texts.ts';
import { FindingPage } from './finding-page.tsx';

type Props = { email: string; token: string; next: string /** The token was used or has expired. */; onTokenOver: () => void };

/** The second step of “find password”: the new password twice, then the login page. */
export function NewPassword({ email, token, next, onTokenOver }: Props) {
  const text = useText();
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [isSent, setSent] = useState(false);
  const { run, isPending, failure, setFailure } = useAction(
    async () => {
      await verificationApi.setPassword({ token, password });
      toast(text(signInMessages.passwordSaved), 'success');
      await navigate(urlFor('login', {}, { next }), { replace: true });
    },
    (sentence, error) => {
      setFailure(sentence);
      if (!(error instanceof ApiError && error.code === 'NOT_VERIFIED')) return;
      failedToast(sentence);
      onTokenOver();
    },
  );
  const form = useFocusOnRefusal(failure);
  const isFormed = isPasswordWellFormed(password);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
    setFailure(null);
    const wrong = isFormed ? (password === again ? null : 'passwordAgain') : 'password';
    if (wrong !== null) return event.currentTarget.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    void run();
  };
  return (
    <FindingPage title={signInMessages.findPassword} lead={signInMessages.newPasswordLead} next={next} leadsTo={['login']}>
      <form ref={form} method="post" onSubmit={submit} noValidate className="mt-6 space-y-5">
        {/* So password managers store the new password under the right ID. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          name="password"
          autoComplete="new-password"
          label={text(signInMessages.newPassword)}
          hint={text(signInMessages.passwordHint)}
          required
          value={password}
          error={isSent && !isFormed ? text(signInMessages.passwordFormatInvalid) : failure}
          onChange={(event) => {
            setPassword(event.target.value);
            setFailure(null);
          }}
        />
        <PasswordField
          name="passwordAgain"
          autoComplete="new-password"
          label={text(signInMessages.passwordAgain)}
          required
          value={again}
          error={isSent && isFormed && password !== again ? text(signInMessages.passwordsDiffer) : null}
          onChange={(event) => setAgain(event.target.value)}
        />
        <Button type="submit" size="large" wide pending={isPending}>
          {text(signInMessages.savePassword)}
        </Button>
      </form>
    </FindingPage>
  );
}
