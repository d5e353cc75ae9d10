import { expect, test } from 'vitest';
import { productColumns, productSheetRow, readProductSheet } from '#rules/catalogue/product/product-sheet.ts';
import { factColumns } from '#rules/catalogue/product-facts.ts';
import { type FileFieldName, fileFieldNames, fileTextNames, firstProductValues, perField } from './product-fields.ts';

const nothing = {
  ...{ name_ko: null, name_en: null, name_cn: null, category: null, stock: null },
  ...perField<Record<FileFieldName, null>>(fileFieldNames, () => null),
  ...Object.fromEntries([...fileTextNames, ...factColumns, 'images', 'fact_kind', 'former_number'].map((name) => [name, null])),
};
const head = ['브랜드', '상품코드', '이름', '이름 (영어)', '판매가', '상태', '사이즈와 재고'];

test('product sheet headings are found in any order; empty cells and missing columns keep the known values', () => {
  const read = readProductSheet([
    head,
    ['이음', 'tee-1', '셔츠', 'Shirt', '12,000원', '판매중', 'S=10 | M = 5'],
    ['', '', '', '', '', '', ''],
    ['이음', 'tee-2'],
  ]);
  expect(read?.problems).toEqual([]);
  expect(read?.rows).toEqual([
    {
      ...nothing,
      ...{ row: 2, brand: '이음', code: 'tee-1', name_ko: '셔츠', name_en: 'Shirt', price: 12_000, state: 'ACT' },
      stock: [
        { size: 'S', stock: 10 },
        { size: 'M', stock: 5 },
      ],
    },
    { ...nothing, row: 4, brand: '이음', code: 'tee-2' },
  ]);
});

test('errors of a product sheet name their row and column', () => {
  const read = readProductSheet([
    head,
    ['이음', '', '셔츠'],
    ['이음', '한글'],
    ['이음', 'a', 'x'.repeat(101), '', '만원', '팔기', 'S=열'],
    ['이음', 'a'],
    ['이음', 'b', '', '', '', '', 'S=1|S=2'],
  ]);
  expect(read?.problems).toEqual([
    { row: 2, column: 'code', fault: 'MISSING' },
    { row: 3, column: 'code', fault: 'CODE_WRONG' },
    { row: 4, column: 'name_ko', fault: 'TOO_LONG' },
    { row: 4, column: 'price', fault: 'PRICE_WRONG' },
    { row: 4, column: 'state', fault: 'STATE_WRONG' },
    { row: 4, column: 'stock', fault: 'STOCK_WRONG' },
    { row: 5, column: 'code', fault: 'CODE_TWICE' },
    { row: 6, column: 'stock', fault: 'STOCK_WRONG' },
  ]);
});

test('pictures, product facts and texts of a product sheet are read by row, with the errors of their cells', () => {
  const read = readProductSheet([
    ['브랜드', '상품코드', '사진', '고시 품목', '소재', '무게', '검색 결과 제목'],
    ['이음', 'a', 'front.jpg | back.jpg|front.jpg', '패션 잡화', '면 100%', '250g', '좋은 셔츠'],
    ['이음', 'b', Array.from({ length: 22 }, (_, at) => `${at}.jpg`).join('|'), '옷', '\u202E', '0g', 'x'.repeat(71)],
  ]);
  expect(read?.rows[0]).toMatchObject({
    ...{ images: ['front.jpg', 'back.jpg'], fact_kind: 'ACCESSORY', material: '면 100%', weight_g: 250, seo_title: '좋은 셔츠' },
  });
  expect(read?.problems.map(({ column, fault }) => [column, fault])).toEqual([
    ['seo_title', 'TOO_LONG'],
    ['material', 'HIDDEN_SIGN'],
    ['weight_g', 'NUMBER_WRONG'],
    ['images', 'PICTURES_TOO_MANY'],
    ['fact_kind', 'KIND_WRONG'],
  ]);
});

test('a table without headings is no product sheet, and a written row is read back the same', () => {
  expect(
    readProductSheet([
      ['a', 'b'],
      ['이음', 'tee-1'],
    ]),
  ).toBeNull();
  expect(readProductSheet([])).toBeNull();
  const row = productSheetRow({
    ...firstProductValues(),
    ...{ description: '', keywords: '', seo_title: '', seo_description: '', images: '', fact_kind: '의류', former_number: '' },
    ...{ material: '', contents: '', maker: '', origin: '', made_on: '', care: '', certification: '', warranty: '', contact: '' },
    ...{
      brand: '이음',
      code: 'tee-1',
      name_ko: '셔츠',
      name_en: 'Shirt',
      name_cn: '',
      category: '상의',
      origin_price: 10_000,
      price: 9_000,
    },
    ...{ state: 'STOP', position: -3, stock: 'S=1 | M=2' },
  });
  expect(readProductSheet([Object.values(productColumns), row])).toMatchObject({
    problems: [],
    rows: [{ code: 'tee-1', state: 'STOP', price: 9_000, position: -3, stock: [{ size: 'S' }, { size: 'M' }], fact_kind: 'CLOTHING' }],
  });
});

test('product sheet headings may follow a title and contain remarks; a heading that differs in its words is unknown', () => {
  const read = readProductSheet([
    ['상품 목록'],
    ['브랜드*', '상품코드(필수)', '이름(일본어)', '이름(영어)(선택)'],
    ['이음', 'a', '日本', 'Shirt'],
  ]);
  expect(read?.rows).toMatchObject([{ row: 3, code: 'a', name_ko: null, name_en: 'Shirt' }]);
  expect(read?.cellOf(3, 'name_en')).toBe('Shirt');
});

test.each([
  ['순서', 'position', '-12', -12, null],
  ['순서', 'position', '100001', null, 'NUMBER_WRONG'],
  ['순서', 'position', '1.5', null, 'NUMBER_WRONG'],
  ['정가', 'origin_price', '₩ 12,000', 12_000, null],
  ['정가', 'origin_price', '-1', null, 'PRICE_WRONG'],
  ['정가', 'origin_price', '100000001', null, 'PRICE_WRONG'],
  ['상태', 'state', 'discontinued', 'DISCONTINUED', null],
])('a cell of %s (%s) with %s is read as %s, with the fault %s', (heading, column, typed, value, fault) => {
  const read = readProductSheet([
    ['브랜드', '상품코드', heading],
    ['이음', 'a', typed],
  ]);
  expect(read?.rows).toMatchObject([{ [column]: value }]);
  expect(read?.problems).toEqual(fault === null ? [] : [{ row: 2, column, fault }]);
});

test.each(['\u0085', '\u200B', '\u202E'])('a row of a product sheet refuses the name %j as the form does', (sign) => {
  const read = readProductSheet([head, ['이음', 'a', `셔${sign}츠`, `Sh${sign}irt`]]);
  expect(read?.problems).toEqual([
    { row: 2, column: 'name_ko', fault: 'HIDDEN_SIGN' },
    { row: 2, column: 'name_en', fault: 'HIDDEN_SIGN' },
  ]);
});
