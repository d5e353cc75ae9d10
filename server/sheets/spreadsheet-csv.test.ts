import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTable } from './read-table.ts';
import { spreadsheetCsv } from './spreadsheet-csv.ts';
import { xlsxOf } from './xlsx.ts';

const head = ['이름', '값'];
/** Characters that confuse spreadsheets and parsers, at the start of a text and inside it. */
const odd = fc.constantFrom(
  '=',
  '+',
  '-',
  '@',
  "'",
  '"',
  ',',
  ';',
  '\t',
  '\n',
  ' ',
  '1',
  '5.0',
  'A',
  '머그',
  '＝',
  '_x000D_',
  '&',
  '<',
  '😀',
);
const text = fc.array(odd, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(''));
const rows = fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 6 });

test('a cell with any text is unchanged after writing and reading CSV', async () => {
  await fc.assert(
    fc.asyncProperty(rows, async (written) => {
      const table = await readTable(Buffer.from(spreadsheetCsv([head, ...written])), 'PRODUCTS');
      expect(table).toEqual([head, ...written]);
    }),
    { seed: 20261125, numRuns: 300 },
  );
});

test('a cell with any text is unchanged after writing and reading a workbook, except for spaces around it', async () => {
  await fc.assert(
    fc.asyncProperty(rows, async (written) => {
      const cells = [head, ...written].map((row) => row.map((value) => ({ value, type: String })));
      const table = await readTable(await xlsxOf(cells, { sheet: '상품' }), 'PRODUCTS');
      expect(table).toEqual([head, ...written.map((row) => row.map((cell) => cell.trim()))]);
    }),
    { seed: 20261125, numRuns: 60 },
  );
});

test('no cell is written as a formula, and a negative number stays a number', () => {
  expect(spreadsheetCsv([['=1+1 머그', '-5', "'=x", '-5컵']]).slice(1)).toBe("'=1+1 머그,-5,''=x,'-5컵\r\n");
});
