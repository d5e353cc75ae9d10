import type { ExpressionBuilder } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { preparedQuery } from '#db/prepared-query.ts';
import type { DB } from '#db/schema.generated.ts';
import { firstShopRules, type ShopRules, shopRuleNames } from '#rules/office/shop-rules.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** The query of the single row with the shop's rules. It is read on every use rather than cached, so that a change takes effect at once. */
export const shopRulesOf = preparedQuery((db: Db) => db.selectFrom('management.shop_rules').select(shopRuleNames));

/** The same as a column of another statement; null where nobody has written any. */
export const rulesColumn = (eb: ExpressionBuilder<DB, never>) =>
  jsonObjectFrom(eb.selectFrom('management.shop_rules').select(shopRuleNames)).as('rules');

/** The current rules of the shop. */
export async function readShopRules(db: Db): Promise<ShopRules> {
  return (await shopRulesOf(db).executeTakeFirst()) ?? firstShopRules;
}
