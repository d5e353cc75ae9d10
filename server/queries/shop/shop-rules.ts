import { keptQuery } from '#db/kept-query.ts';
import { firstShopRules, type ShopRules, shopRuleNames } from '#rules/office/shop-rules.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** The query of the one row that the rules of the shop are in. Every process asks it whenever a rule does, so that a change counts at once. */
export const shopRulesOf = keptQuery((db: Db) => db.selectFrom('management.shop_rules').select(shopRuleNames));

/** The rules of the shop as they are now. */
export async function readShopRules(db: Db): Promise<ShopRules> {
  return (await shopRulesOf(db).executeTakeFirst()) ?? firstShopRules;
}
