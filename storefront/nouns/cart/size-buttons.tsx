import { useText } from '#client/locale/locale-context.tsx';
import { type IncomingStock, isSoldOut } from '#rules/order/stock.ts';
import { BackDates } from '#storefront/nouns/product/back-on.tsx';
import { cx } from '#ui/class-names.ts';
import { ChoiceButton, ChoiceGroup } from '#ui/form/choice-buttons.tsx';
import { cartMessages } from './texts.ts';

/** At or below this stock, the remaining count is shown. */
const FEW_LEFT = 5;

type Size = {
  label: string;
  isChosen: boolean;
  /** Undefined until a colour is chosen. */
  option: IncomingStock | undefined;
  onChoose: () => void;
};

/** The sizes of a product or a design, with multiple selection. Shows what is sold out, when it is back, and how much is left when stock is low. */
export function SizeButtons({ legend, sizes }: { legend: string; sizes: readonly Size[] }) {
  const text = useText();
  return (
    <div>
      <ChoiceGroup legend={legend}>
        {sizes.map(({ label, isChosen, option, onChoose }) => {
          const stockCount = option?.stock_count;
          const isOut = stockCount !== undefined && isSoldOut(stockCount);
          const isFew = stockCount !== undefined && !isOut && stockCount <= FEW_LEFT;
          return (
            <ChoiceButton
              key={label}
              isChosen={isChosen}
              onChoose={onChoose}
              className={cx('min-w-15 justify-center', isOut && 'text-ink-2 line-through')}
            >
              <span aria-hidden="true">{label}</span>
              <span className="sr-only">{isOut ? text(cartMessages.soldOutOption, { name: label }) : label}</span>
              {isFew ? (
                <span className={cx('text-12 font-normal', isChosen ? 'text-on-accent' : 'text-accent')}>
                  {text(cartMessages.fewLeft, { count: stockCount })}
                </span>
              ) : null}
            </ChoiceButton>
          );
        })}
      </ChoiceGroup>
      <BackDates sizes={sizes} />
    </div>
  );
}
