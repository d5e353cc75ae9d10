import { otherPart } from '#rules/money/royalty.ts';
import { demoBrandTerms } from '../../content/settlements.ts';
import { type DemoShop, daysAgo } from '../../demo-shop.ts';

/** The agreements with brands that are paid, from before the first sale; orders keep the terms of each product. */
export async function seedBrandTerms(shop: DemoShop): Promise<void> {
  const { trx } = shop;
  for (const { brand, commission, categories = {} } of demoBrandTerms) {
    const brand_id = shop.brands.get(brand) ?? 0;
    const agree = async (part: number, category_id: number | null) => {
      const at = daysAgo(shop, 120);
      const rule = { brand_id, category_id, rate: otherPart(part), note: '입점 계약', starts_at: at, created_at: at };
      const created_by = shop.members.get('admin') ?? null;
      const { id } = await trx
        .insertInto('sales.royalty_rules')
        .values({ ...rule, created_by })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { rate: rule.rate, rule_id: id, coupon: 0 };
    };
    const usual = await agree(commission, null);
    const products = await trx.selectFrom('product.products').select(['id', 'category_id']).where('brand_id', '=', brand_id).execute();
    for (const { id } of products) shop.brandTerms.set(id, usual);
    for (const [path, part] of Object.entries(categories)) {
      const category = await trx.selectFrom('product.categories').select('id').where('path_name', '=', path).executeTakeFirstOrThrow();
      const special = await agree(part, category.id);
      for (const { id, category_id } of products) if (category_id === category.id) shop.brandTerms.set(id, special);
    }
  }
}
