import type { BulkAction } from '#admin/kit/list/bulk-bar.tsx';
import { Reasons, type RowResult } from '#admin/kit/list/row-results.tsx';
import { warnOfHomePlaces } from '#admin/nouns/home-place/warn-of-home-places.ts';
import { confirmFreeMany } from '#admin/nouns/price/confirm-free.ts';
import { call, runOperation } from '#admin/session/wire.ts';
import { dialog } from '#client/dialogs/dialog.ts';
import { type ErrorCode, errorMessage } from '#contract/errors/errors.ts';
import type { BulkChange, BulkResults } from '#contract/rest/admin/catalogue/products.ts';
import { type ChangedStocks, MOST_STOCKS } from '#contract/rest/admin/desk.ts';
import { becomesFree, type ListPrices, type PriceChange, percentRange, repriced } from '#rules/money/price.ts';
import { hiddenState, shownState } from '#rules/shop/shown.ts';
import type { Choice } from './choices.ts';
import { PriceQuestion } from './price-question.tsx';
import { partName } from './product-form.ts';
import { stockOfProducts } from './queries.ts';
import { type StockOption, type StockWish, stockChangeOf, stockRows } from './stock-change.ts';
import { StockQuestion } from './stock-question.tsx';
import { productTexts } from './texts.ts';

const texts = productTexts.bulk;

interface Row extends ListPrices {
  id: number;
  name: { ko: string };
  state: string;
  promotion_price: number | null;
}

/** Bulk actions for products. */
export function productBulk(categories: readonly Choice[]): readonly BulkAction<Row>[] {
  return [
    { label: texts.show, run: (rows) => changeSale(rows, { state: shownState }, () => ({ state: shownState })) },
    { label: texts.stop, run: stop },
    { label: texts.price, isAsked: false, run: (rows) => promptPrice(texts.price, rows, (price) => ({ price })) },
    { label: texts.percent, isAsked: false, run: (rows) => promptPrice(texts.percent, rows, (percent) => ({ percent })) },
    { label: texts.stock, isAsked: false, run: promptStock },
    { label: texts.category, isAsked: false, run: (rows) => promptCategory(categories, (category_id) => change(rows, { category_id })) },
  ];
}

/** Afterwards says where the home page shows the stopped products. */
async function stop(rows: readonly Row[]): Promise<readonly RowResult[]> {
  const results = await change(rows, { state: hiddenState });
  void warnOfHomePlaces(
    'PRODUCT',
    rows.filter((_, index) => results[index]?.why === null).map(({ id }) => id),
  );
  return results;
}

async function change(rows: readonly Row[], wanted: BulkChange['change']): Promise<readonly RowResult[]> {
  const body = { ids: rows.map(({ id }) => id), change: wanted };
  const { results } = await call<BulkResults>('PATCH', '/admin/products', { body });
  return results.map(({ id, code, field }) => ({
    name: rows.find((row) => row.id === id)?.name.ko ?? String(id),
    why: code === null ? null : whyNot(code, field),
  }));
}

/** Asks first when some would be on sale for nothing. */
async function changeSale(
  rows: readonly Row[],
  wanted: BulkChange['change'],
  to: (row: Row) => Partial<Row>,
): Promise<readonly RowResult[] | null> {
  const free = rows.filter((row) => becomesFree({ ...row, ...to(row) }, row));
  return (await confirmFreeMany(free.length)) ? change(rows, wanted) : null;
}

/** Upcoming and active promotions depend on the list price, which the confirmation's rows cannot show. */
function whyNot(code: ErrorCode, field: string | null): string {
  if (field?.split('.')[0] === 'promotions') return texts.belowPromotion;
  return [errorMessage(code, 'ko'), ...(field === null ? [] : [partName(field)])].join(' · ');
}

/** Asks for a price or a percentage and previews the new prices; closing it changes nothing. */
async function promptPrice(
  title: string,
  rows: readonly Row[],
  changeTo: (value: number) => PriceChange,
): Promise<readonly RowResult[] | null> {
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
  if (!(await dialog.custom({ title, content }))) return null;
  const chosen: PriceChange | null = wanted;
  if (chosen !== null) return changeSale(rows, chosen, (row) => repriced(row, chosen));
  await dialog.alert({ message: wrong });
  return null;
}

/** Asks for the new stock of products' options. If one is refused, nothing changes and the question reappears with current values. */
async function promptStock(rows: readonly Row[]): Promise<readonly RowResult[] | null> {
  let wish: StockWish = { mode: 'to', typed: '', left: [] };
  for (;;) {
    const { product_product_options: found, product_product_options_aggregate: all } = await runOperation(stockOfProducts, {
      ids: rows.map(({ id }) => id),
      limit: MOST_STOCKS,
    });
    if ((all.aggregate?.count ?? 0) > MOST_STOCKS) {
      await dialog.alert({ message: texts.tooManyOptions(MOST_STOCKS) });
      return null;
    }
    const options = found.map(({ product, name, ...option }): StockOption => ({ ...option, name: `${product?.name.ko ?? ''} ${name.ko}` }));
    const bare = rows.filter(({ id }) => !found.some(({ product_id }) => product_id === id)).map(({ name }) => name.ko);
    const content = (
      <StockQuestion
        options={options}
        bare={bare}
        first={wish}
        onChange={(next) => {
          wish = next;
        }}
      />
    );
    if (!(await dialog.custom({ title: texts.stock, content }))) return null;
    const change = stockChangeOf(wish);
    const going = stockRows(options, wish).filter(({ isGoing }) => isGoing);
    if (change === null || going.length === 0) {
      await dialog.alert({ message: change === null ? texts.wrongStock : texts.noStock });
      continue;
    }
    const body = { change, options: going.map(({ id, stock_count: was }) => ({ id, was })) };
    const { is_done, results } = await call<ChangedStocks>('PATCH', '/admin/options/stock', { body });
    const told = results.map(({ id, code }) => ({
      name: going.find((option) => option.id === id)?.name ?? String(id),
      why: code === null ? null : errorMessage(code, 'ko'),
    }));
    if (is_done) return told;
    const refused = told.filter(({ why }) => why !== null);
    await dialog.detail({ title: texts.stockRefused, content: <Reasons results={refused} /> });
  }
}

async function promptCategory(
  categories: readonly Choice[],
  run: (id: number | null) => Promise<readonly RowResult[]>,
): Promise<readonly RowResult[] | null> {
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
  return goes ? run(chosen === '' ? null : Number(chosen)) : null;
}
