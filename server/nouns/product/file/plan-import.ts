import type { LocalizedText } from '#contract/graphql/operation.ts';
import type { ProductFileReading } from '#contract/rest/admin/catalogue/product-file.ts';
import { hasLostLetters } from '#rules/catalogue/lost-letters.ts';
import { type FileValues, fileFieldNames, fileTextNames, firstProductValues, perField } from '#rules/catalogue/product/product-fields.ts';
import {
  isCellOf,
  type ProductRow,
  type ReadProductSheet,
  type SheetFault,
  type SheetProblem,
  sheetOption,
} from '#rules/catalogue/product/product-sheet.ts';
import { factColumns, type ProductFacts } from '#rules/catalogue/product-facts.ts';
import { becomesFree } from '#rules/money/price.ts';
import { isSame } from '#rules/office/merge-edit.ts';
import { locales, translationField, translationLocales, withoutMissing } from '#rules/shop/locale.ts';
import { shownState } from '#rules/shop/shown.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { changeOf } from './import-changes.ts';
import { findFormerNumbers, findNamedPictures, goodsOf, missingCells } from './plan-goods.ts';
import type { PlannedProduct } from './planned-product.ts';

export interface ImportPlan {
  added: PlannedProduct[];
  changed: PlannedProduct[];
  /** How many of the changed products are no longer for sale. */
  stopped: number;
  /** How many products become for sale at 0 won by this change. */
  free: number;
  unchanged: number;
  problems: SheetProblem[];
  /** The changes of the first changed products. */
  changes: ProductFileReading['changes'];
  /** Cells that match the current value except for characters the file's encoding could not hold. */
  lost: ProductFileReading['lost'];
  /** The current product that a row of the file names. */
  wasOf: (row: number) => PlannedProduct | undefined;
}

/** Maximum products whose changes are listed individually. */
const CHANGES_MOST = 50;

type Known = Awaited<ReturnType<typeof knownThings>>;

/** Compares a file of products with the catalogue: what is new, what changes, and every invalid cell. */
export async function planImport(db: Db, { rows, problems, cellOf }: ReadProductSheet): Promise<ImportPlan> {
  const known = await knownThings(db, rows);
  const wasOf = (row: number) => known.products.get(`${known.brands.get(cellOf(row, 'brand'))} ${cellOf(row, 'code')}`);
  const plan: ImportPlan = {
    ...{ added: [], changed: [], stopped: 0, free: 0, unchanged: 0 },
    ...{ problems: [...problems], changes: [], lost: [], wasOf },
  };
  const isBad = new Set(problems.map(({ row }) => row));
  for (const sent of rows) {
    const { row, lost } = withoutLost(sent, wasOf(sent.row), known);
    plan.lost.push(...lost);
    const blame = (column: SheetProblem['column'], fault: SheetFault) => {
      // A cell that could not be read is not also reported as missing.
      if (!plan.problems.some((known) => known.row === row.row && known.column === column))
        plan.problems.push({ row: row.row, column, fault });
    };
    const before = plan.problems.length;
    const planned = plannedOf(row, known, blame);
    if (planned === null || plan.problems.length > before || isBad.has(row.row)) continue;
    const was = known.products.get(`${planned.brand_id} ${planned.code}`);
    const missing = await missingCells(db, was, planned);
    for (const column of missing) blame(column, column === 'state' ? 'NOT_READY' : 'NEEDED_FOR_SALE');
    if (missing.length > 0) continue;
    if (was === undefined) plan.added.push(planned);
    else if (isSame({ ...was, stock: [] }, { ...planned, stock: [] })) plan.unchanged += 1;
    else {
      plan.changed.push(planned);
      if (plan.changes.length < CHANGES_MOST) plan.changes.push(changeOf(row.row, { was, planned, names: known }));
      if (was.state === shownState && planned.state !== shownState) plan.stopped += 1;
      if (becomesFree(planned, was)) plan.free += 1;
    }
  }
  plan.problems.sort((one, other) => one.row - other.row);
  return plan;
}

/** The row without cells that differ only by lost characters: nobody meant to write those. */
function withoutLost(row: ProductRow, was: PlannedProduct | undefined, known: Known): { row: ProductRow; lost: ImportPlan['lost'] } {
  if (was === undefined) return { row, lost: [] };
  const texts = [
    ...locales.map((locale) => [`name_${locale}`, was.name[locale] ?? ''] as const),
    ['category', was.category_id === null ? '' : known.category(was.category_id)] as const,
    ...fileTextNames.map((name) => [name, was[name]?.ko ?? ''] as const),
    ...factColumns.map((name) => [name, was.facts?.[name]?.ko ?? ''] as const),
  ];
  const lost = texts.flatMap(([column, kept]) => {
    const value = row[column];
    return value !== null && hasLostLetters(value, kept.trim()) ? [{ row: row.row, column, name: was.name.ko, value, kept }] : [];
  });
  return { row: { ...row, ...Object.fromEntries(lost.map(({ column }) => [column, null])) }, lost };
}

function plannedOf(
  row: ProductRow,
  known: Known,
  blame: (column: SheetProblem['column'], fault: SheetFault) => void,
): PlannedProduct | null {
  const brand_id = known.brands.get(row.brand);
  if (brand_id === undefined) {
    if (row.brand !== '') blame('brand', 'BRAND_UNKNOWN');
    return null;
  }
  const was = known.products.get(`${brand_id} ${row.code}`);
  const category_id = categoryOf(row.category, was, known);
  if (category_id === undefined) blame('category', 'CATEGORY_UNKNOWN');
  const ko = said(row.name_ko, was?.name.ko);
  if (ko === undefined) blame('name_ko', 'MISSING');
  const price = row.price ?? was?.price;
  if (price === undefined) blame('price', 'MISSING');
  const origin_price = row.origin_price ?? (was === undefined ? price : Math.max(was.origin_price, row.price ?? 0));
  if (price !== undefined && origin_price !== undefined && price > origin_price) blame('price', 'ABOVE_ORIGIN');
  const promotion_price = was?.promotion_price ?? null;
  if (price !== undefined && promotion_price !== null && price < promotion_price) blame('price', 'BELOW_PROMOTION');
  const values = perField<FileValues>(fileFieldNames, (name) => row[name] ?? (was ?? firstProductValues())[name]);
  const goods = goodsOf(row, { was, brand: known.brand(brand_id), ...known.around }, blame);
  if (category_id === undefined || ko === undefined || price === undefined || origin_price === undefined) return null;
  const translations = translationLocales.map((locale) => [locale, said(row[translationField('name', locale)], was?.name[locale]) ?? '']);
  const name = withoutMissing<LocalizedText>({ ko, ...Object.fromEntries(translations) });
  return {
    id: was?.id ?? null,
    brand_id,
    code: row.code,
    name,
    category_id,
    ...values,
    ...goods,
    price,
    origin_price,
    promotion_price,
    stock: row.stock ?? [{ size: '', stock: 0 }],
    options: was?.id == null ? [] : restocked(row, known.options.get(was.id) ?? [], blame),
  };
}

/** The new value of a text; the old text is kept unchanged when the cell is empty or means the same. */
function said(cell: string | null, was: string | undefined): string | undefined {
  return cell === null || (was !== undefined && isCellOf(cell, was)) ? was : cell;
}

/** The category that a cell names, preferring the product's own because names are not unique. Undefined when there is none. */
function categoryOf(cell: string | null, was: PlannedProduct | undefined, known: Known): number | null | undefined {
  const own = was?.category_id ?? null;
  if (cell === null || (own !== null && isCellOf(cell, known.category(own)))) return own;
  return known.categories.get(cell);
}

/** The stock changes of a product's options; reports a size that the product does not have. */
function restocked(
  { stock }: ProductRow,
  options: readonly { id: number; name: string; stock_count: number }[],
  blame: (column: SheetProblem['column'], fault: SheetFault) => void,
): PlannedProduct['options'] {
  return (stock ?? []).flatMap(({ size, stock: wanted }) => {
    // A number without a size applies to a product with a single size.
    const found = options.filter(({ name }) => name === size || (size === '' && options.length === 1));
    const [option] = found;
    if (option === undefined || found.length > 1) blame('stock', 'SIZE_UNKNOWN');
    return option === undefined || option.stock_count === wanted ? [] : [{ id: option.id, was: option.stock_count, stock: wanted }];
  });
}

/** Brands and categories by name (categories by slug too), and the products that the rows name. */
async function knownThings(db: Db, rows: readonly ProductRow[]) {
  const brands = await db.selectFrom('product.brands').select(['id', 'name']).where('deleted_at', 'is', null).execute();
  const categories = await db.selectFrom('product.categories').select(['id', 'name', 'path_name', 'deleted_at']).execute();
  const standing = categories.filter(({ deleted_at }) => deleted_at === null);
  const codes = [...new Set(rows.map(({ code }) => code))];
  const products =
    codes.length === 0
      ? []
      : await db
          .selectFrom('product.products')
          .select(['id', 'brand_id', 'code', 'name', 'category_id', 'promotion_price', 'image_src', ...fileFieldNames, ...fileTextNames])
          .where('code', 'in', codes)
          .where('deleted_at', 'is', null)
          .execute();
  const ids = products.map(({ id }) => id);
  const options =
    ids.length === 0
      ? []
      : await db
          .selectFrom('product.product_options')
          .select(['id', 'product_id', 'name', 'stock_count'])
          .where('product_id', 'in', ids)
          .execute();
  const [images, facts] = ids.length === 0 ? [[], []] : await partsOf(db, ids);
  const imagesOf = Map.groupBy(images, ({ product_id }) => product_id);
  const factsOf = new Map(facts.map(({ product_id, ...told }) => [product_id, told as ProductFacts<LocalizedText>]));
  const { holders, numbers } = await findFormerNumbers(db, ids, rows);
  const named = options.map((option) => ({ ...option, name: sheetOption(option.name.ko) }));
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name.ko]));
  const optionNames = new Map(named.map(({ id, name }) => [id, name]));
  return {
    option: (id: number) => optionNames.get(id) ?? '',
    options: Map.groupBy(named, ({ product_id }) => product_id),
    around: { pictures: await findNamedPictures(db, rows), holders },
    brand: (id: number) => brands.find((brand) => brand.id === id)?.name ?? { ko: '' },
    brands: new Map(brands.map(({ id, name }) => [name.ko.trim(), id])),
    /** Includes deleted ones: a product may still be in one. */
    category: (id: number) => categoryNames.get(id) ?? '',
    categories: new Map(standing.flatMap(({ id, name, path_name }) => [[name.ko.trim(), id] as const, [path_name, id] as const])),
    products: new Map(
      products.map((product): [string, PlannedProduct] => [
        `${product.brand_id} ${product.code}`,
        {
          ...product,
          name: product.name,
          // A promotion price equal to the price does not count.
          promotion_price: product.promotion_price === product.price ? null : product.promotion_price,
          images: (imagesOf.get(product.id) ?? []).map(({ src }) => src),
          facts: factsOf.get(product.id) ?? null,
          former_number: numbers.get(product.id) ?? null,
          stock: [],
          options: [],
        },
      ]),
    ),
  };
}

/** Pictures in their order, and notices. */
async function partsOf(db: Db, ids: readonly number[]) {
  const images = await db
    .selectFrom('product.product_images')
    .select(['product_id', 'src'])
    .where('product_id', 'in', ids)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return [images, await db.selectFrom('product.product_facts').selectAll().where('product_id', 'in', ids).execute()] as const;
}
