import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#client/locale/locale-context.tsx';
import type { Locale } from '#rules/shop/locale.ts';
import { LineRow } from './line-row.tsx';

const name = { ko: '별자리 머그', en: 'Star mug' };

function read(locale: Locale, quantity: number): string {
  const line = {
    id: 1,
    image_src: '/cdn/placeholder.svg',
    brand_name: name,
    product_name: name,
    option_name: name,
    quantity,
    unit_price: 13_000,
    amount: 13_000 * quantity,
    custom_version_id: null,
  };
  return renderToStaticMarkup(
    <LocaleProvider locale={locale}>
      <LineRow line={line} />
    </LocaleProvider>,
  ).replace(/<[^>]+>/g, ' ');
}

test.each([
  ['ko', '13,000원 × 3개 · 합계 39,000원', '13,000원 · 1개'],
  ['en', '₩13,000 × 3 · Total ₩39,000', '₩13,000 · Qty 1'],
  ['cn', '₩13,000 × 3 件 · 小计 ₩39,000', '₩13,000 · 1 件'],
] as const)('%s: the sum of several pieces has its own label, beside the price of one piece', (locale, several, one) => {
  const words = (text: string) => text.replace(/\s+/g, ' ');
  expect(words(read(locale, 3))).toContain(several);
  expect(words(read(locale, 1))).toContain(one);
});
