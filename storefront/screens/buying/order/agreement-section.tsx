import { useLanguage } from '#client/locale/locale-context.tsx';
import { errorMessage } from '#contract/errors/errors.ts';
import type { Agreement } from '#rules/order/checkout/checkout.ts';
import { openTerms } from '#storefront/frame/terms/terms-modal.tsx';
import { agreementsTogether } from '#storefront/nouns/checkout/draft.ts';
import { checkoutMessages } from '#storefront/nouns/checkout/texts.ts';
import { ConsentLabel } from '#storefront/nouns/consent/consent-label.tsx';
import { useFaultTerms } from '#storefront/nouns/order/return-terms.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';

/** Each consent with its text and terms. Made-to-order goods are separate and unchecked, as the law requires. */
const sentences = {
  PURCHASE: { message: checkoutMessages.agreementPURCHASE, terms: 'PURCHASE' },
  PERSONAL_INFORMATION: { message: checkoutMessages.agreementPERSONAL_INFORMATION, terms: 'PERSONAL-INFORMATION' },
  CUSTOM_MADE: { message: checkoutMessages.agreementCUSTOM_MADE, terms: null },
} as const satisfies Record<Agreement, unknown>;

type Props = { required: readonly Agreement[]; given: readonly Agreement[]; isWrong: boolean; onChange: (given: Agreement[]) => void };

/** The consents an order requires. */
export function AgreementSection({ required, given, isWrong, onChange }: Props) {
  const { text, locale } = useLanguage();
  const faultTerms = useFaultTerms();
  const set = (agreement: Agreement, isGiven: boolean) =>
    onChange(isGiven ? [...given.filter((each) => each !== agreement), agreement] : given.filter((each) => each !== agreement));
  const together = required.filter((agreement) => agreementsTogether.includes(agreement));
  const isAll = together.every((agreement) => given.includes(agreement));
  const setAll = (isGiven: boolean) => onChange([...given.filter((each) => !together.includes(each)), ...(isGiven ? together : [])]);
  return (
    <section id="field-agreements" tabIndex={-1} aria-labelledby="agreements" className="border-t border-line pt-6 outline-hidden">
      <h2 id="agreements" className="mb-2 text-17 font-extrabold">
        {text(checkoutMessages.agreements)}
      </h2>
      {together.length < 2 ? null : (
        <Checkbox
          className="border-b border-line py-2 text-15 font-semibold"
          checked={isAll}
          indeterminate={!isAll && together.some((agreement) => given.includes(agreement))}
          onChange={setAll}
          label={text(checkoutMessages.agreeAll)}
        />
      )}
      {required.map((agreement) => {
        const { message, terms } = sentences[agreement];
        return (
          <div key={agreement} className={agreement === 'CUSTOM_MADE' ? 'mt-3 rounded-tile bg-tile px-4 py-2' : undefined}>
            <div className="flex items-center gap-2">
              <Checkbox
                className="flex-1 py-2 text-13"
                checked={given.includes(agreement)}
                onChange={(isGiven) => set(agreement, isGiven)}
                required
                invalid={isWrong && !given.includes(agreement)}
                label={<ConsentLabel sentence={message} isRequired />}
              />
              {terms === null ? null : (
                <button
                  type="button"
                  onClick={() => openTerms(terms)}
                  className="min-h-target shrink-0 px-1 text-13 text-ink-2 underline underline-offset-4"
                >
                  {text(checkoutMessages.readTerms)}
                </button>
              )}
            </div>
            {agreement === 'CUSTOM_MADE' ? <p className="pb-2 pl-9 text-12 text-ink-2">{faultTerms}</p> : null}
          </div>
        );
      })}
      <p className="mt-3 text-12 text-ink-2">{text(checkoutMessages.minors)}</p>
      {isWrong ? (
        <p role="alert" className="mt-2 text-13 font-semibold text-danger">
          {errorMessage('CHECKOUT_AGREEMENT_REQUIRED', locale)}
        </p>
      ) : null}
    </section>
  );
}
