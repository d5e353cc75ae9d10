import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#client/locale/locale-context.tsx';
import type { Locale } from '#rules/shop/locale.ts';
import { ReturnsInShort } from './return-terms.tsx';

const shown = (type: string, locale: Locale) =>
  renderToStaticMarkup(
    <LocaleProvider locale={locale}>
      <ReturnsInShort type={type} />
    </LocaleProvider>,
  );

test('readers of other languages get a summary above Korean-only return terms: what can be returned, and until when', () => {
  for (const type of ['use', 'PURCHASE']) {
    expect(shown(type, 'en')).toContain('within 7 days of delivery');
    expect(shown(type, 'en')).toContain('within 3 months of delivery');
    expect(shown(type, 'cn')).toMatch(/7 天内.*3 个月内/);
    expect(shown(type, 'ko')).toBe('');
  }
  expect(shown('PRIVACY-POLICY', 'en')).toBe('');
});
