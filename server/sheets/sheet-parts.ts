import { buffer } from 'node:stream/consumers';
import { inflateRawSync } from 'node:zlib';
import { ZipFile } from 'yazl';

/** Maximum bytes of unpacked XML in a workbook; two thousand rows with every column filled take a fifth of it. */
const UNPACKED_MAX = 20 * 1024 * 1024;

/** Maximum extent of a sheet. */
interface SheetBounds {
  rows: number;
  columns: number;
}

const END_MARK = 0x06054b50;
const ENTRY_MARK = 0x02014b50;
const END_LENGTH = 22;

/**
 * Checks the size of every part of a workbook and repacks the XML without compression. The reader fills in every row up to the highest row
 * number and trusts sizes and hidden data between the parts, so it only gets checked content. Errors: throws when the file is not a zip or
 * exceeds the bounds.
 */
export async function boundedWorkbook(file: Buffer, bounds: SheetBounds): Promise<Buffer> {
  const zip = new ZipFile();
  let left = UNPACKED_MAX;
  for (const { name, ...packed } of entriesOf(file)) {
    if (!/\.xml(\.rels)?$/.test(name)) continue;
    const content = unpacked(file, packed, left);
    left -= content.length;
    if (left < 0 || !isWithin(content.toString(), bounds)) throw new Error('a sheet that is too large');
    zip.addBuffer(content, name, { compress: false });
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
  let at = file.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (file.readUInt32LE(at) !== ENTRY_MARK) throw new Error('no entry of a zip');
    const nameEnd = at + 46 + file.readUInt16LE(at + 28);
    const packed = { method: file.readUInt16LE(at + 10), length: file.readUInt32LE(at + 20), offset: file.readUInt32LE(at + 42) };
    yield { ...packed, name: file.toString('utf8', at + 46, nameEnd) };
    at = nameEnd + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
}

/** Errors: throws for more bytes than `most`, whatever size the zip declares. */
function unpacked(file: Buffer, { method, length, offset }: Packed, most: number): Buffer {
  const begin = offset + 30 + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28);
  const packed = file.subarray(begin, begin + length);
  if (method === 0) return packed;
  if (method !== 8) throw new Error('packed in another way');
  return inflateRawSync(packed, { maxOutputLength: Math.max(1, most) });
}

/**
 * True for a part that is not a sheet, or a sheet whose rows and cells stay within the bounds, by number and by count; cells need not be
 * numbered.
 */
function isWithin(xml: string, bounds: SheetBounds): boolean {
  if (!xml.includes('sheetData')) return true;
  let [rows, cells] = [0, 0];
  for (const [, tag] of xml.matchAll(/<(?:[^\s<>/]*:)?(row|c)(?=[\s/>])/g)) {
    if (tag === 'row') [rows, cells] = [rows + 1, 0];
    else cells += 1;
    if (rows > bounds.rows || cells > bounds.columns) return false;
  }
  for (const [, reference = ''] of xml.matchAll(/(?:[\s"']|(?<!xmlns):)r\s*=\s*["']([^"']*)["']/g)) {
    const [, letters = '', digits] = /^([A-Z]{0,3})(\d{1,7})$/.exec(reference) ?? [];
    if (digits === undefined || Number(digits) > bounds.rows || columnOf(letters) > bounds.columns) return false;
  }
  return true;
}

/** A is 1, AA is 27; 0 if there are no letters. */
function columnOf(letters: string): number {
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}
