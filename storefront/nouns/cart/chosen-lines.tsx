import { type ReactNode, useId } from 'react';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { formatWon } from '#rules/money/money.ts';
import { IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';
import { cartMessages } from './texts.ts';

export type ChosenLine = {
  optionId: number;
  name: string;
  quantity: number;
  /** The maximum quantity. */
  max: number;
  /** Per piece, in won. */
  unitPrice: number;
  /** The price breakdown of one piece; null if there is none. */
  parts: string | null;
  onQuantity: (quantity: number) => void;
  /** null if there is nothing else to choose. */
  onRemove: (() => void) | null;
};

type Props = { lines: readonly ChosenLine[] /** In won, when it is less than its lines. */; total?: number; children?: ReactNode };

/** The chosen options, each with quantity and price, and the total. `children` explain the total. */
export function ChosenLines({ lines, total = sumOfLines(lines), children }: Props) {
  const { text, locale } = useLanguage();
  const titleId = useId();
  if (lines.length === 0) return null;
  const pieces = lines.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="sr-only">
        {text(cartMessages.chosen)}
      </h2>
      <ul className="space-y-2">
        {lines.map((line) => (
          <Line key={line.optionId} line={line} />
        ))}
      </ul>
      {children ? <div className="mt-4">{children}</div> : null}
      <p className="mt-4 flex items-baseline justify-between" aria-live="polite">
        <span className="text-13 text-ink-2">{text(cartMessages.total, { count: pieces })}</span>
        <span className="text-20 font-extrabold tabular-nums">{formatWon(total, locale)}</span>
      </p>
    </section>
  );
}

function sumOfLines(lines: readonly ChosenLine[]): number {
  return lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
}

function Line({ line }: { line: ChosenLine }) {
  const { text, locale } = useLanguage();
  const { name, quantity, unitPrice } = line;
  return (
    <li className="rounded-control bg-tile p-3">
      <div className="flex items-start justify-between gap-2">
        <div>
          <p className="text-15">{name}</p>
          {line.parts ? <p className="text-12 text-ink-2 tabular-nums">{line.parts}</p> : null}
        </div>
        {line.onRemove ? (
          <IconButton label={text(cartMessages.removeChoice, { name })} className="-mt-2.5 -mr-2.5 hover:bg-line" onClick={line.onRemove}>
            <Icon name="x" size={18} />
          </IconButton>
        ) : null}
      </div>
      <div className="mt-1 flex items-center justify-between gap-2">
        <span className="rounded-control bg-ground">
          <QuantityStepper name={name} quantity={quantity} max={line.max} onChange={line.onQuantity} />
        </span>
        <span className="text-right tabular-nums">
          {quantity > 1 ? (
            <span className="block text-12 text-ink-2">
              {text(cartMessages.times, { price: formatWon(unitPrice, locale), count: quantity })}
            </span>
          ) : null}
          {quantity > 1 ? <span className="mr-1.5 text-12 text-ink-2">{text(cartMessages.sum)}</span> : null}
          <span className="text-15 font-semibold">{formatWon(unitPrice * quantity, locale)}</span>
        </span>
      </div>
    </li>
  );
}
