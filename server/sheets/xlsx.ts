import type { SheetData, SheetOptions } from 'write-excel-file/node';

/** A workbook of one sheet. The library is read when the first one is written: a hundred modules that no start should wait for. */
export async function xlsxOf(rows: SheetData, options: SheetOptions<Buffer>): Promise<Buffer> {
  const { default: writeXlsx } = await import('write-excel-file/node');
  return writeXlsx(rows, options).toBuffer();
}
