import { Minus, Plus } from 'lucide-react';
import { useText } from '#client/locale/locale-context.tsx';
import { QUANTITY_MAX, QUANTITY_MIN } from '#rules/order/stock.ts';
import { cartMessages } from './texts.ts';

type Props = { name: string; quantity: number; max: number; onChange: (quantity: number) => void };

/** Fewer, more, and the number between them; the buttons end at one piece and at what is in stock. */
export function QuantityStepper({ name, quantity, max, onChange }: Props) {
  const text = useText();
  const most = Math.max(QUANTITY_MIN, Math.min(QUANTITY_MAX, max));
  const button = 'inline-flex size-target items-center justify-center disabled:text-line not-disabled:hover:bg-tile';
  return (
    <fieldset className="inline-flex items-center overflow-hidden rounded-control border border-line">
      <legend className="sr-only">{text(cartMessages.quantityOf, { name })}</legend>
      <button
        type="button"
        aria-label={text(cartMessages.fewer)}
        disabled={quantity <= QUANTITY_MIN}
        onClick={() => onChange(Math.min(quantity - 1, most))}
        className={button}
      >
        <Minus aria-hidden="true" size={16} />
      </button>
      <output aria-live="polite" className="min-w-8 text-center text-15 font-semibold tabular-nums">
        {quantity}
      </output>
      <button
        type="button"
        aria-label={text(cartMessages.more)}
        disabled={quantity >= most}
        onClick={() => onChange(quantity + 1)}
        className={button}
      >
        <Plus aria-hidden="true" size={16} />
      </button>
    </fieldset>
  );
}
