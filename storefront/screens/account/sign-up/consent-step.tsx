import { type FormEvent, useState } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import type { Message } from '#client/locale/message.ts';
import { type Consents, missingConsents } from '#rules/member/credential.ts';
import { openTerms } from '#storefront/frame/terms/terms-modal.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { signInMessages } from '../texts.ts';
import { hasAllConsents, type SignUpForm, withAllConsents } from './sign-up-form.ts';

/** The consents of specification 5 with the type of the terms each one is about; being over 14 has no text. */
const consentLines: readonly { key: keyof Consents; message: Message; terms: string | null }[] = [
  { key: 'terms', message: signInMessages.agreeTerms, terms: 'use' },
  { key: 'personalInformation', message: signInMessages.agreePersonalInformation, terms: 'PERSONAL-INFORMATION' },
  { key: 'purchase', message: signInMessages.agreePurchase, terms: 'PURCHASE' },
  { key: 'over14', message: signInMessages.agreeOver14, terms: null },
];

type Props = { form: SignUpForm; onChange: (form: SignUpForm) => void; onDone: () => void };

/** First step: what a member agrees to. Nothing goes on before the four required ones are given. */
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
    <form onSubmit={submit} className="mt-6">
      <Checkbox
        label={<span className="text-17 font-extrabold">{text(signInMessages.agreeAll)}</span>}
        checked={hasAllConsents(form)}
        onChange={(isGiven) => onChange(withAllConsents(form, isGiven))}
        className="border-b border-line pb-3"
      />
      <div className="mt-3">
        {consentLines.map(({ key, message, terms }) => (
          <div key={key} className="flex items-center justify-between gap-2">
            <Checkbox
              label={text(message)}
              checked={form.consents[key]}
              onChange={(isGiven) => onChange({ ...form, consents: { ...form.consents, [key]: isGiven } })}
              className="flex-1"
            />
            {terms === null ? null : <ReadButton name={text(message)} onPress={() => openTerms(terms)} />}
          </div>
        ))}
        <Checkbox
          label={text(signInMessages.agreeMarketing)}
          checked={form.isMarketingWanted}
          onChange={(isMarketingWanted) => onChange({ ...form, isMarketingWanted })}
        />
      </div>
      <p role="alert" className="mt-4 text-15 font-semibold text-danger empty:hidden">
        {isRefused && isMissing ? text(signInMessages.agreementsNeeded) : null}
      </p>
      <Button type="submit" size="large" wide className="mt-6">
        {text(signInMessages.next)}
      </Button>
    </form>
  );
}

function ReadButton({ name, onPress }: { name: string; onPress: () => void }) {
  const text = useText();
  return (
    <button
      type="button"
      aria-label={text(signInMessages.readText, { name })}
      onClick={onPress}
      className="min-h-target px-2 text-13 text-ink-2 underline hover:text-ink"
    >
      {text(signInMessages.read)}
    </button>
  );
}
