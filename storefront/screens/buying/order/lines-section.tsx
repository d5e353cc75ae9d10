import { useLanguage } from '#client/locale/locale-context.tsx';
import { errorMessage } from '#contract/errors/errors.ts';
import type { Checkout } from '#contract/rest/checkouts.ts';
import { isRemote, REMOTE_DAYS } from '#rules/money/shipping.ts';
import { LineRow } from '#storefront/nouns/cart/line-row.tsx';
import { cartMessages } from '#storefront/nouns/cart/texts.ts';
import { Section } from '#storefront/nouns/checkout/section.tsx';
import { checkoutMessages } from '#storefront/nouns/checkout/texts.ts';
import { deliveryMessages } from '#storefront/nouns/delivery/texts.ts';
import { writtenArrival } from '#storefront/nouns/delivery/written-arrival.ts';
import { ProofButton } from '#storefront/nouns/design/proof-button.tsx';

type Props = {
  checkout: Checkout;
  /** The zip code of the delivery; null for a gift, because its delivery days begin when its address is known. */
  zipCode: string | null;
};

/** The lines of the checkout and their arrival at the zip code. An unavailable line says why, and no day is promised. */
export function LinesSection({ checkout: { lines, arrives }, zipCode }: Props) {
  const { text, locale } = useLanguage();
  return (
    <Section
      title={text(checkoutMessages.lines)}
      aside={<span className="text-13 text-ink-2">{text(cartMessages.lineCount, { count: lines.length })}</span>}
    >
      <ul>
        {lines.map((line) => (
          <LineRow key={line.id} line={line}>
            <ProofButton proof={line.proof} />
            {line.refusal === null ? null : <p className="mt-1 text-13 font-semibold text-danger">{errorMessage(line.refusal, locale)}</p>}
          </LineRow>
        ))}
      </ul>
      {zipCode === null || lines.some((line) => line.refusal !== null) ? null : (
        <p className="mt-4 rounded-tile bg-tile px-4 py-3 text-13">
          {text(deliveryMessages.arrival, { days: writtenArrival(arrives, locale) })}
          {isRemote(zipCode) ? (
            <span className="block text-ink-2">{text(deliveryMessages.arrivalRemote, { days: REMOTE_DAYS })}</span>
          ) : null}
        </p>
      )}
    </Section>
  );
}
