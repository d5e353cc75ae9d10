import type { ProductDetail } from '#contract/rest/admin/catalogue/products.ts';
import { inTranslations, type TranslationField } from '#rules/shop/locale.ts';
import { readShopRules } from '#server/nouns/shop/read-shop-rules.ts';
import { sentRow } from '#server/reply-rows.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** What the screen shows beside a product's form: the stock of each option, and the product's figures. */
export async function readProductFigures(
  db: Db,
  id: number,
): Promise<Pick<ProductDetail, 'stock' | 'low_stock' | 'facts' | 'html' | TranslationField<'html'>>> {
  const options = await db
    .selectFrom('product.product_options as option')
    .leftJoin('product.incoming_stocks as incoming', 'incoming.option_id', 'option.id')
    .select(['option.id', 'name', 'stock_count', 'state', 'piece_count', 'comes_on', 'supplier'])
    .where('option.product_id', '=', id)
    .orderBy('position')
    .orderBy('option.id')
    .execute();
  const {
    add_content: html,
    translations,
    low_stock,
    ...facts
  } = await db
    .selectFrom('product.products')
    .select(['sales_count', 'review_count', 'stock_count', 'created_at', 'add_content', 'translations', 'low_stock'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    html,
    ...inTranslations('html', (locale) => translations[locale]?.add_content ?? ''),
    stock: options.map(({ name, piece_count, comes_on, supplier, ...option }) => ({
      ...option,
      name: name.ko,
      incoming: piece_count === null || comes_on === null ? null : { piece_count, comes_on, supplier },
    })),
    low_stock: low_stock ?? (await readShopRules(db)).low_stock,
    facts: sentRow(facts),
  };
}
