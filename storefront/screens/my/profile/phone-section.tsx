import { type FormEvent, useState } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { PasswordField } from '#client/password-field.tsx';
import { toast } from '#client/toasts/toast.tsx';
import { useAction } from '#client/use-action.ts';
import { ApiError } from '#client/wire/api-error.ts';
import { writtenPhone } from '#rules/member/address.ts';
import { PhoneCode } from '#storefront/nouns/verification/phone-code.tsx';
import { phoneTexts } from '#storefront/nouns/verification/phone-texts.ts';
import type { ProvenPhone } from '#storefront/nouns/verification/use-phone-code.ts';
import { verificationApi } from '#storefront/nouns/verification/verification-calls.ts';
import { Button } from '#ui/button.tsx';
import { useFocusOnRefusal } from '#ui/form/use-focus-on-refusal.ts';
import { Section } from './section.tsx';

type Props = {
  /** Digits; null if the member has none. */
  phone: string | null;
  /** Members with a password must enter it again. */
  hasPassword: boolean;
  onChanged: (phone: string) => void;
};

/** The member's phone, changed by verifying a new one with a code (specification 2.74: profile edit). */
export function PhoneSection({ phone, hasPassword, onChanged }: Props) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const done = (changed: string) => {
    setOpen(false);
    toast(text(phoneTexts.changed), 'success');
    onChanged(changed);
  };
  return (
    <Section title={phoneTexts.title}>
      {isOpen ? (
        <PhoneForm hasPassword={hasPassword} onDone={done} onCancel={() => setOpen(false)} />
      ) : (
        <div className="flex items-center justify-between gap-3">
          <p className="text-15 tabular-nums">{phone ? writtenPhone(phone) : text(phoneTexts.none)}</p>
          <Button look="secondary" onClick={() => setOpen(true)}>
            {text(phone ? phoneTexts.change : phoneTexts.add)}
          </Button>
        </div>
      )}
    </Section>
  );
}

type FormProps = { hasPassword: boolean; onDone: (phone: string) => void; onCancel: () => void };

function PhoneForm({ hasPassword, onDone, onCancel }: FormProps) {
  const text = useText();
  const [proven, setProven] = useState<ProvenPhone | null>(null);
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<{ field: string | null; message: string } | null>(null);
  const form = useFocusOnRefusal(refusal);
  const isTaken = proven?.isRegistered ?? false;
  const { run, isPending } = useAction(
    async () => {
      if (proven === null) return setRefusal({ field: 'phone', message: text(phoneTexts.notVerified) });
      setRefusal(null);
      onDone((await verificationApi.changePhone({ phone: proven.phone, proof: proven.proof, password })).phone);
    },
    (message, error) => {
      const field = error instanceof ApiError ? error.field : null;
      setRefusal({ field, message });
      if (field === 'phone') setProven(null);
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  const saidOf = (field: string) => (refusal?.field === field ? refusal.message : null);
  return (
    <form ref={form} method="post" onSubmit={submit} noValidate className="space-y-4">
      <PhoneCode purpose="PHONE_CHANGE" proven={proven} onProven={setProven} error={proven === null ? saidOf('phone') : null} />
      {hasPassword ? (
        <PasswordField
          name="password"
          autoComplete="current-password"
          label={text(phoneTexts.password)}
          hint={text(phoneTexts.passwordHint)}
          required
          value={password}
          error={saidOf('password')}
          onChange={(event) => setPassword(event.target.value)}
        />
      ) : null}
      <p role="alert" className="text-15 font-semibold text-danger empty:hidden">
        {isTaken ? text(phoneTexts.phoneTaken) : refusal?.field === null ? refusal.message : null}
      </p>
      <div className="flex gap-2">
        <Button look="secondary" className="flex-1" onClick={onCancel}>
          {text(shell.cancel)}
        </Button>
        <Button type="submit" className="flex-1" pending={isPending} disabled={isTaken}>
          {text(phoneTexts.save)}
        </Button>
      </div>
    </form>
  );
}
