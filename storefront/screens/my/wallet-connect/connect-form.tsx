import { type FormEvent, useRef, useState } from 'react';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { PasswordField } from '#client/password-field.tsx';
import { toast } from '#client/toasts/toast.tsx';
import type { SendWalletCode, Wallet } from '#contract/rest/wallet.ts';
import { isEmailId, isPasswordWellFormed, normalizeEmail } from '#rules/member/credential.ts';
import { CodeLine } from '#storefront/nouns/verification/code-line.tsx';
import { useSentCode } from '#storefront/nouns/verification/use-sent-code.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { walletTexts } from './texts.ts';
import { walletApi } from './wallet-calls.ts';

type Way = SendWalletCode['way'];
type Errors = { email?: string; password?: string };

const ways = [
  { way: 'REGISTER', label: walletTexts.register, lead: walletTexts.registerLead, autoComplete: 'new-password' },
  { way: 'SIGN_IN', label: walletTexts.signIn, lead: walletTexts.signInLead, autoComplete: 'current-password' },
] as const;

/** Connects a new or existing wallet: email and password first, then the code from the mail (specification 5). */
export function ConnectForm({ onConnected }: { onConnected: (wallet: Wallet) => void }) {
  const { text, locale } = useLanguage();
  const [way, setWay] = useState<Way>('REGISTER');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const code = useSentCode({
    to: email,
    ask: () => walletApi.sendCode({ way, email, password, locale }),
    check: async ({ id: code_id }, entered) => {
      const wallet = await walletApi.connect({ code_id, code: entered });
      toast(text(walletTexts.connected), 'success');
      onConnected(wallet);
    },
  });
  if (code.sent !== null)
    return (
      <section className="mt-8 max-w-form rounded-control border border-line p-5 lg:p-6">
        <h2 className="text-17 font-extrabold">{text(walletTexts.codeTitle)}</h2>
        <p className="mt-1 mb-5 text-15 break-words text-ink-2">{text(walletTexts.codeSent, { email: normalizeEmail(code.sent.to) })}</p>
        <CodeLine key={code.sent.id} code={code} outboxText={walletTexts.outbox} />
        <button type="button" onClick={() => code.forget()} className="mt-2 min-h-target text-13 font-semibold underline hover:text-accent">
          {text(walletTexts.back)}
        </button>
      </section>
    );
  const entry = {
    way,
    email,
    password,
    setEmail: (value: string) => change(() => setEmail(value)),
    setPassword: (value: string) => change(() => setPassword(value)),
    refusal: code.error,
    isPending: code.pending === 'ask',
    send: () => void code.ask(),
  };
  const change = (set: () => void) => {
    code.forget();
    set();
  };
  return (
    <Tabs
      label={text(walletTexts.way)}
      className="mt-6 max-w-form"
      value={way}
      onChange={(value) => change(() => setWay(value === 'SIGN_IN' ? 'SIGN_IN' : 'REGISTER'))}
      tabs={ways.map((each) => ({ value: each.way, label: text(each.label), content: <EntryForm key={each.way} {...entry} {...each} /> }))}
    />
  );
}

type EntryProps = (typeof ways)[number] & {
  email: string;
  password: string;
  setEmail: (value: string) => void;
  setPassword: (value: string) => void;
  /** The server's error. */
  refusal: string | null;
  isPending: boolean;
  send: () => void;
};

function EntryForm({ way, lead, autoComplete, email, password, setEmail, setPassword, refusal, isPending, send }: EntryProps) {
  const text = useText();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const found = entryErrors({ way, email, password }, text);
    setErrors(found);
    const [wrong] = Object.keys(found);
    if (wrong === undefined) return send();
    form.current?.querySelector<HTMLInputElement>(`[name=wallet-${wrong}]`)?.focus();
  };
  return (
    // `post`: if submitted before the script loads, the password must not end up in the URL.
    <form ref={form} method="post" onSubmit={submit} noValidate className="space-y-4">
      <p className="text-15 text-ink-2">{text(lead)}</p>
      <Field
        label={text(walletTexts.email)}
        name="wallet-email"
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder={text(walletTexts.emailPlaceholder)}
        value={email}
        error={errors.email ?? null}
        onChange={(event) => setEmail(event.target.value)}
        required
      />
      <PasswordField
        label={text(walletTexts.password)}
        name="wallet-password"
        autoComplete={autoComplete}
        {...(way === 'REGISTER' ? { hint: text(walletTexts.passwordRule) } : {})}
        value={password}
        error={errors.password ?? null}
        onChange={(event) => setPassword(event.target.value)}
        required
      />
      <p role="alert" className="text-15 font-semibold text-danger empty:hidden">
        {refusal}
      </p>
      <Button type="submit" size="large" wide pending={isPending}>
        {text(walletTexts.sendCode)}
      </Button>
    </form>
  );
}

function entryErrors({ way, email, password }: Omit<SendWalletCode, 'locale'>, text: ReturnType<typeof useText>): Errors {
  const address = normalizeEmail(email);
  const emailError = address === '' ? walletTexts.emailNeeded : isEmailId(address) ? null : walletTexts.checkEmail;
  const isRefused = way === 'REGISTER' && !isPasswordWellFormed(password);
  const passwordError = password === '' ? walletTexts.passwordNeeded : isRefused ? walletTexts.invalidPasswordFormat : null;
  return {
    ...(emailError === null ? {} : { email: text(emailError) }),
    ...(passwordError === null ? {} : { password: text(passwordError) }),
  };
}
