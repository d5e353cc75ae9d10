import { type FormEvent, useEffect, useState } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import type { Message } from '#client/locale/message.ts';
import { PasswordField } from '#client/password-field.tsx';
import { callApi } from '#client/wire/call-api.ts';
import type { Availability } from '#contract/rest/members.ts';
import { isEmailId, normalizeEmail } from '#rules/member/credential.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { useFocusOnRefusal } from '#ui/form/use-focus-on-refusal.ts';
import { signInMessages } from '../texts.ts';
import { type AccountField, accountErrors, type SignUpForm } from './sign-up-form.ts';

type Line = { field: AccountField; message: Message; hint?: Message; isPassword?: true; type?: string; autoComplete: string };

const lines: readonly Line[] = [
  { field: 'email', message: signInMessages.id, type: 'email', autoComplete: 'username' },
  {
    field: 'password',
    message: signInMessages.password,
    hint: signInMessages.passwordHint,
    isPassword: true,
    autoComplete: 'new-password',
  },
  { field: 'passwordAgain', message: signInMessages.passwordAgain, isPassword: true, autoComplete: 'new-password' },
  { field: 'name', message: signInMessages.name, autoComplete: 'name' },
  { field: 'nickname', message: signInMessages.nickname, hint: signInMessages.nicknameHint, autoComplete: 'nickname' },
];

/** The server's errors by field; `form` for those of no field. */
export type Refused = { field: AccountField | 'phone' | 'form'; message: string };

type Props = {
  form: SignUpForm;
  onChange: (part: Partial<SignUpForm>) => void;
  onSubmit: () => void;
  isPending: boolean;
  refusal: Refused | null;
};

/** Third step: ID, password, names. A field shows its error after blur or submit. */
export function AccountStep({ form, onChange, onSubmit, isPending, refusal }: Props) {
  const text = useText();
  const [left, setLeft] = useState<ReadonlySet<AccountField>>(new Set());
  const element = useFocusOnRefusal(refusal);
  const availability = useIdAvailability(form.email);
  const errors = { ...accountErrors(form), ...(availability === 'taken' ? { email: signInMessages.idTaken } : {}) };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setLeft(new Set(lines.map(({ field }) => field)));
    const [wrong] = lines.filter(({ field }) => errors[field]);
    if (!wrong) return onSubmit();
    event.currentTarget.querySelector<HTMLInputElement>(`[name=${wrong.field}]`)?.focus();
  };
  const errorOf = (field: AccountField) => {
    const own = errors[field];
    if (own && (left.has(field) || (field === 'email' && availability === 'taken'))) return text(own);
    return refusal?.field === field ? refusal.message : null;
  };
  const hintOf = ({ field, hint }: Line) => (field === 'email' && availability === 'free' ? signInMessages.idFree : hint);
  return (
    // `post`: if submitted before the script loads, the password must not end up in the URL.
    <form ref={element} method="post" onSubmit={submit} noValidate className="mt-6 space-y-5">
      {lines.map((line) => {
        const { field, message, isPassword, type = 'text', autoComplete } = line;
        const hint = hintOf(line);
        const about = {
          name: field,
          autoComplete,
          label: text(message),
          ...(hint ? { hint: text(hint) } : {}),
          required: true,
          value: form[field],
          error: errorOf(field),
          onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
          onBlur: () => (form[field] === '' ? undefined : setLeft(new Set([...left, field]))),
        };
        return isPassword ? <PasswordField key={field} {...about} /> : <Field key={field} type={type} {...about} />;
      })}
      <p role="alert" className="text-15 font-semibold text-danger empty:hidden">
        {refusal?.field === 'form' ? refusal.message : null}
      </p>
      <Button type="submit" size="large" wide pending={isPending}>
        {text(signInMessages.join)}
      </Button>
    </form>
  );
}

/** Debounce while typing, in ms. */
const PAUSE = 400;

/** Whether an ID is available, checked once typing pauses; null if unknown or not a valid ID. Only a hint: the sign-up decides. */
function useIdAvailability(entered: string): 'free' | 'taken' | null {
  const email = normalizeEmail(entered);
  const [known, setKnown] = useState<{ email: string; isFree: boolean } | null>(null);
  useEffect(() => {
    if (!isEmailId(email)) return undefined;
    const left = new AbortController();
    const timer = setTimeout(() => void look(email, left.signal, (isFree) => setKnown({ email, isFree })), PAUSE);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [email]);
  if (known?.email !== email) return null;
  return known.isFree ? 'free' : 'taken';
}

async function look(email: string, signal: AbortSignal, onKnown: (isFree: boolean) => void): Promise<void> {
  try {
    const path = `/members/availability?${new URLSearchParams({ email })}`;
    const { is_available } = await callApi<Availability>('GET', path, { signal });
    if (!signal.aborted) onKnown(is_available);
  } catch {
    // Only a hint, and the sign-up checks again, so errors (rate limit, outage) are ignored.
  }
}
