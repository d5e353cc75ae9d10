import { type FormEvent, useState } from 'react';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { PasswordField } from '#client/password-field.tsx';
import { toast } from '#client/toasts/toast.tsx';
import { useAction } from '#client/use-action.ts';
import { ApiError } from '#client/wire/api-error.ts';
import { errorMessage } from '#contract/errors/errors.ts';
import { passwordHint } from '#contract/form-sentences.ts';
import { Button } from '#ui/button.tsx';
import { useFocusOnRefusal } from '#ui/form/use-focus-on-refusal.ts';
import { emptyPasswords, type PasswordEntry, passwordErrors } from './password-form.ts';
import { profileApi } from './profile-calls.ts';
import { Section } from './section.tsx';
import { profileTexts } from './texts.ts';

const lines = [
  { field: 'current', message: profileTexts.currentPassword, autoComplete: 'current-password' },
  { field: 'next', message: profileTexts.newPassword, autoComplete: 'new-password' },
  { field: 'again', message: profileTexts.newPasswordAgain, autoComplete: 'new-password' },
] as const;

type FieldName = (typeof lines)[number]['field'];
const fieldOfServer: Readonly<Record<string, FieldName>> = { current_password: 'current', new_password: 'next' };

/** Changes the password: the current one, then the new one twice. Signs out every other device. */
export function PasswordSection({ email, onChanged }: { email: string; onChanged: () => void }) {
  const { text, locale } = useLanguage();
  const { entry, set, refusal, change } = usePasswordChange(onChanged);
  const element = useFocusOnRefusal(refusal);
  const [wasSent, setSent] = useState(false);
  const errors = wasSent ? passwordErrors(entry) : {};
  const errorOf = (field: FieldName) => {
    const own = errors[field];
    if (own === undefined) return refusal?.field === field ? refusal.message : null;
    return typeof own === 'string' ? errorMessage(own, locale) : text(own);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setSent(true);
    const wrong = lines.find(({ field }) => passwordErrors(entry)[field]);
    if (wrong) return form.querySelector<HTMLInputElement>(`[name=${wrong.field}]`)?.focus();
    await change.run(() => setSent(false));
  };
  return (
    <Section title={profileTexts.password} lead={profileTexts.passwordLead}>
      <form ref={element} method="post" onSubmit={submit} noValidate className="space-y-4">
        {/* Tells password managers which account this is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        {lines.map(({ field, message, autoComplete }) => (
          <PasswordField
            key={field}
            name={field}
            label={text(message)}
            autoComplete={autoComplete}
            required
            {...(field === 'next' ? { hint: text(passwordHint) } : {})}
            value={entry[field]}
            error={errorOf(field)}
            onChange={(event) => set({ ...entry, [field]: event.target.value })}
          />
        ))}
        <p role="alert" className="text-15 font-semibold text-danger empty:hidden">
          {refusal?.field === null ? refusal.message : null}
        </p>
        <Button type="submit" look="secondary" wide className="min-h-12" pending={change.isPending}>
          {text(profileTexts.changePassword)}
        </Button>
      </form>
    </Section>
  );
}

/** Submits the form; server errors are shown at their field. */
function usePasswordChange(onChanged: () => void) {
  const text = useText();
  const [entry, setEntry] = useState<PasswordEntry>(emptyPasswords);
  const [refusal, setRefusal] = useState<{ field: FieldName | null; message: string } | null>(null);
  const set = (next: PasswordEntry) => {
    setEntry(next);
    setRefusal(null);
  };
  const change = useAction(
    async (changed: () => void) => {
      setRefusal(null);
      await profileApi.changePassword({ current_password: entry.current, new_password: entry.next });
      setEntry(emptyPasswords);
      toast(text(profileTexts.passwordChanged), 'success');
      changed();
      onChanged();
    },
    (message, error) => setRefusal({ field: error instanceof ApiError ? (fieldOfServer[error.field ?? ''] ?? null) : null, message }),
  );
  return { entry, set, refusal, change };
}
