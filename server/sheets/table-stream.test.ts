import { buffer, text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readTable } from './read-table.ts';
import { csvStream, type FileCell, xlsxStream } from './table-stream.ts';

async function* batches(...all: FileCell[][][]): AsyncGenerator<FileCell[][]> {
  yield* all;
}

const rows: FileCell[][] = [
  ['=1+1', -5, new Date('2026-11-29T15:00:00Z'), null],
  ['<b>&"', 1_234, null, '_x000D_ \u0001끝'],
];

test('a streamed file is read back as written: no text is a formula, and times are Korean', async () => {
  const csv = (await buffer(csvStream(['글', '수', '때', '빈'], batches(rows)))).toString();
  expect(csv).toBe('\uFEFF글,수,때,빈\r\n\'=1+1,-5,2026-11-30 00:00:00,\r\n"<b>&""",1234,,_x000D_ \u0001끝\r\n');
  const file = await buffer(xlsxStream('표', ['글', '수', '때', '빈'], batches(rows.slice(0, 1), [], rows.slice(1))));
  const [headings, first, second] = (await readTable(file, 'PRODUCTS')) as string[][];
  expect([headings, first?.slice(0, 2), second?.slice(0, 2)]).toEqual([
    ['글', '수', '때', '빈'],
    ['=1+1', '-5'],
    ['<b>&"', '1234'],
  ]);
  expect([first?.[2], second?.[3]]).toEqual([expect.stringMatching(/^(?:46356|2026-11-30)/), '_x000D_ 끝']);
});

test('a failure while rows are read ends the file with that failure', async () => {
  async function* failing(): AsyncGenerator<FileCell[][]> {
    yield rows;
    throw new Error('the server is away');
  }
  await expect(buffer(xlsxStream('표', ['글'], failing()))).rejects.toThrow('the server is away');
  await expect(text(csvStream(['글'], failing()))).rejects.toThrow('the server is away');
});
