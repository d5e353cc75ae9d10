import type { Db } from '#server/transaction/transaction.ts';

/** The comma-separated words that the shop does not print, for `hasRefusedWord`. */
export async function readRefusedWords(db: Db): Promise<string> {
  const rules = await db.selectFrom('management.shop_rules').select('refused_words').executeTakeFirst();
  return rules?.refused_words ?? '';
}
