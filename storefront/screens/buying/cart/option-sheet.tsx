import { useCallback, useId, useState } from 'react';
import type { SelectCartOptionsQuery } from '#client/graphql/operations.generated.ts';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import { shell } from '#client/locale/shell.ts';
import { useAction } from '#client/use-action.ts';
import { useLoaded } from '#client/use-loaded.ts';
import { LoadFailed } from '#client/wire/load-failed.tsx';
import { runQuery } from '#client/wire/run-query.ts';
import type { CartLine } from '#contract/rest/cart.ts';
import { formatWon } from '#rules/money/money.ts';
import { isSoldOut } from '#rules/order/stock.ts';
import { cartMessages } from '#storefront/nouns/cart/texts.ts';
import { useBackText } from '#storefront/nouns/product/back-on.tsx';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { Sheet } from '#ui/sheet.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { productOptionsQuery } from './operations.ts';

type Option = SelectCartOptionsQuery['product_product_options'][number];

type Props = { line: CartLine; onClose: () => void; onChoose: (optionId: number) => Promise<boolean> };

/** Changes the option of a line. A design has a fixed frame and colour, so only its sizes are offered. */
export function OptionSheet({ line, onClose, onChoose }: Props) {
  const text = useText();
  const { value: options, hasFailed, reload } = useOptions(line);
  const [chosen, setChosen] = useState(line.option_id);
  const { run: apply, isPending } = useAction(async () => {
    if (await onChoose(chosen)) onClose();
  });
  return (
    <Sheet
      open
      onClose={onClose}
      title={text(cartMessages.changeOption)}
      closeLabel={text(shell.close)}
      footer={
        <Button wide size="large" pending={isPending} disabled={chosen === line.option_id} onClick={apply}>
          {text(cartMessages.apply)}
        </Button>
      }
    >
      <p className="mb-4 text-15 font-semibold">
        <Name of={line.product_name} />
      </p>
      {line.is_custom ? <p className="mb-4 text-13 text-ink-2">{text(cartMessages.optionDesignNote)}</p> : null}
      {hasFailed ? <LoadFailed onRetry={reload} /> : null}
      {options === null && !hasFailed ? <Skeleton className="h-48" /> : null}
      {options === null ? null : <OptionList options={options} chosen={chosen} onChoose={setChosen} />}
    </Sheet>
  );
}

function OptionList({ options, chosen, onChoose }: { options: readonly Option[]; chosen: number; onChoose: (id: number) => void }) {
  const { text, locale } = useLanguage();
  const group = useId();
  const backText = useBackText();
  return (
    <fieldset>
      <legend className="sr-only">{text(cartMessages.chooseOption)}</legend>
      {options.map((option) => {
        const isOut = isSoldOut(option.stock_count);
        return (
          <label
            key={option.id}
            data-on={chosen === option.id || undefined}
            className={cx(
              'mb-2 flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-line px-4 text-15 data-on:border-ink data-on:font-semibold has-focus-visible:outline-2',
              isOut && 'cursor-default bg-tile text-ink-2',
            )}
          >
            <input
              type="radio"
              name={group}
              className="sr-only"
              checked={chosen === option.id}
              disabled={isOut}
              onChange={() => onChoose(option.id)}
            />
            <span className="flex-1">
              <Name of={option.name} />
            </span>
            {option.price > 0 ? (
              <span className="text-13 text-ink-2">{text(cartMessages.optionPrice, { price: formatWon(option.price, locale) })}</span>
            ) : null}
            {isOut ? <span className="text-13">{[text(shell.soldOut), backText([option])].filter(Boolean).join(' · ')}</span> : null}
          </label>
        );
      })}
    </fieldset>
  );
}

function useOptions({ product_id, option_id, is_custom }: CartLine) {
  const load = useCallback(async (): Promise<Option[]> => {
    const { product_product_options: all } = await runQuery(productOptionsQuery, { product_id });
    const now = all.find((option) => option.id === option_id);
    const isSame = (option: Option) => option.frame_id === now?.frame_id && option.color_id === now?.color_id;
    return is_custom && now ? all.filter(isSame) : all;
  }, [product_id, option_id, is_custom]);
  return useLoaded(load);
}
