import { nothing, won } from '#admin/kit/format.ts';
import type { ProductFileReading } from '#contract/rest/admin/catalogue/product-file.ts';
import { productFieldsOf } from '#rules/catalogue/product/product-fields.ts';
import { type ProductColumn, productColumns } from '#rules/catalogue/product/product-sheet.ts';
import { fileTexts as texts } from './texts.ts';

type Read = { reading: ProductFileReading };

/** A file's changes by product, and active promotion prices next to a new price. */
export function Changes({ reading: { changes, changed } }: Read) {
  if (changes.length === 0) return null;
  return (
    <>
      <table aria-label={texts.changes} className="mt-3 w-full text-13">
        <Head names={[texts.row, texts.product, texts.changes]} />
        <tbody>
          {changes.map(({ row, name, columns, promotion_price }) => (
            <tr key={row} className="border-b border-line align-top last:border-b-0">
              <td className="py-1.5 pr-3 whitespace-nowrap tabular-nums">{texts.rowNumber(row)}</td>
              <td className="py-1.5 pr-3">{name}</td>
              <td className="py-1.5">
                {columns.map(({ column, before, after }) => (
                  <p key={column} className="break-all">
                    {texts.change(productColumns[column], written(column, before), written(column, after))}
                  </p>
                ))}
                {promotion_price === null ? null : <p className="text-ink-2">{texts.promotion(won(promotion_price))}</p>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {changed > changes.length ? <p className="mt-2 text-13 text-ink-2">{texts.moreChanges(changed - changes.length)}</p> : null}
    </>
  );
}

/** Cells with characters the file could not hold. They change nothing, which is pointed out in case a change was intended. */
export function Lost({ reading: { lost, lost_count } }: Read) {
  if (lost_count === 0) return null;
  return (
    <div role="status" className="mt-3 rounded-control bg-warning-soft px-3 py-2 text-13 text-warning">
      <p className="font-semibold">{texts.lost(lost_count)}</p>
      <ul>
        {lost.map(({ row, column, name, value, kept }) => (
          <li key={`${row} ${column}`}>{texts.lostCell(texts.rowNumber(row), name, productColumns[column], value, kept)}</li>
        ))}
      </ul>
      {lost_count > lost.length ? <p>{texts.moreLost(lost_count - lost.length)}</p> : null}
    </div>
  );
}

/** Invalid cells, with their product and content. */
export function Problems({ reading: { problems } }: Read) {
  if (problems.length === 0) return null;
  return (
    <table aria-label={texts.problems} className="mt-3 w-full text-13">
      <Head names={[texts.row, texts.product, texts.column, texts.value, texts.reason]} />
      <tbody>
        {problems.map(({ row, column, fault, name, value, promotion_price }) => (
          <tr key={`${row} ${column} ${fault}`} className="border-b border-line last:border-b-0">
            <td className="py-1.5 pr-3 tabular-nums">{texts.rowNumber(row)}</td>
            <td className="py-1.5 pr-3">{name}</td>
            <td className="py-1.5 pr-3 whitespace-nowrap">{productColumns[column]}</td>
            <td className="py-1.5 pr-3 break-all">{value || nothing}</td>
            <td className="py-1.5 text-danger">
              {texts.faults[fault]}
              {promotion_price === null ? null : ` ${texts.promotion(won(promotion_price))}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head({ names }: { names: readonly string[] }) {
  return (
    <thead>
      <tr className="border-b border-line text-left text-ink-2">
        {names.map((name) => (
          <th key={name} className="py-1.5 pr-3 font-semibold last:pr-0">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

const prices = productFieldsOf('won');

function written(column: ProductColumn, value: string): string {
  if (value === '') return nothing;
  return prices.some((name) => name === column) ? won(Number(value)) : value;
}
