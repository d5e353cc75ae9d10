import { useText } from '#client/locale/locale-context.tsx';
import { isSoldOut } from '#rules/order/stock.ts';
import { cx } from '#ui/class-names.ts';
import { cartMessages } from './texts.ts';

/** From so many pieces on, nobody needs to hurry. */
const FEW_LEFT = 5;

export const choiceButton =
  'inline-flex min-h-target items-center gap-2 rounded-control border border-line px-4 text-15 font-semibold aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-on-accent hover:border-ink';

type Size = {
  label: string;
  isChosen: boolean;
  /** Pieces left; undefined while that depends on a colour that is not chosen yet. */
  stockCount: number | undefined;
  onChoose: () => void;
};

/** The sizes of a product or a design: several may be chosen, each once. What is sold out says so, and what is nearly gone how much is left. */
export function SizeButtons({ legend, sizes }: { legend: string; sizes: readonly Size[] }) {
  const text = useText();
  return (
    <fieldset>
      <legend className="mb-2 text-13 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {sizes.map(({ label, isChosen, stockCount, onChoose }) => {
          const isOut = stockCount !== undefined && isSoldOut(stockCount);
          const isFew = stockCount !== undefined && !isOut && stockCount <= FEW_LEFT;
          return (
            <button
              key={label}
              type="button"
              aria-pressed={isChosen}
              onClick={onChoose}
              className={cx(choiceButton, 'min-w-15 justify-center', isOut && 'text-ink-2 line-through')}
            >
              <span aria-hidden="true">{label}</span>
              <span className="sr-only">{isOut ? text(cartMessages.soldOutOption, { name: label }) : label}</span>
              {isFew ? (
                <span className={cx('text-12 font-normal', isChosen ? 'text-on-accent' : 'text-accent')}>
                  {text(cartMessages.fewLeft, { count: stockCount })}
                </span>
              ) : null}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
