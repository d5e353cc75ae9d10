import type { SheetData, SheetOptions } from 'write-excel-file/node';

/** The media type of an xlsx file. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A workbook with one sheet. The library is loaded on first use, to keep its hundred modules out of startup. */
export async function xlsxOf(rows: SheetData, options: SheetOptions<Buffer>): Promise<Buffer> {
  const { default: writeXlsx } = await import('write-excel-file/node');
  return writeXlsx(rows.map((row) => row.map(literal)) as SheetData, options).toBuffer();
}

/** _x000D_ in a workbook means a line end, so text that contains it literally is escaped. */
function literal(cell: unknown): unknown {
  if (typeof cell !== 'object' || cell === null || !('value' in cell) || typeof cell.value !== 'string') return cell;
  return { ...cell, value: cell.value.replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_') };
}
