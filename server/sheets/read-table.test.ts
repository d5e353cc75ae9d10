import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { decodeCp949 } from './cp949.ts';
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

test('a hand-made workbook is read, with and without cell references', async () => {
  const rows = `<row r="1">${cell('r="A1"', 'a')}${cell('r="C1"', 'c')}</row><row r="3">${cell('r="B3"', 'b')}</row>`;
  expect(await readTable(await workbook(rows), 'PRODUCTS')).toEqual([
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
  ['a thousand entries and more', '', Object.fromEntries(Array.from({ length: 1_001 }, (_, index) => [`${index}`, '']))],
  ['fifty megabytes and more of pictures', '', { 'xl/media/1.png': ' '.repeat(51 * 1024 * 1024) }],
  ['XML that is large once it is unpacked', '', { 'xl/sharedStrings.xml': ' '.repeat(21 * 1024 * 1024) }],
])('the file %s is refused before it is unpacked', async (_, rows, more) => {
  const file = await workbook(rows, more);
  expect(file.length).toBeLessThan(150_000);
  expect(await readTable(file, 'PRODUCTS')).toMatchObject({ failure: 'WAYBILL_FILE_TOO_LARGE' });
});

test('reading a CSV stops one row after the limit, and refuses a row without an end', async () => {
  expect(await readTable(Buffer.from('a,b\n'.repeat(500_000)), 'PRODUCTS')).toMatchObject({ failure: 'WAYBILL_FILE_TOO_LARGE' });
  expect(await readTable(Buffer.from(`"${'a,b\n'.repeat(400_000)}`), 'PRODUCTS')).toMatchObject({ failure: 'WAYBILL_FILE_UNREADABLE' });
});

test('every Hangul syllable is read from CP949, and invalid bytes are refused', () => {
  const codes = Array.from({ length: 0x8000 }, (_, index) => 0x8000 + index);
  const syllables = codes.flatMap((code) => {
    const sign = decodeCp949(Uint8Array.of(code >> 8, code & 0xff)) ?? '';
    return /^[가-힣]$/.test(sign) ? [`${code.toString(16)}${sign}`] : [];
  });
  expect(syllables).toHaveLength(11_172);
  // The same list from another decoder (cp949 of Python 3).
  const known = '2526ac00eedf29afaa863f6e9c391525557ef59b30d06be98052632866eca600';
  expect(createHash('sha256').update(syllables.join('')).digest('hex')).toBe(known);
  expect([[0x80], [0xff, 0x41], [0xc6, 0x53], [0xb0]].map((bytes) => decodeCp949(Uint8Array.from(bytes)))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

const heading = '주문번호,배송요청,운송장번호';
const utf16 = (text: string) => Buffer.from(text, 'utf16le');
test.each([
  ['UTF-8', Buffer.from(`${heading}\n`)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${heading}\n`)],
  ['UTF-16', utf16(`${heading}\n`)],
  ['UTF-16 with a mark', utf16(`\uFEFF${heading}\n`)],
  ['UTF-16 in the other order, with a mark', utf16(`\uFEFF${heading}\n`).swap16()],
  ['tabs', Buffer.from(`${heading.replaceAll(',', '\t')}\n`)],
  ['semicolons', Buffer.from(`${heading.replaceAll(',', ';')}\n`)],
  ['a separator that the first line names', Buffer.from(`sep=|\r\n${heading.replaceAll(',', '|')}\n`)],
])('a CSV in the encoding %s is read', async (_, file) => {
  expect(await readTable(file, 'WAYBILLS')).toEqual([heading.split(',')]);
});

test.each([
  ['부재 시 연락; 010-2000-0001', '부재 시 연락; 010-2000-0001'],
  ['="0630010000001"', '0630010000001'],
  ["'630010000001", '630010000001'],
  ['6.30010000001E11', '630010000001'],
  ['6.30E+11', '6.30E+11'],
  ['1.5E1', '1.5E1'],
])('the CSV %j is read as %j', async (written, read) => {
  expect(await readTable(Buffer.from(`${heading}\n1,${written},2`), 'WAYBILLS')).toEqual([heading.split(','), ['1', read, '2']]);
});

test('a number of a workbook keeps all its digits, however it is written', async () => {
  const numbers = ['630010000001', '6.30010000001E11', '6.3E11', '2.4E4', '630010000001.0', '-1.5', '1.5E-1'];
  const table = await readTable(await workbook(`<row>${numbers.map((number) => `<c><v>${number}</v></c>`).join('')}</row>`), 'PRODUCTS');
  expect(table).toEqual([['630010000001', '630010000001', '630000000000', '24000', '630010000001', '-1.5', '1.5E-1']]);
});

test('the first visible sheet with the headings is read', async () => {
  const names = ['veryHidden', 'visible', 'visible', 'visible'];
  const sheet = (text: string) => `<worksheet xmlns="${main}"><sheetData><row>${text}</row></sheetData></worksheet>`;
  const headings = (last: string) => sheet(cell('', '브랜드') + cell('', '상품코드') + cell('', last));
  const file = await workbook('', {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${names.map((state, index) => `<sheet name="${index}" sheetId="${index + 1}" state="${state}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}">${names.map((_, index) => `<Relationship Id="rId${index + 1}" Type="${office}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}</Relationships>`,
    'xl/worksheets/sheet1.xml': headings('숨김'),
    'xl/worksheets/sheet2.xml': sheet(cell('', '안내')),
    'xl/worksheets/sheet3.xml': headings('첫째'),
    'xl/worksheets/sheet4.xml': headings('둘째'),
  });
  expect(await readTable(file, 'PRODUCTS')).toEqual([['브랜드', '상품코드', '첫째']]);
});

test('an HTML page named .xls is refused with an explanation of how to save it', async () => {
  const page = '<html><body><table><tr><th>주문번호</th></tr></table></body></html>';
  expect(await readTable(Buffer.from(page), 'WAYBILLS')).toMatchObject({ failure: 'WAYBILL_FILE_OLD' });
});
