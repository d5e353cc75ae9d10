import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { toast } from '#client/toasts/toast.tsx';
import { type QuantityLimit, typedQuantity, upperLimit } from '#rules/order/quantity.ts';
import { quantityWithin } from '#rules/order/stock.ts';
import { cx } from '#ui/class-names.ts';
import { pressable } from '#ui/presses/pressable.ts';
import { cartMessages } from './texts.ts';

type Props = {
  name: string;
  quantity: number;
  max: number;
  /** The quantity was changed and is not priced yet. */
  isPending?: boolean;
  /** The message at `max` when the limit is not the stock. */
  maxSentence?: string;
  onChange: (quantity: number) => void;
};

/** Minus, plus and an editable number, limited to one piece and the stock. Says so when a limit ends or changes the quantity. */
export function QuantityStepper({ name, quantity, max, isPending = false, maxSentence, onChange }: Props) {
  const text = useText();
  const [typed, setTyped] = useState<string | null>(null);
  const most = quantityWithin(Number.POSITIVE_INFINITY, max);
  const say = (limit: QuantityLimit) => {
    if (limit === 'WHOLE_NUMBER') toast(text(cartMessages[limit]));
    else toast(maxSentence ?? text(cartMessages[limit], { most }));
  };
  const set = (next: number) => {
    setTyped(null);
    if (next !== quantity) onChange(next);
  };
  const finish = () => {
    if (typed === null) return;
    const { quantity: next, limit } = typedQuantity(typed, quantity, max);
    set(next);
    if (limit !== null) say(limit);
  };
  const addOne = () => {
    if (quantity < most) set(quantity + 1);
    if (quantity + 1 >= most) say(upperLimit(max));
  };
  const finishOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Prevents submitting a surrounding order form.
    event.preventDefault();
    finish();
  };
  // Inside the border, which would clip an outer ring.
  const ring = 'focus-visible:-outline-offset-2';
  const button = cx(ring, 'inline-flex size-target items-center justify-center aria-disabled:text-line not-aria-disabled:hover:bg-tile');
  return (
    <fieldset aria-busy={isPending || undefined} className="inline-flex items-center overflow-hidden rounded-control border border-line">
      <legend className="sr-only">{text(cartMessages.quantityOf, { name })}</legend>
      <button
        type="button"
        aria-label={text(cartMessages.fewer)}
        {...pressable(() => set(quantityWithin(quantity - 1, max)), quantity === quantityWithin(0, max))}
        className={button}
      >
        <Minus aria-hidden="true" size={16} />
      </button>
      <input
        aria-label={text(cartMessages.quantityOf, { name })}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(quantity)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={finish}
        onKeyDown={finishOnEnter}
        className={cx(
          ring,
          'min-h-target w-10 bg-transparent text-center text-15 font-semibold tabular-nums',
          isPending && 'animate-breathe',
        )}
      />
      <button
        type="button"
        aria-label={text(cartMessages.more)}
        // Off at the limit, but a press still says why.
        aria-disabled={quantity >= most || undefined}
        onClick={addOne}
        className={button}
      >
        <Plus aria-hidden="true" size={16} />
      </button>
      <output aria-live="polite" className="sr-only">
        {quantity}
      </output>
    </fieldset>
  );
}
