import { expect, test } from 'vitest';
import { isFoundBy } from '#rules/community/faq.ts';
import { type Locale, locales } from '#rules/shop/locale.ts';
import { referenceFaqs } from './faqs.ts';

/** Typical searches in each language, which must find the same questions. */
const words: readonly Record<Locale, string>[] = [
  { ko: '환불', en: 'refund', cn: '退款' },
  { ko: '반품', en: 'return', cn: '退货' },
  { ko: '배송비', en: 'shipping', cn: '运费' },
  { ko: '해상도', en: 'resolution', cn: '分辨率' },
];

test('a question is found by its words in every language', () => {
  const found = (typed: string, locale: Locale) =>
    referenceFaqs
      .filter(({ question, answer }) => isFoundBy([question[locale], answer[locale]], typed, []))
      .map(({ question }) => question.ko);
  for (const word of words)
    for (const locale of locales)
      expect([word[locale], found(word[locale], locale)]).toEqual([word[locale], expect.arrayContaining(found(word.ko, 'ko'))]);
  expect(found('refund', 'en').length).toBeGreaterThan(0);
});
