import { buffer } from 'node:stream/consumers';
import { inflateRawSync } from 'node:zlib';
import { ZipFile } from 'yazl';

/** Maximum bytes of unpacked XML in a workbook; two thousand rows with every column filled take a fifth of it. */
const UNPACKED_MAX = 20 * 1024 * 1024;
/** Maximum entries of a workbook, and the bytes that all of them declare, pictures among them. */
const ENTRIES_MAX = 1_000;
const DECLARED_MAX = 50 * 1024 * 1024;

/** Maximum extent of a sheet, and of all sheets together. */
interface SheetBounds {
  rows: number;
  columns: number;
  cells: number;
}

/** Thrown for a workbook beyond the bounds. */
export class TooLarge extends Error {}

const END_MARK = 0x06054b50;
const ENTRY_MARK = 0x02014b50;
const END_LENGTH = 22;

/**
 * Checks the size of every part of a workbook and repacks the XML without compression, without hidden sheets and with a number for every
 * row and cell. The reader fills in every row up to the highest row number and trusts sizes and hidden data between the parts, so it only
 * gets checked content. Errors: throws TooLarge beyond the bounds, another error when the file is not a zip.
 */
export async function boundedWorkbook(file: Buffer, bounds: SheetBounds): Promise<Buffer> {
  const zip = new ZipFile();
  let [bytes, cells] = [UNPACKED_MAX, bounds.cells];
  for (const { name, ...packed } of entriesOf(file)) {
    if (!/\.xml(\.rels)?$/.test(name)) continue;
    const content = unpacked(file, packed, bytes);
    bytes -= content.length;
    const part = content.toString();
    const xml = part.includes('sheetData') ? numbered(part) : withoutHiddenSheets(part);
    if (part.includes('sheetData')) cells -= extentOf(xml, bounds);
    if (bytes < 0 || cells < 0) throw new TooLarge('a sheet that is too large');
    zip.addBuffer(xml === part ? content : Buffer.from(xml), name, { compress: false });
  }
  zip.end();
  return buffer(zip.outputStream);
}

interface Packed {
  method: number;
  length: number;
  offset: number;
}

/** The entries of a zip's central directory. */
function* entriesOf(file: Buffer): Generator<Packed & { name: string }> {
  const end = file.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  if (end < 0 || end + END_LENGTH > file.length || file.readUInt32LE(end) !== END_MARK) throw new Error('no zip');
  const count = file.readUInt16LE(end + 10);
  if (count > ENTRIES_MAX) throw new TooLarge('too many entries');
  let at = file.readUInt32LE(end + 16);
  let declared = 0;
  for (let index = 0; index < count; index += 1) {
    if (file.readUInt32LE(at) !== ENTRY_MARK) throw new Error('no entry of a zip');
    declared += file.readUInt32LE(at + 24);
    if (declared > DECLARED_MAX) throw new TooLarge('more than a workbook holds');
    const nameEnd = at + 46 + file.readUInt16LE(at + 28);
    const packed = { method: file.readUInt16LE(at + 10), length: file.readUInt32LE(at + 20), offset: file.readUInt32LE(at + 42) };
    yield { ...packed, name: file.toString('utf8', at + 46, nameEnd) };
    at = nameEnd + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
}

/** Errors: throws TooLarge for more bytes than `most`, whatever size the zip declares. */
function unpacked(file: Buffer, { method, length, offset }: Packed, most: number): Buffer {
  const begin = offset + 30 + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28);
  const packed = file.subarray(begin, begin + length);
  if (method === 0) return packed;
  if (method !== 8) throw new Error('packed in another way');
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    throw error instanceof RangeError ? new TooLarge('a part that is too large') : error;
  }
}

const mark = /<((?:[^\s<>/]*:)?(row|c))(?=[\s/>])([^<>]*)>/g;
const reference = /(?:[\s"']|(?<!xmlns):)r\s*=\s*["']([^"']*)["']/;

/** A sheet whose rows and cells all have a number: where a program writes none, they follow the one before. */
function numbered(xml: string): string {
  let [row, column] = [0, 0];
  return xml.replace(mark, (whole, name: string, tag: string, attributes: string) => {
    const given = reference.exec(attributes)?.[1];
    const [, letters = '', digits] = /^([A-Z]{0,3})(\d{1,7})$/.exec(given ?? '') ?? [];
    if (tag === 'row') [row, column] = [digits === undefined ? row + 1 : Number(digits), 0];
    else column = letters === '' ? column + 1 : columnOf(letters);
    return given === undefined ? `<${name} r="${tag === 'row' ? '' : lettersOf(column)}${row}"${attributes}>` : whole;
  });
}

/** The cells that a sheet takes. Errors: throws TooLarge for a row or cell beyond the bounds, by number or by count. */
function extentOf(xml: string, bounds: SheetBounds): number {
  let [rows, cells, last, widest] = [0, 0, 0, 0];
  for (const [, , tag, attributes = ''] of xml.matchAll(mark)) {
    const [, letters = '', digits] = /^([A-Z]{0,3})(\d{1,7})$/.exec(reference.exec(attributes)?.[1] ?? '') ?? [];
    if (tag === 'row') [rows, cells] = [rows + 1, 0];
    else cells += 1;
    [last, widest] = [Math.max(last, Number(digits ?? Number.NaN)), Math.max(widest, columnOf(letters))];
    // Not a number is beyond every bound.
    if (!(rows <= bounds.rows && last <= bounds.rows && cells <= bounds.columns && widest <= bounds.columns))
      throw new TooLarge('a row or cell beyond the bounds');
  }
  return last * widest;
}

/** The list of sheets without those that its writer hid: lists for its menus, not what it says. */
function withoutHiddenSheets(xml: string): string {
  return xml.replace(/<((?:[^\s<>/]*:)?sheet)\s[^<>]*\bstate\s*=\s*["'](?:veryH|h)idden["'][^<>]*(?:\/>|>\s*<\/\1\s*>)/g, '');
}

/** A is 1, AA is 27; 0 if there are no letters. */
function columnOf(letters: string): number {
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}

function lettersOf(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  return `${rest > 0 ? lettersOf(rest) : ''}${String.fromCharCode(65 + ((column - 1) % 26))}`;
}
