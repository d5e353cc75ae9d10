import type { TermsDraft } from '#contract/rest/admin/terms.ts';
import type { RichText } from '#contract/rich-text.ts';
import { type TermsTemplate, termsTemplates } from '#db/reference/terms.ts';
import { unnamedCompany } from '#rules/member/terms.ts';
import { inEveryTranslation } from '#rules/shop/locale.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** A draft of each type of terms that has no version yet, with the shop's own name in it. */
export async function readTermsDrafts(db: Db): Promise<TermsDraft[]> {
  const [info, standing] = await Promise.all([
    db.selectFrom('management.shop_info').select('company_name').executeTakeFirst(),
    db.selectFrom('management.terms').select('type').distinct().where('deleted_at', 'is', null).execute(),
  ]);
  return termsTemplates(info?.company_name.trim() || unnamedCompany)
    .filter(({ type }) => !standing.some((each) => each.type === type))
    .map(({ type, name, content, translations }) => ({
      ...{ type, name, content: documentOf(content) },
      translations: translations ? inEveryTranslation((locale) => documentOf(translations[locale])) : null,
    }));
}

function documentOf(articles: TermsTemplate['content']): RichText {
  const words = (text: string) => [{ type: 'text' as const, text }];
  return {
    type: 'doc',
    content: articles.flatMap(({ title, paragraphs }) => [
      { type: 'heading' as const, attrs: { level: 3 as const }, content: words(title) },
      ...paragraphs.map((text) => ({ type: 'paragraph' as const, content: words(text) })),
    ]),
  };
}
