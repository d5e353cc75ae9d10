import { expect, test } from 'vitest';
import { isFoundBy } from '#rules/community/faq.ts';
import { DEFECT_MONTHS, WITHDRAWAL_DAYS } from '#rules/order/claim/claim.ts';
import { type Locale, locales } from '#rules/shop/locale.ts';
import { referenceFaqs } from './faqs.ts';

/** Typical searches in each language, which must find the same questions. */
const words: readonly Record<Locale, string>[] = [
  { ko: '환불', en: 'refund', cn: '退款' },
  { ko: '반품', en: 'return', cn: '退货' },
  { ko: '배송비', en: 'shipping', cn: '运费' },
  { ko: '해상도', en: 'resolution', cn: '分辨率' },
];

test('a FAQ is found by its words in every language', () => {
  const found = (typed: string, locale: Locale) =>
    referenceFaqs
      .filter(({ question, answer }) => isFoundBy([question[locale], answer[locale]], typed, []))
      .map(({ question }) => question.ko);
  for (const word of words)
    for (const locale of locales)
      expect([word[locale], found(word[locale], locale)]).toEqual([word[locale], expect.arrayContaining(found(word.ko, 'ko'))]);
  expect(found('refund', 'en').length).toBeGreaterThan(0);
});

test('no FAQ answer about delivery names fees or days, which a new shop has not set yet', () => {
  const answers = referenceFaqs.filter(({ category }) => category === 'DELIVERY').flatMap(({ answer }) => Object.values(answer));
  expect(answers).toHaveLength(6);
  for (const answer of answers) expect(answer).not.toMatch(/\d|\{\{/);
});

test('the FAQ answer about returns names the same days and months as the product pages and the rule', () => {
  const answer = referenceFaqs.find(({ category }) => category === 'RETURN')?.answer;
  const promised = { ko: '무료로 교환하거나 환불', en: 'exchanged or refunded free of charge', cn: '免费换货或退款' };
  for (const locale of locales) {
    expect(answer?.[locale]).toContain(promised[locale]);
    expect(answer?.[locale].match(/\d+/g)).toEqual([`${WITHDRAWAL_DAYS}`, `${DEFECT_MONTHS}`]);
  }
});
