import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { koreanTime } from '#rules/shop/korean-time.ts';
import { byteOrderMark, csvRow } from './spreadsheet-csv.ts';

/** The value of a cell: a moment is written in Korean time, `null` as empty. */
export type FileCell = string | number | Date | null;

/** Rows as they come, some at a time. */
export type RowBatches = AsyncIterable<readonly (readonly FileCell[])[]>;

/** Maximum rows of a sheet; further rows go to the next sheet. */
const SHEET_ROWS = 1_048_576;

/** A table as CSV for spreadsheets, written while its rows are read. */
export function csvStream(headings: readonly string[], rows: RowBatches): Readable {
  return Readable.from(csvParts(headings, rows), { objectMode: false });
}

async function* csvParts(headings: readonly string[], rows: RowBatches): AsyncGenerator<string> {
  yield `${byteOrderMark}${csvRow(headings)}`;
  for await (const batch of rows) yield batch.map((row) => csvRow(row.map(csvText))).join('');
}

function csvText(cell: FileCell): string {
  if (cell === null) return '';
  return cell instanceof Date ? koreanTime(cell) : String(cell);
}

/** A table as xlsx, written while its rows are read: numbers are numbers, moments are dates, and no text is a formula. */
export function xlsxStream(name: string, headings: readonly string[], rows: RowBatches): Readable {
  const zip = new ZipFile();
  const batches = rows[Symbol.asyncIterator]();
  const output = zip.outputStream as Readable;
  const failed = (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error)));
  const addSheet = (sheet: number, first: readonly (readonly FileCell[])[]): void => {
    let rest: readonly (readonly FileCell[])[] = [];
    async function* parts(): AsyncGenerator<string> {
      yield `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>${xlsxRow(headings)}`;
      let [written, batch] = [1, first];
      for (;;) {
        yield batch
          .slice(0, SHEET_ROWS - written)
          .map(xlsxRow)
          .join('');
        rest = batch.slice(SHEET_ROWS - written);
        if (rest.length > 0) break;
        written += batch.length;
        const next = await batches.next();
        if (next.done) break;
        batch = next.value;
      }
      yield '</sheetData></worksheet>';
    }
    const stream = Readable.from(parts(), { objectMode: false });
    stream.once('error', failed);
    stream.once('end', () => (rest.length > 0 ? addSheet(sheet + 1, rest) : finish(sheet)));
    zip.addReadStream(stream, `xl/worksheets/sheet${sheet}.xml`);
  };
  const finish = (sheets: number): void => {
    for (const [path, text] of Object.entries(workbookParts(name, sheets))) zip.addBuffer(Buffer.from(text), path);
    zip.end();
  };
  // Whoever goes away ends the reading, too.
  output.once('close', () => void batches.return?.().catch(() => {}));
  addSheet(1, []);
  return output;
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const parts = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

function workbookParts(name: string, count: number): Readonly<Record<string, string>> {
  const sheets = Array.from({ length: count }, (_, index) => index + 1);
  const title = (sheet: number) => escaped(sheet === 1 ? name : `${name} ${sheet}`);
  const xml = '<?xml version="1.0" encoding="UTF-8"?>';
  return {
    'xl/workbook.xml': `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets.map((sheet) => `<sheet name="${title(sheet)}" sheetId="${sheet}" r:id="rId${sheet}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="${packages}/relationships">${sheets.map((sheet) => `<Relationship Id="rId${sheet}" Type="${office}/worksheet" Target="worksheets/sheet${sheet}.xml"/>`).join('')}<Relationship Id="rId${count + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${xml}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="3" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    '_rels/.rels': `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    '[Content_Types].xml': `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${parts}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${parts}.styles+xml"/>${sheets.map((sheet) => `<Override PartName="/xl/worksheets/sheet${sheet}.xml" ContentType="${parts}.worksheet+xml"/>`).join('')}</Types>`,
  };
}

function xlsxRow(row: readonly FileCell[]): string {
  return `<row>${row.map(xlsxCell).join('')}</row>`;
}

const DAY_MS = 86_400_000;
/** Days from where spreadsheets begin to count (1899-12-30) to 1970, and the hours that Korea is ahead. */
const [EPOCH_DAYS, KOREA_DAYS] = [25_569, 9 / 24];

function xlsxCell(cell: FileCell): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'number') return `<c s="2"><v>${cell}</v></c>`;
  if (cell instanceof Date) return `<c s="1"><v>${cell.getTime() / DAY_MS + EPOCH_DAYS + KOREA_DAYS}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

/** Without the signs that no XML may hold; `_x000D_` means a line end in a workbook, so a text with it is written another way. */
function escaped(text: string): string {
  if (!/[&<>"_\p{Cc}\ufffe\uffff]/u.test(text)) return text;
  return text
    .replaceAll(/[\p{Cc}\ufffe\uffff]/gu, (sign) => ('\t\n\r'.includes(sign) ? sign : ''))
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
