import type { ProductDetail } from '#contract/rest/admin/catalogue/products.ts';
import { inTranslations, type TranslationField } from '#rules/shop/locale.ts';
import { sentRow } from '#server/reply-rows.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** What the screen shows beside a product's form: the stock of each option, and the product's figures. */
export async function readProductFigures(
  db: Db,
  id: number,
): Promise<Pick<ProductDetail, 'stock' | 'facts' | 'html' | TranslationField<'html'>>> {
  const options = await db
    .selectFrom('product.product_options')
    .select(['id', 'name', 'stock_count', 'state'])
    .where('product_id', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const {
    add_content: html,
    translations,
    ...facts
  } = await db
    .selectFrom('product.products')
    .select(['sales_count', 'review_count', 'stock_count', 'created_at', 'add_content', 'translations'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    html,
    ...inTranslations('html', (locale) => translations[locale]?.add_content ?? ''),
    stock: options.map(({ name, ...option }) => ({ ...option, name: name.ko })),
    facts: sentRow(facts),
  };
}
