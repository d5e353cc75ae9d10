import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { type Failure, fail } from '#contract/errors/errors.ts';
import { parseOriginalSrc } from '#contract/images.ts';
import { printSvg } from '#rules/design/text/text-svg.ts';
import { layerSrc } from '#rules/order/frozen-design.ts';
import type { ObjectStorage } from '#server/gateways/storage/port.ts';
import { renderPrintFile } from '#server/images/drawing/print-file.ts';
import { spreadsheetCsv } from '#server/sheets/spreadsheet-csv.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { listPressLines, type PrintLine } from '../nouns/order/production/list-print-lines.ts';

export interface PrintArchive {
  /** The zip stream; holds one print file in memory at a time. Fails when a picture disappears meanwhile. */
  stream: Readable;
  /** The orders it contains files of. */
  orderIds: number[];
  files: number;
}

/**
 * The print files of these orders as a zip, with a list of its contents: a 300 DPI PNG for each printed side of each line, stored
 * uncompressed because PNG already is compressed, and beside it an SVG of its texts where it has any. Null when none of them has a print. Errors: PRINT_PICTURE_MISSING before any byte is
 * sent.
 */
export async function printArchive(
  db: Db,
  storage: Pick<ObjectStorage, 'get' | 'has'>,
  orderIds: readonly number[],
): Promise<PrintArchive | Failure | null> {
  const lines = await listPressLines(db, orderIds);
  if (lines.length === 0) return null;
  if (!(await hasAll(storage, lines))) return fail('PRINT_PICTURE_MISSING');
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(listOf(lines)), 'list.csv');
  let files = 0;
  for (const { side, file } of lines.flatMap(({ sides }) => sides)) {
    files += 1;
    const words = printSvg(side.area, side.layers);
    if (words !== null) zip.addBuffer(Buffer.from(words), file.replace(/png$/, 'svg'));
    zip.addReadStreamLazy(file, { compress: false }, (give) => {
      renderPrintFile(storage, side).then(
        (print) =>
          print === null ? give(new Error(`a picture of ${file} is gone`), Readable.from([])) : give(null, Readable.from([print.content])),
        (error: unknown) => give(error, Readable.from([])),
      );
    });
  }
  // A pipe does not propagate errors.
  const stream = new Readable().wrap(zip.outputStream);
  zip.on('error', (error: Error) => stream.destroy(error));
  zip.end();
  return { stream, orderIds: [...new Set(lines.map(({ order_id }) => order_id))], files };
}

/** Whether every picture that these lines print is in storage. */
export async function hasAll(storage: Pick<ObjectStorage, 'has'>, lines: readonly PrintLine[]): Promise<boolean> {
  const sources = new Set(
    lines.flatMap(({ sides }) => sides.flatMap(({ side }) => [side.mockupSrc, ...side.layers.flatMap((layer) => layerSrc(layer) ?? [])])),
  );
  for (const src of sources) {
    const name = parseOriginalSrc(src);
    if (name === null) return false;
    if (!(await storage.has(name))) return false;
  }
  return true;
}

/** The zip's contents, as a spreadsheet. */
function listOf(lines: readonly PrintLine[]): string {
  const rows = lines.flatMap((line) =>
    line.sides.map(({ file, side, name }) => [
      file,
      line.line_number,
      koreanOf(line.product_name),
      koreanOf(line.option_name),
      name,
      `${side.area.widthMm}×${side.area.heightMm}mm`,
      String(line.quantity),
    ]),
  );
  return spreadsheetCsv([['파일', '상품주문번호', '상품', '옵션', '인쇄면', '크기', '수량'], ...rows]);
}

function koreanOf(name: unknown): string {
  return typeof name === 'object' && name !== null && 'ko' in name ? String(name.ko) : '';
}
