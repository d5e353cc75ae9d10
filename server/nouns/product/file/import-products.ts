import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Failure, fail } from '#contract/errors/errors.ts';
import type { ProductFileReading } from '#contract/rest/admin/catalogue/product-file.ts';
import { optionName } from '#rules/catalogue/option-name.ts';
import { type FileValues, fileFieldNames, fileTextNames, perField } from '#rules/catalogue/product/product-fields.ts';
import type { ReadProductSheet } from '#rules/catalogue/product/product-sheet.ts';
import { saleColumns } from '#rules/catalogue/promotion.ts';
import { inCatalogue } from '#server/nouns/catalogue/lock-catalogue.ts';
import type { Shop } from '#server/shop.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import { type ImportPlan, planImport } from './plan-import.ts';
import type { PlannedProduct } from './planned-product.ts';
import { saveGoods } from './save-goods.ts';

/** Maximum problems listed individually. */
const TOLD_MOST = 200;

/** Dry run: reports what importing a file would do, without changing anything. */
export async function readImport(shop: Shop, sheet: ReadProductSheet): Promise<ProductFileReading> {
  return readingOf(sheet, await planImport(shop.database.service, sheet));
}

/**
 * Imports a file of products in one transaction and a handful of statements, or not at all. The checks of the dry run are repeated with the
 * catalogue locked. `staffId` is named in the log; `seen` identifies the stock that the dry run saw, so that an outdated number does not
 * bring back pieces sold since. Errors: SHEET_HAS_ERRORS, STOCK_CHANGED, SHIPPING_POLICY_REQUIRED.
 */
export function importProducts(
  shop: Shop,
  { staffId, sheet, seen }: { staffId: string; sheet: ReadProductSheet; seen: string | undefined },
): Promise<ProductFileReading | Failure> {
  return inCatalogue<ProductFileReading>(shop, async (trx) => {
    const plan = await planImport(trx, sheet);
    if (plan.problems.length > 0) return fail('SHEET_HAS_ERRORS');
    if (seen !== undefined && seen !== stockOf(plan)) return fail('STOCK_CHANGED');
    if (!(await restockAll(trx, plan.changed))) return fail('STOCK_CHANGED');
    if (!(await insertAll(trx, plan.added, shop.clock()))) return fail('SHIPPING_POLICY_REQUIRED');
    await updateAll(trx, plan.changed, shop.clock());
    await logFile(trx, staffId, plan);
    return readingOf(sheet, plan);
  });
}

/** Logs one summary row for the file; thousands of single rows would not show how many products were new. */
async function logFile(trx: Trx, staffId: string, { added, changed, stopped }: ImportPlan): Promise<void> {
  if (added.length + changed.length === 0) return;
  const counts = { changed: changed.length - stopped, added: added.length, stopped };
  await trx
    .insertInto('management.audit_entries')
    .values({ user_id: staffId, table_name: 'product.sheets', action: 'INSERT', row_after: JSON.stringify(counts) })
    .execute();
}

/** A fingerprint of the stock of the options that change, to detect changes since the dry run. */
function stockOf({ changed }: ImportPlan): string {
  const options = changed.flatMap((product) => product.options).sort((one, other) => one.id - other.id);
  return createHash('sha256').update(JSON.stringify(options)).digest('hex');
}

/** Updates in order of id, as orders lock them (docs/reliability.md section 3). False when something was sold since the dry run. */
async function restockAll(trx: Trx, products: readonly PlannedProduct[]): Promise<boolean> {
  const options = products.flatMap((product) => product.options);
  if (options.length === 0) return true;
  const ids = options.map(({ id }) => id);
  await trx.selectFrom('product.product_options').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
  const { numAffectedRows } = await sql`
    update product.product_options as option set stock_count = wanted.stock
    from jsonb_to_recordset(${JSON.stringify(options)}::jsonb) as wanted(id bigint, was integer, stock integer)
    where option.id = wanted.id and option.stock_count = wanted.was`.execute(trx);
  return Number(numAffectedRows ?? 0) === options.length;
}

function readingOf({ rows, cellOf }: ReadProductSheet, plan: ImportPlan): ProductFileReading {
  const { added, changed, free, unchanged, problems, changes, lost, wasOf } = plan;
  const told = problems.slice(0, TOLD_MOST).map((problem) => ({
    ...problem,
    name: wasOf(problem.row)?.name.ko ?? (cellOf(problem.row, 'name_ko') || cellOf(problem.row, 'code')),
    value: cellOf(problem.row, problem.column),
    promotion_price: problem.fault === 'BELOW_PROMOTION' ? (wasOf(problem.row)?.promotion_price ?? null) : null,
  }));
  return {
    rows: rows.length,
    added: added.length,
    changed: changed.length,
    unchanged,
    free,
    problems: told,
    problem_count: problems.length,
    changes,
    lost: lost.slice(0, TOLD_MOST),
    lost_count: lost.length,
    bad_rows: new Set(problems.map(({ row }) => row)).size,
    stock_seen: stockOf(plan),
  };
}

function columnsOf(product: PlannedProduct, now: Date) {
  const { brand_id, code, name, category_id, price, origin_price, promotion_price, image_src } = product;
  const promotions = promotion_price === null ? [] : [{ price: promotion_price, starts_at: null, ends_at: null }];
  return {
    ...{ brand_id, code, category_id, image_src },
    ...perField<FileValues>(fileFieldNames, (field) => product[field]),
    name: JSON.stringify(name),
    ...Object.fromEntries(fileTextNames.map((field) => [field, product[field] === null ? null : JSON.stringify(product[field])])),
    ...saleColumns({ price, origin_price, promotions }, now),
  };
}

/** New products ship under the first policy. False when there is none. */
async function insertAll(trx: Trx, products: readonly PlannedProduct[], now: Date): Promise<boolean> {
  if (products.length === 0) return true;
  const policy = await trx.selectFrom('product.shipping_policies').select('id').orderBy('id').executeTakeFirst();
  if (policy === undefined) return false;
  const inserted = await trx
    .insertInto('product.products')
    .values(products.map((product) => ({ ...columnsOf(product, now), shipping_policy_id: policy.id, is_new: true, created_at: now })))
    .returning(['id', 'brand_id', 'code'])
    .execute();
  const ids = new Map(inserted.map(({ id, brand_id, code }) => [`${brand_id} ${code}`, id]));
  const options = products.flatMap(({ brand_id, code, stock }) =>
    stock.map((option, position) => ({
      product_id: ids.get(`${brand_id} ${code}`) ?? 0,
      size: option.size,
      name: JSON.stringify(optionName({ frame: null, color: null, size: option.size, frames: 0 })),
      stock_count: option.stock,
      position,
    })),
  );
  if (options.length > 0) await trx.insertInto('product.product_options').values(options).execute();
  await saveGoods(
    trx,
    products.map((product) => ({ ...product, id: ids.get(`${product.brand_id} ${product.code}`) ?? 0 })),
    now,
  );
  return true;
}

async function updateAll(trx: Trx, products: readonly PlannedProduct[], now: Date): Promise<void> {
  if (products.length === 0) return;
  const texts = (product: PlannedProduct) => Object.fromEntries(fileTextNames.map((field) => [field, product[field]]));
  const rows = products.map((product) => ({ id: product.id, ...columnsOf(product, now), name: product.name, ...texts(product) }));
  await saveGoods(trx, products, now);
  await sql`
    update product.products as product
    set name = wanted.name, category_id = wanted.category_id, image_src = wanted.image_src,
      ${sql.join([...fileFieldNames, ...fileTextNames].map((field) => sql`${sql.ref(field)} = wanted.${sql.ref(field)}`))},
      (sale_price, sale_rate, promotion_price, is_sale) = (
        -- A row that changes no price leaves all that follows from prices as it stands.
        select wanted.sale_price, wanted.sale_rate, wanted.promotion_price, wanted.is_sale
        where (product.price, product.origin_price) is distinct from (wanted.price, wanted.origin_price)
        union all
        select product.sale_price, product.sale_rate, product.promotion_price, product.is_sale
        where (product.price, product.origin_price) is not distinct from (wanted.price, wanted.origin_price)
      )
    from jsonb_populate_recordset(null::product.products, ${JSON.stringify(rows)}::jsonb) as wanted
    where product.id = wanted.id`.execute(trx);
}
