import { refusedWordIn } from '#rules/design/text/refused-words.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** The first word of these texts that the shop does not print; null for none. */
export async function findRefusedWord(db: Db, texts: readonly string[]): Promise<string | null> {
  if (texts.length === 0) return null;
  const rules = await db.selectFrom('management.shop_rules').select('refused_words').executeTakeFirst();
  return texts.map((words) => refusedWordIn(words, rules?.refused_words ?? '')).find((word) => word !== null) ?? null;
}
