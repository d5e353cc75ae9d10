import { expect, test } from 'vitest';
import { inOneLanguage } from './one-language.ts';

const rows = {
  products: [
    { id: 1, name: { ko: '후디', en: 'Hoodie' }, brand: { name: { ko: '심', en: '' } }, sizes: [{ ko: 1, en: 2 }], style: {}, plan: null },
  ],
};

test('localized names are reduced to the page’s language or the one that exists; other data stays', () => {
  const [korean] = inOneLanguage(rows, 'ko').products;
  const [english] = inOneLanguage(rows, 'en').products;
  expect(korean).toEqual({ id: 1, name: { ko: '후디' }, brand: { name: { ko: '심' } }, sizes: [{ ko: 1, en: 2 }], style: {}, plan: null });
  expect(english).toMatchObject({ name: { en: 'Hoodie' }, brand: { name: { en: '심' } } });
  expect(inOneLanguage(rows, 'cn').products[0]?.name).toEqual({ en: 'Hoodie' });
  expect(inOneLanguage({ name: { ko: '후디', en: 'Hoodie', cn: '连帽衫' } }, 'cn')).toEqual({ name: { en: '连帽衫' } });
  expect(inOneLanguage({ title: { ko: '공지', en: 'Notice', cn: '公告' } }, 'cn').title).toEqual({ en: '公告' });
  expect(rows.products[0]?.name.en).toBe('Hoodie');
});
