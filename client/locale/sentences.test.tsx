import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LocaleProvider } from './locale-context.tsx';
import { Spoken } from './spoken.tsx';
import { Written } from './written.tsx';

const items = { ko: '장바구니, {count}개', en: 'Cart, {count} {count|item|items}', cn: '购物车，{count} 件' };
const hello = { ko: '{name}님, 안녕하세요', en: 'Hello, {name}', cn: '您好，{name}' };

test('a sentence that is partly on the screen says one as one', () => {
  const spoken = (count: number) =>
    renderToStaticMarkup(
      <LocaleProvider locale="en">
        <Spoken message={items} shown={{ count: <b>{count}</b> }} said={{ count }} />
      </LocaleProvider>,
    ).replace(/<[^>]+>/g, '');
  expect([1, 2].map(spoken)).toEqual(['Cart, 1 item', 'Cart, 2 items']);
});

test('a name in Korean says so within a sentence of another language', () => {
  const written = (name: string) =>
    renderToStaticMarkup(
      <LocaleProvider locale="en">
        <Written message={hello} values={{ name }} />
      </LocaleProvider>,
    );
  expect(['이음', 'Ieum'].map(written)).toEqual(['Hello, <span lang="ko">이음</span>', 'Hello, Ieum']);
});
