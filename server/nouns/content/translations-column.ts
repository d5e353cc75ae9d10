import { type RawBuilder, sql } from 'kysely';
import { type TranslationLocale, translationLocales } from '#rules/shop/locale.ts';

/** SQL for the column `translations`: these texts merged over the row's. `isNew`: the row has none yet. */
export function translationsColumn(said: Readonly<Record<TranslationLocale, Record<string, string>>>, isNew: boolean): RawBuilder<string> {
  const pairs = translationLocales.map((locale) => {
    const before = isNew ? sql`'{}'::jsonb` : sql`coalesce(translations -> ${sql.lit(locale)}, '{}')`;
    return sql`${sql.lit(locale)}, ${before} || ${JSON.stringify(said[locale])}::jsonb`;
  });
  return sql`jsonb_build_object(${sql.join(pairs)})`;
}
