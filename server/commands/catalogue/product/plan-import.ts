import { isFailure } from '#contract/errors/errors.ts';
import type { LocalizedText } from '#contract/graphql/operation.ts';
import {
  isCellOf,
  type ProductRow,
  type ReadProductSheet,
  type SheetFault,
  type SheetProblem,
  sheetOption,
} from '#rules/catalogue/product-sheet.ts';
import { isSame } from '#rules/office/merge-edit.ts';
import { translationField, translationLocales, withoutMissing } from '#rules/shop/locale.ts';
import { shownState } from '#rules/shop/shown.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { readProduct } from './read-product.ts';
import { missingOf } from './write-product.ts';

/** A product as a row of a file makes it; `id` is null for a new one. */
export interface PlannedProduct {
  id: number | null;
  brand_id: number;
  code: string;
  name: LocalizedText;
  category_id: number | null;
  price: number;
  origin_price: number;
  state: string;
  promotion_price: number | null;
  /** Sizes of a new product. */
  stock: readonly { size: string; stock: number }[];
  /** Options of a product that is there whose stock changes, with what was in stock when it was planned. */
  options: readonly { id: number; was: number; stock: number }[];
}

export interface ImportPlan {
  added: PlannedProduct[];
  changed: PlannedProduct[];
  /** Those of the changed that are no longer for sale. */
  stopped: number;
  unchanged: number;
  problems: SheetProblem[];
}

type Known = Awaited<ReturnType<typeof knownThings>>;

/** What a file of products asks for, against what is there: what is new, what changes, and every cell that cannot be. */
export async function planImport(db: Db, { rows, problems }: ReadProductSheet): Promise<ImportPlan> {
  const known = await knownThings(db, rows);
  const plan: ImportPlan = { added: [], changed: [], stopped: 0, unchanged: 0, problems: [...problems] };
  const isBad = new Set(problems.map(({ row }) => row));
  for (const row of rows) {
    const blame = (column: SheetProblem['column'], fault: SheetFault) => {
      // What could not be read is not missing on top of it.
      if (!plan.problems.some((known) => known.row === row.row && known.column === column))
        plan.problems.push({ row: row.row, column, fault });
    };
    const before = plan.problems.length;
    const planned = plannedOf(row, known, blame);
    if (planned === null || plan.problems.length > before || isBad.has(row.row)) continue;
    const was = known.products.get(`${planned.brand_id} ${planned.code}`);
    if (was !== undefined && (await isUnready(db, was, planned))) blame('state', 'NOT_READY');
    else if (was === undefined) plan.added.push(planned);
    else if (isSame({ ...was, stock: [] }, { ...planned, stock: [] })) plan.unchanged += 1;
    else {
      plan.changed.push(planned);
      if (was.state === shownState && planned.state !== shownState) plan.stopped += 1;
    }
  }
  plan.problems.sort((one, other) => one.row - other.row);
  return plan;
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
  const [ko, en] = [said(row.name_ko, was?.name.ko), said(row.name_en, was?.name.en)];
  if (ko === undefined) blame('name_ko', 'MISSING');
  if (en === undefined) blame('name_en', 'MISSING');
  const price = row.price ?? was?.price;
  if (price === undefined) blame('price', 'MISSING');
  const origin_price = row.origin_price ?? (was === undefined ? price : Math.max(was.origin_price, row.price ?? 0));
  if (price !== undefined && origin_price !== undefined && price > origin_price) blame('price', 'ABOVE_ORIGIN');
  const promotion_price = was?.promotion_price ?? null;
  if (price !== undefined && promotion_price !== null && price < promotion_price) blame('price', 'BELOW_PROMOTION');
  const state = row.state ?? was?.state ?? 'STOP';
  // What is new has no picture and no notice yet.
  if (was === undefined && state === shownState) blame('state', 'NOT_READY');
  if (category_id === undefined || ko === undefined || en === undefined || price === undefined || origin_price === undefined) return null;
  const translations = translationLocales.map((locale) => [locale, said(row[translationField('name', locale)], was?.name[locale]) ?? '']);
  const name = withoutMissing<LocalizedText>({ ko, en, ...Object.fromEntries(translations) });
  return {
    id: was?.id ?? null,
    brand_id,
    code: row.code,
    name,
    category_id,
    price,
    origin_price,
    state,
    promotion_price,
    stock: row.stock ?? [{ size: '', stock: 0 }],
    options: was?.id == null ? [] : restocked(row, known.options.get(was.id) ?? [], blame),
  };
}

/** What a cell makes of a text; one that says what is known, or nothing, leaves it letter by letter. */
function said(cell: string | null, was: string | undefined): string | undefined {
  return cell === null || (was !== undefined && isCellOf(cell, was)) ? was : cell;
}

/** The category a cell names, the product's own first: several may have one name. Undefined for one that is not there. */
function categoryOf(cell: string | null, was: PlannedProduct | undefined, known: Known): number | null | undefined {
  const own = was?.category_id ?? null;
  if (cell === null || (own !== null && isCellOf(cell, known.categoryNames.get(own) ?? ''))) return own;
  return known.categories.get(cell);
}

/** What of a product's options changes; a size that it does not have is no size, and longer ones than a size may be are none of a new product either. */
function restocked(
  { stock }: ProductRow,
  options: readonly { id: number; name: string; stock_count: number }[],
  blame: (column: SheetProblem['column'], fault: SheetFault) => void,
): PlannedProduct['options'] {
  return (stock ?? []).flatMap(({ size, stock: wanted }) => {
    // A number alone is meant for a thing of one size.
    const found = options.filter(({ name }) => name === size || (size === '' && options.length === 1));
    const [option] = found;
    if (option === undefined || found.length > 1) blame('stock', 'SIZE_UNKNOWN');
    return option === undefined || option.stock_count === wanted ? [] : [{ id: option.id, was: option.stock_count, stock: wanted }];
  });
}

/** Whether a file puts a product on sale that lacks what a sale needs. */
async function isUnready(db: Db, was: PlannedProduct, planned: PlannedProduct): Promise<boolean> {
  if (was.id === null || planned.state !== shownState || was.state === shownState) return false;
  const product = await readProduct(db, was.id);
  return isFailure(product) || (await missingOf(db, was.id, product)).length > 0;
}

/** Brands and categories by name (categories by the name of their address too), and the products that rows name. */
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
          .select(['id', 'brand_id', 'code', 'name', 'category_id', 'price', 'origin_price', 'state', 'promotion_price'])
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
  const named = options.map((option) => ({ ...option, name: sheetOption((option.name as LocalizedText).ko) }));
  return {
    options: Map.groupBy(named, ({ product_id }) => product_id),
    brands: new Map(brands.map(({ id, name }) => [(name as LocalizedText).ko.trim(), id])),
    /** Those that were deleted too: a product may still stand in one. */
    categoryNames: new Map(categories.map(({ id, name }) => [id, (name as LocalizedText).ko])),
    categories: new Map(
      standing.flatMap(({ id, name, path_name }) => [[(name as LocalizedText).ko.trim(), id] as const, [path_name, id] as const]),
    ),
    products: new Map(
      products.map((product): [string, PlannedProduct] => [
        `${product.brand_id} ${product.code}`,
        {
          ...product,
          name: product.name as LocalizedText,
          // A promotion price that is the price itself is none.
          promotion_price: product.promotion_price === product.price ? null : product.promotion_price,
          stock: [],
          options: [],
        },
      ]),
    ),
  };
}
