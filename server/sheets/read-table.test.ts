import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { readTable } from './read-table.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';
const parts = {
  '_rels/.rels': `<Relationships xmlns="${packages}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

/** A workbook with these rows, as XML. */
function workbook(rows: string, more: Record<string, string> = {}): Promise<Buffer> {
  const zip = new ZipFile();
  const sheet = `<worksheet xmlns="${main}" xmlns:r="${office}"><sheetData>${rows}</sheetData></worksheet>`;
  for (const [name, content] of Object.entries({ ...parts, 'xl/worksheets/sheet1.xml': sheet, ...more }))
    zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}
const cell = (place: string, text: string) => `<c ${place} t="inlineStr"><is><t>${text}</t></is></c>`;

test('a sheet made by hand is read, with numbered cells and without', async () => {
  const rows = `<row r="1">${cell('r="A1"', 'a')}${cell('r="C1"', 'c')}</row><row r="3">${cell('r="B3"', 'b')}</row>`;
  expect(await readTable(await workbook(rows))).toEqual([
    ['a', '', 'c'],
    ['', '', ''],
    ['', 'b', ''],
  ]);
});

test.each([
  ['a row far below', `<row r="2011">${cell('r="A2011"', 'a')}</row>`, {}],
  ['a row farther than any sheet', '<row r="2000000000"></row>', {}],
  ['the same, written as a power and in signs of XML', '<row a="b"r="2e9"></row><row r="&#50;000000000"></row>', {}],
  ['a cell far to the right', `<row r="1">${cell('r="ZZ1"', 'a')}</row>`, {}],
  ['many rows without numbers', '<row/>'.repeat(2_011), {}],
  ['many cells without numbers', `<row>${'<c/>'.repeat(201)}</row>`, {}],
  ['a long text', `<row r="1">${cell('r="A1"', 'a'.repeat(40_000))}</row>`, {}],
  ['XML that is large once it is unpacked', '', { 'xl/sharedStrings.xml': ' '.repeat(21 * 1024 * 1024) }],
])('%s is refused before it costs anything', async (_, rows, more) => {
  const file = await workbook(rows, more);
  expect(file.length).toBeLessThan(100_000);
  expect(await readTable(file)).toMatchObject({ failure: 'WAYBILL_FILE_UNREADABLE' });
});

test('of CSV no more rows are read than tell that there are too many, and none without an end', async () => {
  expect(await readTable(Buffer.from('a,b\n'.repeat(500_000)))).toMatchObject({ failure: 'WAYBILL_FILE_TOO_LARGE' });
  expect(await readTable(Buffer.from(`"${'a,b\n'.repeat(400_000)}`))).toMatchObject({ failure: 'WAYBILL_FILE_UNREADABLE' });
});
