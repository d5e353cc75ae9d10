/** Without it, spreadsheets misread Korean. */
const byteOrderMark = '\uFEFF';

/** Rows of text as a CSV file for spreadsheets: UTF-8 with a byte order mark, line endings per RFC 4180. */
export function spreadsheetCsv(rows: readonly (readonly string[])[]): string {
  return `${byteOrderMark}${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

/**
 * Prefixes an apostrophe to cells a spreadsheet would read as a formula and to cells that seem to have such a prefix already; negative
 * numbers stay numbers. Quotes cells with any separator that our reader accepts.
 */
function csvCell(text: string): string {
  const isNumber = /^-?\d+(\.\d+)?$/.test(text);
  const safe = !isNumber && /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Reverses csvCell's apostrophe prefix. */
export function plainCell(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
