import { expect, test } from 'vitest';
import { inCentimetres, sizeTable } from './size-table.ts';

const value = (frame_id: number | null, size: string, measure: string, value_mm: number) => ({ frame_id, size, measure, value_mm });
const values = [value(1, 'M', 'SLEEVE', 220), value(1, 'M', 'LENGTH', 705), value(1, 'S', 'LENGTH', 680), value(2, 'M', 'LENGTH', 725)];

test('the size table of a fit has the fit’s sizes in the order of options, the measures in one order, and empty cells for gaps', () => {
  expect(sizeTable(values, 1, ['S', 'M', 'L'])).toEqual({
    measures: ['LENGTH', 'SLEEVE'],
    rows: [
      { size: 'S', values: [680, null] },
      { size: 'M', values: [705, 220] },
    ],
  });
  expect(sizeTable(values, 2, ['S', 'M'])).toEqual({ measures: ['LENGTH'], rows: [{ size: 'M', values: [725] }] });
});

test('a fit without own sizes shows the sizes for all fits; without any the table has no row', () => {
  expect(sizeTable([value(null, 'FREE', 'WIDTH', 370)], 7, ['FREE']).rows).toEqual([{ size: 'FREE', values: [370] }]);
  expect(sizeTable([], null, ['M'])).toEqual({ measures: [], rows: [] });
});

test('a measure in a size table has at most one decimal in centimetres', () => {
  expect([705, 700, 82].map(inCentimetres)).toEqual(['70.5', '70', '8.2']);
});
