import { expect, test } from 'vitest';
import { blockKinds } from '../home-block.ts';
import { copyBlock, newBlock, newThumbnail, type PageBlock } from './page-block.ts';
import { isBearable, keepsBack, pageProblems, referencesOf } from './page-problems.ts';

const written = { ko: '글', en: 'Text', cn: '文' };
const known = { isShown: ({ id }: { id: number }) => id < 100, isPath: (path: string) => !path.startsWith('/nowhere') };
let count = 0;
const key = () => `k${++count}`;
const problems = (...blocks: PageBlock[]) => pageProblems(blocks, known).map(({ field, kind, locale }) => [field, kind, locale]);
const item = (type: 'PRODUCT' | 'GRAPHIC', refer_id: number) => ({ type, refer_id, is_show_index: false });

test('a new block of every kind lists what it needs, except the kind that fills itself', () => {
  for (const kind of blockKinds) expect([kind, problems(newBlock(kind, key)).length > 0]).toEqual([kind, kind !== 'ITEM REVIEW']);
});

test('a text written in one language is a problem in the others; only missing Chinese can be accepted', () => {
  const line = { ...newBlock('LINE', key), title: { ko: '무료 배송', en: '', cn: ' ' } };
  const found = pageProblems([line], known);
  expect(found.map(({ field, locale }) => [field, locale])).toEqual([
    ['title', 'en'],
    ['title', 'cn'],
  ]);
  expect(found.map(isBearable)).toEqual([false, true]);
  expect(problems({ ...line, title: written })).toEqual([]);
  // Saved before the shop supported the language.
  expect(problems({ ...line, title: { ko: '글', en: 'Text' } })).toEqual([['title', 'TEXT_MISSING', 'cn']]);
});

test('a missing title is a problem only where the block shows a title', () => {
  const tags = newBlock('TAG', key);
  const filled = { ...tags, thumbnails: [{ ...newThumbnail('t'), title: written, items: [item('GRAPHIC', 1)] }] };
  expect(problems(filled)).toEqual([]);
  expect(problems({ ...filled, is_title: true })).toEqual(['ko', 'en', 'cn'].map((locale) => ['title', 'TEXT_MISSING', locale]));
});

test('a link of a page must lead to an existing path of the shop or to https', () => {
  const link = (url: string) => problems({ ...newBlock('LINE', key), title: written, title_btn_url: url });
  for (const url of ['', '/main', '/product/7?x=1', '/category?category=tops', 'https://example.com/a'])
    expect([url, link(url)]).toEqual([url, []]);
  for (const url of ['http://example.com', 'javascript:alert(1)', '//example.com', 'example.com', '/nowhere'])
    expect([url, link(url)]).toEqual([url, [['title_btn_url', 'LINK_WRONG', null]]]);
  expect(link('/product/100')).toEqual([['title_btn_url', 'GONE', null]]);
  expect(link('/banner/100')).toEqual([['title_btn_url', 'GONE', null]]);
});

test('missing pictures and references no longer shown are named by their place', () => {
  const block = {
    ...newBlock('THUMBNAIL PRODUCT', key),
    thumbnails: [{ ...newThumbnail('t'), items: [item('PRODUCT', 1), item('PRODUCT', 100)] }],
  };
  expect(problems(block)).toEqual([
    ['thumbnails.t.thumbnail_src', 'PICTURE_MISSING', null],
    ['thumbnails.t.items.1', 'GONE', null],
  ]);
});

test('a hidden block that is unfinished can be published', () => {
  expect(problems({ ...newBlock('BANNER', key), is_hidden: true })).toEqual([]);
});

test('the references of a page are what its blocks hold and where their links lead, each once', () => {
  const items = { ...newBlock('ITEM PRODUCT', key), items: [item('PRODUCT', 1), item('PRODUCT', 2)], title_btn_url: '/plan/3' };
  const pictures = { ...newBlock('BANNER', key), thumbnails: [{ ...newThumbnail('t'), thumbnail_url: '/product/2?a=1' }] };
  expect(referencesOf([items, pictures])).toEqual([
    { type: 'PRODUCT', id: 1 },
    { type: 'PRODUCT', id: 2 },
    { type: 'PLAN', id: 3 },
  ]);
});

test('a copied block has new keys at every level', () => {
  const block = newBlock('BANNER', key);
  const copy = copyBlock(block, key);
  expect(new Set([block.key, copy.key, block.thumbnails[0]?.key, copy.thumbnails[0]?.key]).size).toBe(4);
});

test('items hidden from shoppers are reported and left out, and a block that would become empty blocks publishing', () => {
  const held = (...ids: number[]) =>
    pageProblems([{ ...newBlock('ITEM PRODUCT', key), items: ids.map((id) => item('PRODUCT', id)) }], known);
  expect(held(1, 100).map((problem) => [problem.kind, problem.about?.id, keepsBack(problem)])).toEqual([['GONE', 100, false]]);
  expect(held(100).map((problem) => [problem.kind, keepsBack(problem)])).toEqual([
    ['GONE', false],
    ['EMPTY', true],
  ]);
  const tag = (...ids: number[]) => ({ ...newThumbnail(key()), title: written, items: ids.map((id) => item('GRAPHIC', id)) });
  const kinds = (...thumbnails: PageBlock['thumbnails']) => problems({ ...newBlock('TAG', key), thumbnails }).map(([, kind]) => kind);
  expect(kinds(tag(100), tag(1))).toEqual(['GONE']);
  expect(kinds(tag(100), tag(101))).toEqual(['GONE', 'GONE', 'EMPTY']);
});

test('a picture without a description is reported and does not block publishing', () => {
  const picture = { ...newThumbnail('t'), thumbnail_src: '/a.png' };
  const about = (thumbnail: PageBlock['thumbnails'][number]) =>
    pageProblems([{ ...newBlock('BANNER', key), thumbnails: [thumbnail] }], known);
  expect(about(picture).map((problem) => [problem.field, problem.kind, keepsBack(problem)])).toEqual([
    ['thumbnails.t.thumbnail_alt', 'ALT_MISSING', false],
  ]);
  for (const said of [{ title: written }, { thumbnail_alt: written }]) expect(about({ ...picture, ...said })).toEqual([]);
});

test('an unknown live figure in double braces is a problem that names the figure', () => {
  const line = (ko: string) => pageProblems([{ ...newBlock('LINE', key), title: { ...written, ko } }], known);
  expect(line('{{free_shipping_threshold}}부터 무료')).toEqual([]);
  expect(line('{{threshold}}부터 무료')).toMatchObject([{ field: 'title', kind: 'FIGURE_UNKNOWN', figure: 'threshold', locale: 'ko' }]);
});
