/** Without it a spreadsheet takes Korean for noise. */
const byteOrderMark = '\uFEFF';

/** Rows of texts as a CSV file for spreadsheets: UTF-8 with its mark, lines ended as RFC 4180 has them. */
export function spreadsheetCsv(rows: readonly (readonly string[])[]): string {
  return `${byteOrderMark}${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

/**
 * What a spreadsheet would take for a formula is kept a text by an apostrophe before it, and so is what looks as if it had one already; numbers
 * below nothing stay numbers. Every sign that our reader parts cells at is put in quotes.
 */
function csvCell(text: string): string {
  const isNumber = /^-?\d+(\.\d+)?$/.test(text);
  const safe = !isNumber && /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A cell as it was before csvCell kept it a text. */
export function plainCell(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
