import { useLocale, useText } from '#client/locale/locale-context.tsx';
import { DEFECT_MONTHS, WITHDRAWAL_DAYS } from '#rules/order/claim/claim.ts';
import { returnTexts } from './return-texts.ts';

/** Until when something ready-made can be sent back for a change of mind. */
export function useChangeOfMind(): string {
  return useText()(returnTexts.changeOfMind, { days: WITHDRAWAL_DAYS });
}

/** Until when what is not as ordered is made good. */
export function useFaultTerms(): string {
  return useText()(returnTexts.fault, { months: DEFECT_MONTHS });
}

/** The terms that say what can be sent back. */
const aboutReturns = ['use', 'PURCHASE'];

/** What terms of a type say of returns, for readers of other languages: the contract itself is Korean alone (docs/decisions/057). */
export function ReturnsInShort({ type }: { type: string }) {
  const text = useText();
  const sentences = [useChangeOfMind(), text(returnTexts.madeToOrder), useFaultTerms()];
  if (useLocale() === 'ko' || !aboutReturns.includes(type)) return null;
  return (
    <section className="mb-6 rounded-tile bg-tile px-4 py-3 text-15">
      <h3 className="font-semibold">{text(returnTexts.inShort)}</h3>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
