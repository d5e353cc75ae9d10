import { useId, useState } from 'react';
import { count } from '#admin/kit/format.ts';
import { isShown } from '#rules/shop/shown.ts';
import { type StockOption, type StockRow, type StockWish, stockChangeOf, stockModes, stockRows } from './stock-change.ts';
import { productTexts } from './texts.ts';

const texts = productTexts.bulk;

interface Props {
  options: readonly StockOption[];
  /** Names of products without options. */
  bare: readonly string[];
  first: StockWish;
  onChange: (wish: StockWish) => void;
}

/** The new stock of several options, before and after; any of them can be excluded. */
export function StockQuestion({ options, bare, first, onChange }: Props) {
  const [wish, setWish] = useState(first);
  const tell = (part: Partial<StockWish>) => {
    const next = { ...wish, ...part };
    setWish(next);
    onChange(next);
  };
  const rows = stockRows(options, wish);
  const isWrong = wish.typed.trim() !== '' && stockChangeOf(wish) === null;
  const refused = rows.filter(({ isRefused }) => isRefused).length;
  const wrongId = useId();
  const leave = (id: number, isIn: boolean) => tell({ left: isIn ? wish.left.filter((each) => each !== id) : [...wish.left, id] });
  return (
    <div className="mt-3 space-y-3 text-13">
      <fieldset className="flex flex-wrap gap-x-4">
        <legend className="sr-only">{texts.stock}</legend>
        {stockModes.map((mode) => (
          <label key={mode} className="flex min-h-9 items-center gap-2">
            <input
              type="radio"
              name="stock-mode"
              checked={wish.mode === mode}
              onChange={() => tell({ mode })}
              className="size-4 accent-ink"
            />
            {texts.stockModes[mode]}
          </label>
        ))}
      </fieldset>
      <label className="block font-semibold">
        {texts.pieces}
        <input
          inputMode="numeric"
          autoComplete="off"
          value={wish.typed}
          onChange={({ target }) => tell({ typed: target.value })}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? wrongId : undefined}
          className="control mt-1 w-full"
        />
      </label>
      {isWrong ? (
        <p id={wrongId} role="alert" className="text-12 text-danger">
          {texts.wrongStock}
        </p>
      ) : null}
      <p role="status" className="text-ink-2">
        {texts.stockGoing(rows.filter(({ isGoing }) => isGoing).length, options.length)}
        {refused === 0 ? null : <span className="text-danger"> {texts.refusedOptions(refused, wish.mode === 'less')}</span>}
      </p>
      {bare.length === 0 ? null : <p className="text-ink-2">{texts.noOptions(bare.join(', '))}</p>}
      <div className="max-h-[40dvh] overflow-y-auto">
        <table className="w-full text-left tabular-nums">
          <thead>
            <tr className="border-b border-line text-12 text-ink-2">
              <th scope="col">{texts.option}</th>
              <th scope="col" className="px-2 text-right">
                {texts.before}
              </th>
              <th scope="col" className="text-right">
                {texts.after}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <OptionRow key={row.id} row={row} isIn={!wish.left.includes(row.id)} onLeave={leave} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function OptionRow({ row, isIn, onLeave }: { row: StockRow; isIn: boolean; onLeave: (id: number, isIn: boolean) => void }) {
  const { id, name, state, stock_count, after, isRefused } = row;
  return (
    <tr className="border-b border-line align-top">
      <td className="py-1">
        <label className="flex min-h-7 items-start gap-2">
          <input
            type="checkbox"
            checked={isIn && !isRefused}
            disabled={isRefused}
            onChange={({ target }) => onLeave(id, target.checked)}
            className="mt-0.5 size-4 shrink-0 accent-ink"
          />
          <span className={isShown({ state }) ? '' : 'text-ink-2 line-through'}>{name}</span>
        </label>
      </td>
      <td className="px-2 py-1 text-right">{count(stock_count)}</td>
      <td className="py-1 text-right">
        {isRefused ? <span className="text-danger">{texts.cannot}</span> : after === null || !isIn ? null : count(after)}
      </td>
    </tr>
  );
}
