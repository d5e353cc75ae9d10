/** Without it, spreadsheets misread Korean. */
export const byteOrderMark = '\uFEFF';

/** Rows of text as a CSV file for spreadsheets: UTF-8 with a byte order mark, line endings per RFC 4180. */
export function spreadsheetCsv(rows: readonly (readonly string[])[]): string {
  return `${byteOrderMark}${rows.map(csvRow).join('')}`;
}

/** A row with its line end. */
export function csvRow(row: readonly string[]): string {
  return `${row.map(csvCell).join(',')}\r\n`;
}

/** A text that a spreadsheet would read as a formula or, after an apostrophe, as a text; with its leading apostrophes. */
const guarded = /^'*[=+\-@\t\r]|^'+\d/;

/**
 * Prefixes an apostrophe to cells a spreadsheet would read as a formula and to cells that seem to have such a prefix already; negative
 * numbers stay numbers. Quotes cells with any separator that our reader accepts.
 */
function csvCell(text: string): string {
  const isNumber = /^-?\d+(\.\d+)?$/.test(text);
  const safe = !isNumber && guarded.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Reverses csvCell's apostrophe prefix, and the two ways in which people keep a number a text: `="630"` and `'630`. */
export function plainCell(cell: string): string {
  const formula = /^="(.*)"$/s.exec(cell)?.[1];
  if (formula !== undefined) return formula.replaceAll('""', '"');
  return cell.startsWith("'") && guarded.test(cell) ? cell.slice(1) : cell;
}
