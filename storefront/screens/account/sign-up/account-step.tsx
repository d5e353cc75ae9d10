import { type FormEvent, useState } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import type { Message } from '#client/locale/message.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { signInMessages } from '../texts.ts';
import { type AccountField, accountErrors, type SignUpForm } from './sign-up-form.ts';

type Line = { field: AccountField; message: Message; hint?: Message; type?: string; autoComplete: string };

const lines: readonly Line[] = [
  { field: 'email', message: signInMessages.id, type: 'email', autoComplete: 'username' },
  {
    field: 'password',
    message: signInMessages.password,
    hint: signInMessages.passwordRule,
    type: 'password',
    autoComplete: 'new-password',
  },
  { field: 'passwordAgain', message: signInMessages.passwordAgain, type: 'password', autoComplete: 'new-password' },
  { field: 'name', message: signInMessages.name, autoComplete: 'name' },
  { field: 'nickname', message: signInMessages.nickname, hint: signInMessages.nicknameHint, autoComplete: 'nickname' },
];

type Props = {
  form: SignUpForm;
  onChange: (form: SignUpForm) => void;
  onSubmit: () => void;
  isPending: boolean;
  /** What the server said, by field; `form` when it is about none of them. */
  refusal: { field: AccountField | 'form'; message: string } | null;
};

/** Second step: ID, password, names. A field says what is wrong once it has been left or the form was sent. */
export function AccountStep({ form, onChange, onSubmit, isPending, refusal }: Props) {
  const text = useText();
  const [left, setLeft] = useState<ReadonlySet<AccountField>>(new Set());
  const errors = accountErrors(form);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setLeft(new Set(lines.map(({ field }) => field)));
    const [wrong] = lines.filter(({ field }) => errors[field]);
    if (!wrong) return onSubmit();
    event.currentTarget.querySelector<HTMLInputElement>(`[name=${wrong.field}]`)?.focus();
  };
  const errorOf = (field: AccountField) => {
    const own = errors[field];
    if (left.has(field) && own) return text(own);
    return refusal?.field === field ? refusal.message : null;
  };
  return (
    // `post`: should it be sent before the script is there, the password must not end up in the address.
    <form method="post" onSubmit={submit} noValidate className="mt-6 space-y-5">
      {lines.map(({ field, message, hint, type = 'text', autoComplete }) => (
        <Field
          key={field}
          name={field}
          type={type}
          autoComplete={autoComplete}
          label={text(message)}
          {...(hint ? { hint: text(hint) } : {})}
          required
          value={form[field]}
          error={errorOf(field)}
          onChange={(event) => onChange({ ...form, [field]: event.target.value })}
          onBlur={() => (form[field] === '' ? undefined : setLeft(new Set([...left, field])))}
        />
      ))}
      <p role="alert" className="text-15 font-semibold text-danger empty:hidden">
        {refusal?.field === 'form' ? refusal.message : null}
      </p>
      <Button type="submit" size="large" wide pending={isPending}>
        {text(signInMessages.join)}
      </Button>
    </form>
  );
}
