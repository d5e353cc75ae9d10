import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Locale, Named } from '#rules/shop/locale.ts';
import { LocaleProvider } from './locale-context.tsx';
import { Name } from './name.tsx';
import { Spoken } from './spoken.tsx';
import { Written } from './written.tsx';

const items = { ko: '장바구니, {count}개', en: 'Cart, {count} {count|item|items}', cn: '购物车，{count} 件' };
const hello = { ko: '{name}님, 안녕하세요', en: 'Hello, {name}', cn: '您好，{name}' };

test('a screen reader gets the whole sentence where only a part is visible, with the singular for one', () => {
  const spoken = (count: number) =>
    renderToStaticMarkup(
      <LocaleProvider locale="en">
        <Spoken message={items} said={{ count }}>
          {count}
        </Spoken>
      </LocaleProvider>,
    );
  const parts = (said: string, shown: number) =>
    `<span class="sr-only">${said}</span><span aria-hidden="true" class="contents">${shown}</span>`;
  expect([1, 2].map(spoken)).toEqual([parts('Cart, 1 item', 1), parts('Cart, 2 items', 2)]);
});

test('a Korean name within a sentence of another language is marked as Korean', () => {
  const written = (name: string) =>
    renderToStaticMarkup(
      <LocaleProvider locale="en">
        <Written message={hello} values={{ name }} />
      </LocaleProvider>,
    );
  expect(['이음', 'Ieum'].map(written)).toEqual(['Hello, <span lang="ko">이음</span>', 'Hello, Ieum']);
});

test('a name that exists only in Korean is marked as Korean on a page of another language', () => {
  const shown = (locale: Locale, name: Named) =>
    renderToStaticMarkup(
      <LocaleProvider locale={locale}>
        <Name of={name} />
      </LocaleProvider>,
    );
  const korean = { ko: '이음' };
  expect((['ko', 'en', 'cn'] as const).map((locale) => shown(locale, korean))).toEqual([
    '이음',
    ...['<span lang="ko">이음</span>', '<span lang="ko">이음</span>'],
  ]);
  expect(shown('cn', { ...korean, en: 'Ieum' })).toBe('Ieum');
});
