import { fileFieldNames, fileTextNames, perField } from '#rules/catalogue/product/product-fields.ts';
import { productColumns, productSheetRow, sheetOption } from '#rules/catalogue/product/product-sheet.ts';
import { type FactColumn, type FactKind, factColumns, factKindNames } from '#rules/catalogue/product-facts.ts';
import { inTranslations } from '#rules/shop/locale.ts';
import { spreadsheetCsv } from '#server/sheets/spreadsheet-csv.ts';
import { xlsxOf } from '#server/sheets/xlsx.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { picturesCell } from './import-changes.ts';

/** Maximum rows per file. */
const MOST = 20_000;

/** All products as a file to edit and import again; cells of xlsx are text, so that nothing is rounded. */
export async function listProductRows(db: Db, format: 'csv' | 'xlsx'): Promise<Buffer | string> {
  const rows = await productRows(db);
  const head = Object.values(productColumns);
  if (format === 'csv') return spreadsheetCsv([head, ...rows]);
  const cells = rows.map((row) => row.map((value) => ({ value, type: String })));
  const headings = head.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  return xlsxOf([headings, ...cells], { columns: head.map(() => ({ width: 18 })), sheet: '상품' });
}

async function productRows(db: Db): Promise<string[][]> {
  const products = await db
    .selectFrom('product.products as product')
    .innerJoin('product.brands as brand', 'brand.id', 'product.brand_id')
    .leftJoin('product.categories as category', 'category.id', 'product.category_id')
    .leftJoin('management.old_addresses as former', 'former.product_id', 'product.id')
    .leftJoin('product.product_facts as facts', 'facts.product_id', 'product.id')
    .select(['product.id', 'product.code', 'product.name', 'product.image_src'])
    .select([...fileFieldNames, ...fileTextNames].map((name) => `product.${name}` as const))
    .select(['facts.kind', 'former.number as former_number', ...factColumns.map((name) => `facts.${name}` as const)])
    .select(['brand.name as brand', 'category.name as category'])
    .where('product.deleted_at', 'is', null)
    .orderBy('product.id')
    .limit(MOST)
    .execute();
  const options = await db
    .selectFrom('product.product_options')
    .select(['product_id', 'name', 'size', 'stock_count'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  const pictures = await db.selectFrom('product.product_images').select(['product_id', 'src']).orderBy('position').orderBy('id').execute();
  const picturesOf = Map.groupBy(pictures, ({ product_id }) => product_id);
  const byProduct = Map.groupBy(options, ({ product_id }) => product_id);
  return products.map((product) => {
    const name = product.name;
    return productSheetRow({
      ...product,
      brand: product.brand.ko,
      code: product.code,
      name_ko: name.ko,
      ...inTranslations('name', (locale) => name[locale] ?? ''),
      category: product.category?.ko ?? '',
      ...perField<Record<FactColumn | (typeof fileTextNames)[number], string>>(
        [...fileTextNames, ...factColumns],
        (column) => product[column]?.ko ?? '',
      ),
      former_number: product.former_number ?? '',
      fact_kind: product.kind === null ? '' : factKindNames[product.kind as FactKind],
      images: picturesCell({ image_src: product.image_src, images: (picturesOf.get(product.id) ?? []).map(({ src }) => src) }),
      stock: (byProduct.get(product.id) ?? []).map((option) => `${sheetOption(option.name.ko)}=${option.stock_count}`).join(' | '),
    });
  });
}
