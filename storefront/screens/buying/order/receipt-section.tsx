import { useText } from '#client/locale/locale-context.tsx';
import type { Checkout } from '#contract/rest/checkouts.ts';
import { type Draft, type DraftField, ordererOf } from '#storefront/nouns/checkout/draft.ts';
import { Section } from '#storefront/nouns/checkout/section.tsx';
import { ReceiptFields } from '#storefront/nouns/payment/receipt-fields.tsx';
import { receiptMessages } from '#storefront/nouns/payment/receipt-texts.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';

type Props = { checkout: Checkout; draft: Draft; wrong: ReadonlySet<DraftField>; onChange: (part: Partial<Draft>) => void };

/** The cash receipt of a deposit order: none, for personal income deduction, or for business expenses. */
export function ReceiptSection({ checkout, draft, wrong, onChange }: Props) {
  const text = useText();
  return (
    <Section title={text(receiptMessages.receipt)}>
      <ReceiptFields
        mayBeNone
        wish={draft.receipt}
        onChange={(receipt) => onChange({ receipt })}
        phone={ordererOf(draft, checkout).phone}
        isWrong={wrong.has('receipt')}
      />
      {draft.receipt === null ? null : (
        <Checkbox
          className="mt-2 text-13"
          checked={draft.isReceiptKept}
          onChange={(isReceiptKept) => onChange({ isReceiptKept })}
          label={text(receiptMessages.keep)}
        />
      )}
      <p className="mt-2 text-13 text-ink-2">{text(receiptMessages.note)}</p>
    </Section>
  );
}
