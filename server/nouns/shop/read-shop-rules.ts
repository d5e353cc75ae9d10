import { preparedQuery } from '#db/prepared-query.ts';
import { firstShopRules, type ShopRules, shopRuleNames } from '#rules/office/shop-rules.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** The query of the single row with the shop's rules. It is read on every use rather than cached, so that a change takes effect at once. */
export const shopRulesOf = preparedQuery((db: Db) => db.selectFrom('management.shop_rules').select(shopRuleNames));

/** The current rules of the shop. */
export async function readShopRules(db: Db): Promise<ShopRules> {
  return (await shopRulesOf(db).executeTakeFirst()) ?? firstShopRules;
}
