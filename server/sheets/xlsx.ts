import type { SheetData, SheetOptions } from 'write-excel-file/node';

/** A workbook of one sheet. The library is read when the first one is written: a hundred modules that no start should wait for. */
export async function xlsxOf(rows: SheetData, options: SheetOptions<Buffer>): Promise<Buffer> {
  const { default: writeXlsx } = await import('write-excel-file/node');
  return writeXlsx(rows.map((row) => row.map(literal)) as SheetData, options).toBuffer();
}

/** _x000D_ in a workbook means a line end: a text that is spelt so keeps its spelling. */
function literal(cell: unknown): unknown {
  if (typeof cell !== 'object' || cell === null || !('value' in cell) || typeof cell.value !== 'string') return cell;
  return { ...cell, value: cell.value.replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_') };
}
