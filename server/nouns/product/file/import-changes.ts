import type { ProductFileReading } from '#contract/rest/admin/catalogue/product-file.ts';
import { fileFieldNames, fileTextNames } from '#rules/catalogue/product/product-fields.ts';
import { type ProductColumn, sheetCell } from '#rules/catalogue/product/product-sheet.ts';
import { factColumns, factKindNames } from '#rules/catalogue/product-facts.ts';
import { locales } from '#rules/shop/locale.ts';
import type { PlannedProduct } from './planned-product.ts';

type ChangedProduct = ProductFileReading['changes'][number];

interface Names {
  category: (id: number) => string;
  option: (id: number) => string;
}

/** The changes that a row of a file makes to a product, column by column, formatted as in the file. */
export function changeOf(
  row: number,
  { was, planned, names }: { was: PlannedProduct; planned: PlannedProduct; names: Names },
): ChangedProduct {
  const category = (id: number | null) => (id === null ? '' : names.category(id));
  const option = (side: 'was' | 'stock') => planned.options.map((each) => `${names.option(each.id)}=${each[side]}`).join(' | ');
  const pairs: [ProductColumn, string, string][] = [
    ...locales.map((locale): [ProductColumn, string, string] => [`name_${locale}`, was.name[locale] ?? '', planned.name[locale] ?? '']),
    ['category', category(was.category_id), category(planned.category_id)],
    ...fileFieldNames.map((name): [ProductColumn, string, string] => [name, sheetCell(name, was[name]), sheetCell(name, planned[name])]),
    ['stock', option('was'), option('stock')],
    ['former_number', was.former_number ?? '', planned.former_number ?? ''],
    ['images', picturesCell(was), picturesCell(planned)],
    ...fileTextNames.map((name): [ProductColumn, string, string] => [name, was[name]?.ko ?? '', planned[name]?.ko ?? '']),
    ['fact_kind', kindCell(was), kindCell(planned)],
    ...factColumns.map((name): [ProductColumn, string, string] => [name, was.facts?.[name]?.ko ?? '', planned.facts?.[name]?.ko ?? '']),
  ];
  return {
    row,
    name: was.name.ko,
    columns: pairs.filter(([, before, after]) => before !== after).map(([column, before, after]) => ({ column, before, after })),
    promotion_price: was.price === planned.price ? null : was.promotion_price,
  };
}

/** A product's pictures as a cell of the file. */
export function picturesCell({ image_src, images }: Pick<PlannedProduct, 'image_src' | 'images'>): string {
  return image_src === '' ? '' : [image_src, ...images].join(' | ');
}

function kindCell({ facts }: PlannedProduct): string {
  return facts === null ? '' : factKindNames[facts.kind];
}
