import type { Kysely } from 'kysely';
import { articlesHtml } from '#db/reference/terms.ts';
import type { DB } from '#db/schema.generated.ts';
import { inEveryTranslation } from '#rules/shop/locale.ts';
import { demoCompany, demoShippingPolicies, demoTerms } from '../content/company.ts';
import { type DemoShop, json } from '../demo-shop.ts';

/** What makes the demonstration a shop that may take orders: its company, its terms in force, its shipping policies. */
export async function seedCompany({ trx }: Pick<DemoShop, 'trx'>): Promise<void> {
  await writeCompany(trx);
  await trx
    .insertInto('product.shipping_policies')
    .values(demoShippingPolicies.map((policy) => ({ ...policy, name: json(policy.name) })))
    .execute();
  await trx.updateTable('management.shop_rules').set({ quantity_steps: '10:5, 30:10, 50:15' }).execute();
}

/** The company and the terms alone. */
export async function writeCompany(db: Kysely<DB>): Promise<void> {
  const company = { ...demoCompany, translations: json(demoCompany.translations) };
  await db
    .insertInto('management.shop_info')
    .values(company)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(company))
    .execute();
  await db
    .insertInto('management.terms')
    .values(
      demoTerms.map(({ content, translations, ...terms }) => ({
        ...terms,
        name: json(terms.name),
        content: articlesHtml(content),
        translations: json(translations ? inEveryTranslation((locale) => ({ content: articlesHtml(translations[locale]) })) : {}),
      })),
    )
    .execute();
}
