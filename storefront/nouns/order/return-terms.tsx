import { useLocale, useText } from '#client/locale/locale-context.tsx';
import { DEFECT_MONTHS, WITHDRAWAL_DAYS } from '#rules/order/claim/claim.ts';
import { returnTexts } from './return-texts.ts';

/** By when a ready-made product can be returned for a change of mind. */
export function useChangeOfMind(): string {
  return useText()(returnTexts.changeOfMind, { days: WITHDRAWAL_DAYS });
}

/** By when a faulty or wrong product can be claimed. */
export function useFaultTerms(): string {
  return useText()(returnTexts.fault, { months: DEFECT_MONTHS });
}

/** The terms that cover returns. */
const aboutReturns = ['use', 'PURCHASE'];

/** A summary of the return rules for readers of other languages: the contract itself is in Korean only (docs/decisions/057). */
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
