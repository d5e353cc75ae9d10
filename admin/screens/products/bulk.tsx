import type { BulkAction } from '#admin/kit/list/bulk-bar.tsx';
import type { RowResult } from '#admin/kit/list/row-results.tsx';
import { call } from '#admin/session/wire.ts';
import { dialog } from '#client/dialogs/dialog.ts';
import { errorMessage } from '#contract/errors/errors.ts';
import type { BulkChange, BulkResults } from '#contract/rest/admin/catalogue/products.ts';
import { type ListPrices, type PriceChange, percentRange } from '#rules/money/price.ts';
import type { Choice } from './choices.ts';
import { PriceQuestion } from './price-question.tsx';
import { partName } from './product-form.ts';
import { productTexts } from './texts.ts';

const texts = productTexts.bulk;

interface Row extends ListPrices {
  id: number;
  name: { ko: string };
}

/** What can be done with chosen products at once. */
export function productBulk(categories: readonly Choice[]): readonly BulkAction<Row>[] {
  return [
    { label: texts.show, run: (rows) => change(rows, { state: 'ACT' }) },
    { label: texts.stop, run: (rows) => change(rows, { state: 'STOP' }) },
    { label: texts.price, isAsked: false, run: (rows) => askPrice(texts.price, rows, (price) => ({ price })) },
    { label: texts.percent, isAsked: false, run: (rows) => askPrice(texts.percent, rows, (percent) => ({ percent })) },
    { label: texts.category, isAsked: false, run: (rows) => askCategory(categories, (category_id) => change(rows, { category_id })) },
  ];
}

async function change(rows: readonly Row[], wanted: BulkChange['change']): Promise<readonly RowResult[]> {
  const body = { ids: rows.map(({ id }) => id), change: wanted };
  const { results } = await call<BulkResults>('PATCH', '/admin/products', { body });
  return results.map(({ id, code, field }) => ({
    name: rows.find((row) => row.id === id)?.name.ko ?? String(id),
    why: code === null ? null : [errorMessage(code, 'ko'), ...(field === null ? [] : [partName(field)])].join(' · '),
  }));
}

/** Asks for a price or a percentage, and shows what becomes of the prices; whoever closes the question has changed nothing. */
async function askPrice(title: string, rows: readonly Row[], changeTo: (value: number) => PriceChange): Promise<readonly RowResult[]> {
  let wanted: PriceChange | null = null;
  const [label, wrong] =
    title === texts.price
      ? [texts.pricePrompt, texts.wrongPrice]
      : [texts.percentPrompt, texts.wrongPercent(percentRange.min, percentRange.max)];
  const content = (
    <PriceQuestion
      label={label}
      wrong={wrong}
      rows={rows}
      changeTo={changeTo}
      onChange={(next) => {
        wanted = next;
      }}
    />
  );
  if (!(await dialog.custom({ title, content }))) return [];
  if (wanted !== null) return change(rows, wanted);
  await dialog.alert({ message: wrong });
  return [];
}

async function askCategory(
  categories: readonly Choice[],
  run: (id: number | null) => Promise<readonly RowResult[]>,
): Promise<readonly RowResult[]> {
  let chosen = categories[0]?.value ?? '';
  const goes = await dialog.custom({
    title: texts.moveTo,
    content: (
      <select
        aria-label={texts.moveTo}
        defaultValue={chosen}
        onChange={({ target }) => {
          chosen = target.value;
        }}
        className="control mt-3 w-full"
      >
        {categories.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        <option value="">{productTexts.none}</option>
      </select>
    ),
  });
  return goes ? run(chosen === '' ? null : Number(chosen)) : [];
}
