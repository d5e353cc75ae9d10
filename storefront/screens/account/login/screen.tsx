import { type FormEvent, useEffect, useState } from 'react';
import { Link, type MetaFunction, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useLanguage } from '#client/locale/locale-context.tsx';
import type { Message } from '#client/locale/message.ts';
import { shell } from '#client/locale/shell.ts';
import { goInStoredLocale } from '#client/locale/stored-locale.ts';
import { PasswordField } from '#client/password-field.tsx';
import { NotKeptNote } from '#client/session/not-kept-note.tsx';
import { useSession } from '#client/session/use-session.ts';
import { isNextBehind } from '#client/session/use-sign-in-url.ts';
import { useInBrowser } from '#client/stores/use-in-browser.ts';
import { toast } from '#client/toasts/toast.tsx';
import { type ErrorCode, errorMessage, isFailure } from '#contract/errors/errors.ts';
import { urlFor } from '#contract/routes.ts';
import { isEmail } from '#rules/member/credential.ts';
import { returnPath } from '#rules/shop/navigation.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { useShell } from '#storefront/frame/shell-data.ts';
import { enterShop } from '#storefront/nouns/member/enter-shop.ts';
import { orReturn } from '#storefront/nouns/member/or-return.ts';
import { memberTexts } from '#storefront/nouns/member/texts.ts';
import { SocialProblem } from '#storefront/nouns/social/social-problem.tsx';
import { socialMessages } from '#storefront/nouns/social/texts.ts';
import { useSocialReturn } from '#storefront/nouns/social/use-social-return.ts';
import { verificationApi } from '#storefront/nouns/verification/verification-calls.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Wordmark } from '#ui/wordmark.tsx';
import { signInMessages } from '../texts.ts';
import { FindId } from './find-id.tsx';
import { FindingForm } from './finding-form.tsx';
import { FindingWays } from './finding-page.tsx';
import { NewPassword } from './new-password.tsx';
import { SocialButtons } from './social-buttons.tsx';

export const meta: MetaFunction = (args) => {
  const found = finding[new URLSearchParams(args.location.search).get('find') ?? ''];
  return pageMeta(args, { isIndexed: false, ...(found ? { title: found.title } : {}) });
};

/** The pages shown instead of the login form, by the `find` parameter. */
const finding: Readonly<Record<string, { title: Message; Page: typeof FindId } | undefined>> = {
  id: { title: signInMessages.findId, Page: FindId },
  password: { title: signInMessages.findPassword, Page: FindPassword },
};

/** Sign-in with ID and password; returns to `next`. */
export default function LoginScreen() {
  const { text, locale } = useLanguage();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { isSignedIn } = useSession();
  // The cached page is the same for every `next`.
  const isInBrowser = useInBrowser();
  const next = returnPath(isInBrowser ? search.get('next') : null);
  const vendors = useShell()?.socialVendors ?? [];
  const { entry, enter } = useSocialReturn();
  const [problem, setProblem] = useState<ErrorCode | null>(null);
  const isBehind = isNextBehind(useLocation().state);
  useEffect(() => {
    if (!isInBrowser || !isSignedIn) return;
    goInStoredLocale(next, locale, () => void (isBehind ? navigate(-1) : navigate(next, { replace: true })));
  }, [isInBrowser, isSignedIn, isBehind, navigate, next, locale]);
  const found = finding[search.get('find') ?? ''];
  if (found) return <found.Page next={next} />;
  return (
    <div className="page-gutter max-w-form pt-12 lg:pt-20">
      <Wordmark className="text-36" />
      <h1 className="mt-8 text-20 font-extrabold">{text(signInMessages.loginTitle)}</h1>
      <p className="mt-1 text-15 text-ink-2">{text(signInMessages.loginLead)}</p>
      <SocialProblem code={entry.kind === 'problem' ? entry.code : problem} />
      <p role="status" className="mt-6 rounded-control bg-tile px-4 py-3 text-15 empty:hidden">
        {entry.kind === 'entering' ? text(socialMessages.entering) : null}
      </p>
      <NotKeptNote className="mt-6" />
      <LoginForm />
      <FindingWays next={next} leadsTo={['id', 'password']} />
      <SocialButtons vendors={vendors} next={next} onTicket={enter} onProblem={setProblem} />
      <p className="mt-8 flex items-center justify-center gap-2 text-15 text-ink-2">
        {text(signInMessages.noAccount)}
        <Link to={urlFor('sign-up', {}, { next })} className="inline-flex min-h-target items-center font-semibold text-ink underline">
          {text(shell.signUp)}
        </Link>
      </p>
    </div>
  );
}

type Wrong = { username: Message | null; password: Message | null };

/** Why the form cannot be sent: an ID is an e-mail (specification 5.9). */
function wrongWith(username: string, password: string): Wrong {
  const id = username.trim();
  return {
    username: id === '' ? signInMessages.idNeeded : isEmail(id) ? null : signInMessages.checkId,
    password: password.trim() === '' ? signInMessages.passwordNeeded : null,
  };
}

function LoginForm() {
  const { text, locale } = useLanguage();
  const [isPending, setPending] = useState(false);
  const [isSolving, setSolving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [wrong, setWrong] = useState<Wrong>({ username: null, password: null });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const found = wrongWith(String(form.get('username')), String(form.get('password')));
    setWrong(found);
    const first = found.username ? 'username' : found.password ? 'password' : null;
    if (first !== null) return event.currentTarget.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    setPending(true);
    setError(null);
    const enter = (isReturning: boolean) =>
      enterShop(String(form.get('username')).trim(), String(form.get('password')), { solving: () => setSolving(true), isReturning });
    const { result, isBack } = await orReturn({ text, locale }, enter);
    setPending(false);
    setSolving(false);
    if (isFailure(result)) setError(errorMessage(result.failure, locale));
    else toast(text(isBack ? memberTexts.returned : memberTexts.loggedIn), 'success');
  };
  return (
    // `post`: if submitted before the script loads, the password must not end up in the URL.
    <form method="post" onSubmit={submit} noValidate className="mt-8 space-y-4">
      <Field
        label={text(signInMessages.id)}
        name="username"
        type="email"
        autoComplete="username"
        inputMode="email"
        placeholder={text(signInMessages.idPlaceholder)}
        error={wrong.username && text(wrong.username)}
        required
      />
      <PasswordField
        label={text(signInMessages.password)}
        name="password"
        autoComplete="current-password"
        error={wrong.password && text(wrong.password)}
        required
      />
      <p role="alert" className="text-15 font-semibold text-danger empty:hidden">
        {error}
      </p>
      <p role="status" className="text-15 text-ink-2 empty:sr-only">
        {isSolving && text(signInMessages.solving)}
      </p>
      <Button type="submit" size="large" wide pending={isPending}>
        {text(shell.login)}
      </Button>
    </form>
  );
}

/** Find password (specification 2.72): ID and verified phone or mailbox, then a new password. */
function FindPassword({ next }: { next: string }) {
  const [email, setEmail] = useState('');
  const [token, setToken] = useState<string | null>(null);
  if (token !== null) return <NewPassword email={email} token={token} next={next} onTokenOver={() => setToken(null)} />;
  return (
    <FindingForm
      title={signInMessages.findPassword}
      lead={signInMessages.findPasswordLead}
      next={next}
      leadsTo={['login', 'id']}
      purpose="FIND_PASSWORD"
      field={{
        name: 'username',
        type: 'email',
        inputMode: 'email',
        autoComplete: 'username',
        placeholder: signInMessages.idPlaceholder.ko,
        label: signInMessages.id,
        isRight: isEmail,
        wrong: signInMessages.checkId,
      }}
      initial={email}
      submitLabel={signInMessages.next}
      hasMail
      search={async (entered, { phone, proof }) => {
        const { token: begun } = await verificationApi.beginPasswordReset({ email: entered, ...(phone === '' ? {} : { phone }), proof });
        setEmail(entered);
        setToken(begun);
      }}
    />
  );
}
