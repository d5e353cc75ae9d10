import { errorMessage } from '#contract/errors.ts';
import type { Checkout } from '#contract/rest/checkouts.ts';
import { useLocale, useText } from '../../locale/locale-context.tsx';
import { cartMessages } from '../../messages/cart.ts';
import { checkoutMessages } from '../../messages/checkout.ts';
import { LineRow } from '../../purchase/line-row.tsx';
import { Section } from '../../purchase/section.tsx';

/** What is about to be ordered; a line that cannot be any more says why. */
export function LinesSection({ checkout: { lines, day1, day2 } }: { checkout: Checkout }) {
  const text = useText();
  const locale = useLocale();
  return (
    <Section
      title={text(checkoutMessages.lines)}
      aside={<span className="text-13 text-ink-2">{text(cartMessages.lineCount, { count: lines.length })}</span>}
    >
      <ul>
        {lines.map((line) => (
          <LineRow key={line.id} line={line}>
            {line.refusal === null ? null : <p className="mt-1 text-13 font-semibold text-danger">{errorMessage(line.refusal, locale)}</p>}
          </LineRow>
        ))}
      </ul>
      <p className="mt-4 rounded-tile bg-tile px-4 py-3 text-13">{text(checkoutMessages.estimate, { day1, day2 })}</p>
    </Section>
  );
}
