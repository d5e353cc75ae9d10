import { expect, test } from 'vitest';
import {
  languageOfAddress,
  languagesOf,
  languageWritten,
  localizedName,
  replyLocale,
  resolveLocale,
  translated,
  writtenLanguage,
} from './locale.ts';

test('a stored language is used before the browser’s, Chinese included', () => {
  expect(resolveLocale('cn', 'en-US')).toBe('cn');
  expect(resolveLocale('en', 'ko-KR')).toBe('en');
});

test('without a stored language the first two letters of the browser’s language decide; only ko and en are stored', () => {
  expect(resolveLocale(null, 'en-US')).toBe('en');
  expect(resolveLocale(null, 'ko')).toBe('ko');
  for (const other of ['zh-CN', 'cn', 'ja-JP', 'de', '', null]) expect(resolveLocale(null, other)).toBe('ko');
  expect(resolveLocale('fr', 'en-GB,en;q=0.9')).toBe('en');
});

test('a name is shown in the reader’s language, else in an existing one', () => {
  expect(localizedName({ ko: '이음', en: 'Ieum' }, 'ko')).toBe('이음');
  expect(localizedName({ ko: '이음', en: 'Ieum' }, 'cn')).toBe('Ieum');
  expect(localizedName({ ko: '이음', en: 'Ieum', cn: '缝' }, 'cn')).toBe('缝');
  expect(localizedName({ ko: '이음', en: 'Ieum', cn: '缝' }, 'en')).toBe('Ieum');
  expect(localizedName({ ko: '이음' }, 'en')).toBe('이음');
  expect(localizedName(null, 'ko')).toBe('');
});

test('a localized name skips values that are not text', () => {
  const odd = JSON.parse('{"ko": {"a": 1}, "en": "Work", "cn": ["x"]}');
  for (const locale of ['ko', 'en', 'cn'] as const) expect(localizedName(odd, locale)).toBe('Work');
  expect(localizedName(JSON.parse('{"ko": {"a": 1}, "en": {"b": {}}}'), 'ko')).toBe('');
  const row = { title: '안내', translations: JSON.parse('{"en": {"title": {"a": 1}}}') };
  expect(translated(row, 'title', 'en')).toBe('안내');
});

test('a published text is shown in its translation, else in Korean', () => {
  const row = { title: '안내', content: '<p>글</p>', translations: { en: { title: 'Notice' }, cn: { content: '' } } };
  expect([translated(row, 'title', 'en'), translated(row, 'title', 'ko'), translated(row, 'title', 'cn')]).toEqual([
    'Notice',
    '안내',
    '안내',
  ]);
  expect([translated(row, 'content', 'en'), translated(row, 'content', 'cn')]).toEqual(['<p>글</p>', '<p>글</p>']);
});

test('a reply is in the supported language that the client prefers most', () => {
  expect(replyLocale(['fr', 'zh-CN', 'en'])).toBe('cn');
  expect(replyLocale(['EN-gb', 'ko'])).toBe('en');
  expect(replyLocale(['en-US,en;q=0.9'])).toBe('en');
  for (const unknown of [[], ['*'], ['ja'], ['']]) expect(replyLocale(unknown)).toBe('ko');
});

test('words that contain Hangul count as Korean', () => {
  expect(['겨울맞이 10%', '<p>Seam 심</p>', 'Winter 10 %', ''].map(writtenLanguage)).toEqual(['ko', 'ko', undefined, undefined]);
});

test.each([
  ['/en/main?x=1#y', 'en', '/main?x=1#y'],
  ['/CN/main', 'cn', '/main'],
  ['/en', 'en', '/'],
  ['/en?x=1', 'en', '/?x=1'],
  ['/english', null, '/english'],
  ['/main/en', null, '/main/en'],
  ['/ko/main', null, '/ko/main'],
])('the address %s names the language %j of the page %s', (address, locale, path) => {
  expect(languageOfAddress(address)).toEqual({ locale, path });
});

test('a written text is in the language of its script', () => {
  expect(['정말 soft해요', '质量很好 good', 'Lovely tee!', '★★★ 10/10'].map(languageWritten)).toEqual(['ko', 'cn', 'en', null]);
});

test('a name has the languages that somebody wrote, and always Korean', () => {
  expect([languagesOf({ ko: '점', en: 'Dot' }), languagesOf({ ko: '점', en: ' ', cn: '点' }), languagesOf(null)]).toEqual([
    ['ko', 'en'],
    ['ko', 'cn'],
    ['ko'],
  ]);
});
