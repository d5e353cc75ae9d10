import { useText } from '#client/locale/locale-context.tsx';
import type { Message } from '#client/locale/message.ts';
import { type Consents, missingConsents } from '#rules/member/credential.ts';
import { openTerms } from '#storefront/frame/terms/terms-modal.tsx';
import { ConsentLabel } from '#storefront/nouns/consent/consent-label.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { signInMessages } from './texts.ts';

/** Marketing consent per channel. */
export type MarketingAnswers = { readonly email: boolean; readonly sms: boolean; readonly push: boolean };

/** The answers of a new member; nothing is pre-checked. */
export type ConsentAnswers = { readonly consents: Consents; readonly marketing: MarketingAnswers };

export const noConsents: ConsentAnswers = {
  consents: { terms: false, personalInformation: false, purchase: false, over14: false },
  marketing: { email: false, sms: false, push: false },
};

/** The consents of specification 5 with the type of their terms; being over 14 has none. */
const lines: readonly { key: keyof Consents; message: Message; terms: string | null }[] = [
  { key: 'terms', message: signInMessages.agreeTerms, terms: 'use' },
  { key: 'personalInformation', message: signInMessages.agreePersonalInformation, terms: 'PERSONAL-INFORMATION' },
  { key: 'purchase', message: signInMessages.agreePurchase, terms: 'PURCHASE' },
  { key: 'over14', message: signInMessages.agreeOver14, terms: null },
];

const channels: readonly { key: keyof MarketingAnswers; message: Message }[] = [
  { key: 'email', message: signInMessages.marketingByMail },
  { key: 'sms', message: signInMessages.marketingBySms },
  { key: 'push', message: signInMessages.marketingByApp },
];

/** Checks or unchecks everything. */
export function allConsents(isGiven: boolean): ConsentAnswers {
  return {
    consents: { terms: isGiven, personalInformation: isGiven, purchase: isGiven, over14: isGiven },
    marketing: { email: isGiven, sms: isGiven, push: isGiven },
  };
}

/** True if everything is checked. */
export function hasAllConsents({ consents, marketing }: ConsentAnswers): boolean {
  return missingConsents(consents).length === 0 && Object.values(marketing).every((isGiven) => isGiven);
}

type Props = { answers: ConsentAnswers; onChange: (answers: ConsentAnswers) => void };

/** The consents of a sign-up, each with its terms, and a box for all of them. */
export function ConsentList({ answers, onChange }: Props) {
  const text = useText();
  const { consents, marketing } = answers;
  return (
    <>
      <Checkbox
        label={<span className="text-17 font-extrabold">{text(signInMessages.agreeAll)}</span>}
        checked={hasAllConsents(answers)}
        onChange={(isGiven) => onChange(allConsents(isGiven))}
      />
      <p className="border-b border-line pb-3 pl-9 text-13 text-ink-2">{text(signInMessages.agreeAllHint)}</p>
      <div className="mt-3">
        {lines.map(({ key, message, terms }) => (
          <div key={key} className="flex items-center justify-between gap-2">
            <Checkbox
              label={<ConsentLabel sentence={message} isRequired />}
              required
              checked={consents[key]}
              onChange={(isGiven) => onChange({ ...answers, consents: { ...consents, [key]: isGiven } })}
              className="flex-1"
            />
            {terms === null ? null : <ReadButton name={text(message)} onPress={() => openTerms(terms)} />}
          </div>
        ))}
      </div>
      <fieldset className="mt-3 border-t border-line pt-3">
        <div className="flex items-center justify-between gap-2">
          <legend className="float-left text-15">
            <ConsentLabel sentence={signInMessages.agreeMarketing} isRequired={false} />
          </legend>
          <ReadButton name={text(signInMessages.agreeMarketing)} onPress={() => openTerms('MARKETING')} />
        </div>
        <div className="flex flex-wrap gap-x-6">
          {channels.map(({ key, message }) => (
            <Checkbox
              key={key}
              label={text(message)}
              checked={marketing[key]}
              onChange={(isGiven) => onChange({ ...answers, marketing: { ...marketing, [key]: isGiven } })}
            />
          ))}
        </div>
      </fieldset>
    </>
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
