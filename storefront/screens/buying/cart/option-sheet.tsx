import { useEffect, useId, useState } from 'react';
import type { SelectCartOptionsQuery } from '#client/graphql/operations.generated.ts';
import { useLocale, useText } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import { shell } from '#client/locale/shell.ts';
import { LoadFailed } from '#client/wire/load-failed.tsx';
import { runQuery } from '#client/wire/run-query.ts';
import type { CartLine } from '#contract/rest/cart.ts';
import { formatWon } from '#rules/money/money.ts';
import { isSoldOut } from '#rules/order/stock.ts';
import { cartMessages } from '#storefront/nouns/cart/texts.ts';
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
  const { options, isFailed, retry } = useOptions(line);
  const [chosen, setChosen] = useState(line.option_id);
  const [isPending, setPending] = useState(false);
  const apply = async () => {
    setPending(true);
    const isChanged = await onChoose(chosen);
    setPending(false);
    if (isChanged) onClose();
  };
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
      {isFailed ? <LoadFailed onRetry={retry} /> : null}
      {options === null && !isFailed ? <Skeleton className="h-48" /> : null}
      {options === null ? null : <OptionList options={options} chosen={chosen} onChoose={setChosen} />}
    </Sheet>
  );
}

function OptionList({ options, chosen, onChoose }: { options: readonly Option[]; chosen: number; onChoose: (id: number) => void }) {
  const text = useText();
  const locale = useLocale();
  const group = useId();
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
            {isOut ? <span className="text-13">{text(shell.soldOut)}</span> : null}
          </label>
        );
      })}
    </fieldset>
  );
}

function useOptions(line: CartLine) {
  const [options, setOptions] = useState<Option[] | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const { product_id, option_id, is_custom } = line;
  // `attempt` only triggers a retry.
  useEffect(() => {
    let isCurrent = attempt >= 0;
    setFailed(false);
    runQuery(productOptionsQuery, { product_id })
      .then(({ product_product_options: all }) => {
        if (!isCurrent) return;
        const now = all.find((option) => option.id === option_id);
        const isSame = (option: Option) => option.frame_id === now?.frame_id && option.color_id === now?.color_id;
        setOptions(is_custom && now ? all.filter(isSame) : all);
      })
      .catch((error: unknown) => {
        console.error(error);
        if (isCurrent) setFailed(true);
      });
    return () => {
      isCurrent = false;
    };
  }, [product_id, option_id, is_custom, attempt]);
  return { options, isFailed, retry: () => setAttempt(attempt + 1) };
}
