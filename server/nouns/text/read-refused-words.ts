import type { Db } from '#server/transaction/transaction.ts';

/** The words that the shop does not print, with commas, as `hasRefusedWord` takes them. */
export async function readRefusedWords(db: Db): Promise<string> {
  const rules = await db.selectFrom('management.shop_rules').select('refused_words').executeTakeFirst();
  return rules?.refused_words ?? '';
}
