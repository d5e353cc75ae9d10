import { useText } from '#client/locale/locale-context.tsx';
import type { Message } from '#client/locale/message.ts';
import { type Consents, missingConsents } from '#rules/member/credential.ts';
import { openTerms } from '#storefront/frame/terms/terms-modal.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { signInMessages } from './texts.ts';

/** What a person who joins has answered; nothing is given beforehand. */
export type ConsentAnswers = { readonly consents: Consents; readonly isMarketingWanted: boolean };

export const noConsents: ConsentAnswers = {
  consents: { terms: false, personalInformation: false, purchase: false, over14: false },
  isMarketingWanted: false,
};

/** The consents of specification 5 with the type of the terms each one is about; being over 14 has no text. */
const lines: readonly { key: keyof Consents; message: Message; terms: string | null }[] = [
  { key: 'terms', message: signInMessages.agreeTerms, terms: 'use' },
  { key: 'personalInformation', message: signInMessages.agreePersonalInformation, terms: 'PERSONAL-INFORMATION' },
  { key: 'purchase', message: signInMessages.agreePurchase, terms: 'PURCHASE' },
  { key: 'over14', message: signInMessages.agreeOver14, terms: null },
];

type Props = { answers: ConsentAnswers; onChange: (answers: ConsentAnswers) => void };

/** The consents of a sign-up, each with the text it is about, and one box for all of them. */
export function ConsentList({ answers, onChange }: Props) {
  const text = useText();
  const { consents, isMarketingWanted } = answers;
  const hasAll = missingConsents(consents).length === 0 && isMarketingWanted;
  const setAll = (isGiven: boolean) =>
    onChange({
      consents: { terms: isGiven, personalInformation: isGiven, purchase: isGiven, over14: isGiven },
      isMarketingWanted: isGiven,
    });
  return (
    <>
      <Checkbox
        label={<span className="text-17 font-extrabold">{text(signInMessages.agreeAll)}</span>}
        checked={hasAll}
        onChange={setAll}
        className="border-b border-line pb-3"
      />
      <div className="mt-3">
        {lines.map(({ key, message, terms }) => (
          <div key={key} className="flex items-center justify-between gap-2">
            <Checkbox
              label={text(message)}
              checked={consents[key]}
              onChange={(isGiven) => onChange({ ...answers, consents: { ...consents, [key]: isGiven } })}
              className="flex-1"
            />
            {terms === null ? null : <ReadButton name={text(message)} onPress={() => openTerms(terms)} />}
          </div>
        ))}
        <Checkbox
          label={text(signInMessages.agreeMarketing)}
          checked={isMarketingWanted}
          onChange={(isWanted) => onChange({ ...answers, isMarketingWanted: isWanted })}
        />
      </div>
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
