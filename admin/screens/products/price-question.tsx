import { useId, useState } from 'react';
import { won } from '#admin/kit/format.ts';
import { productFields } from '#admin/nouns/product/fields.ts';
import { type ListPrices, type PriceChange, repriced } from '#rules/money/price.ts';
import { isBelowPromotion, priceChangeOf } from './price-change.ts';
import { productTexts } from './texts.ts';

const texts = productTexts.bulk;
/** Number of rows shown with prices; the rest are counted. */
const ROWS_SHOWN = 5;

interface Row extends ListPrices {
  id: number;
  name: { ko: string };
  /** Of the active promotion; null if none. */
  promotion_price: number | null;
}

interface Props {
  label: string;
  /** The error for an invalid number. */
  wrong: string;
  rows: readonly Row[];
  changeTo: (value: number) => PriceChange;
  /** The current input; null if the server would refuse it. */
  onChange: (change: PriceChange | null) => void;
}

/** A new price or percentage for several products, with both prices of each before and after. */
export function PriceQuestion({ label, wrong, rows, changeTo, onChange }: Props) {
  const [typed, setTyped] = useState('');
  const [isDiscount, setDiscount] = useState(false);
  const tell = (text: string, is_discount: boolean) => {
    setTyped(text);
    setDiscount(is_discount);
    onChange(priceChangeOf(text, changeTo, is_discount));
  };
  const change = priceChangeOf(typed, changeTo, isDiscount);
  // A lone minus sign is still being typed.
  const isWrong = change === null && !['', '-'].includes(typed.trim());
  const wrongId = useId();
  return (
    <div className="mt-3 space-y-3 text-13">
      <label className="block font-semibold">
        {label}
        <input
          inputMode="text"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => tell(target.value, isDiscount)}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? wrongId : undefined}
          className="control mt-1 w-full"
        />
      </label>
      {isWrong ? (
        <p id={wrongId} role="alert" className="text-12 text-danger">
          {wrong}
        </p>
      ) : null}
      <label className="flex min-h-9 items-center gap-2">
        <input type="checkbox" checked={isDiscount} onChange={({ target }) => tell(typed, target.checked)} className="size-4 accent-ink" />
        {texts.isDiscount}
      </label>
      <p className="text-ink-2">{isDiscount ? texts.originStays : texts.originFollows}</p>
      <table className="w-full text-left tabular-nums">
        <thead>
          <tr className="border-b border-line text-12 text-ink-2">
            <th scope="col">{productFields.name.label}</th>
            <th scope="col">{texts.before}</th>
            <th scope="col">{texts.after}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, ROWS_SHOWN).map((row) => (
            <tr key={row.id} className="border-b border-line align-top">
              <td className="py-1.5 pr-2">{row.name.ko}</td>
              <td className="py-1.5 pr-2">
                <Both prices={row} />
                <Running price={row.promotion_price} />
              </td>
              <td className="py-1.5">{change === null ? null : <After row={row} change={change} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > ROWS_SHOWN ? <p className="text-ink-2">{texts.ofMore(rows.length - ROWS_SHOWN)}</p> : null}
    </div>
  );
}

/** Promotions are unchanged: a price below one would be refused, which is said in advance. */
function After({ row, change }: { row: Row; change: PriceChange }) {
  if (isBelowPromotion(row, change)) return <span className="text-12 text-danger">{texts.belowPromotion}</span>;
  return (
    <>
      <Both prices={repriced(row, change)} />
      <Running price={row.promotion_price} />
    </>
  );
}

function Running({ price }: { price: number | null }) {
  return price === null ? null : (
    <span className="block text-12 text-ink-2">
      {texts.running} {won(price)}
    </span>
  );
}

function Both({ prices: { price, origin_price } }: { prices: ListPrices }) {
  return (
    <>
      {won(price)}
      <span className="block text-12 text-ink-2">
        {texts.origin} {won(origin_price)}
      </span>
    </>
  );
}
