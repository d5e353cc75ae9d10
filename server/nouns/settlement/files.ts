import { transferCodes } from '#contract/banks.ts';
import { entryCauseNames, shareKindNames } from '#contract/office/office-names.ts';
import type { Statement, StatementLine } from '#contract/rest/admin/settlements.ts';
import { sumWon } from '#rules/money/money.ts';
import { otherPart } from '#rules/money/royalty.ts';
import { koreanTime } from '#rules/shop/korean-time.ts';
import { encodeCp949 } from '#server/sheets/cp949.ts';
import { csvRow, spreadsheetCsv } from '#server/sheets/spreadsheet-csv.ts';
import { xlsxOf } from '#server/sheets/xlsx.ts';
import type { PayoutRow } from './list-payouts.ts';

const statementHead = [
  '확정 일시',
  '구분',
  '종류',
  '상품',
  '인쇄면',
  '레이어',
  '그래픽',
  '수량',
  '그래픽 단가',
  '기준 금액',
  '요율(%)',
  '금액',
  '사유',
];

const goodsHead = ['확정 일시', '구분', '주문번호', '상품', '수량', '단가', '기준 금액', '수수료율(%)', '금액', '사유'];

/** One payee's statement as CSV: every entry, then the total. */
export function statementCsv(statement: Statement): string {
  const { settlement } = statement;
  const totals: [string, number | null][] = [
    ['판매', settlement.sales_amount],
    ['반품·취소', settlement.reversal_amount],
    ['정정', settlement.correction_amount],
    ['이월', settlement.carried_amount],
    ['정산 금액', settlement.owed_amount],
    ['소득세', settlement.income_tax],
    ['지방소득세', settlement.local_tax],
    ['부가세', settlement.vat],
    ['지급액', settlement.payout_amount],
    ['기부금(지급액과 별도)', settlement.donation_amount],
  ];
  const [head, rowOf] = settlement.brand_id === null ? ([statementHead, statementRow] as const) : ([goodsHead, goodsRow] as const);
  const blank = Array.from({ length: head.length - 3 }, () => '');
  const rows = [
    head,
    ...statement.lines.map(rowOf),
    ...totals.flatMap(([name, won]) => (won === null ? [] : [[name, ...blank, '', String(won)]])),
  ];
  return spreadsheetCsv(rows);
}

function goodsRow(line: StatementLine): string[] {
  return [
    ...[koreanTime(new Date(line.counted_at)), entryCauseNames[line.cause], line.order_number ?? '', line.product_name?.ko ?? ''],
    ...[String(line.quantity ?? ''), String(line.unit_price ?? ''), String(line.base_amount ?? '')],
    ...[line.rate === null ? '' : String(otherPart(line.rate) / 100), String(line.amount), line.reason],
  ];
}

function statementRow(line: StatementLine): string[] {
  return [
    koreanTime(new Date(line.counted_at)),
    entryCauseNames[line.cause],
    shareKindNames[line.kind],
    line.product_name?.ko ?? '',
    line.side_name?.ko ?? '',
    String(line.layer_number ?? ''),
    line.graphic_name?.ko ?? '',
    String(line.quantity ?? ''),
    String(line.unit_price ?? ''),
    String(line.base_amount ?? ''),
    line.rate === null ? '' : String(line.rate / 100),
    String(line.amount),
    line.reason,
  ];
}

const payoutHead = [
  '받는 곳',
  '은행',
  '계좌번호',
  '예금주',
  '사업자등록번호',
  '판매 금액',
  '수수료',
  '정산 금액',
  '소득세',
  '지방소득세',
  '부가세',
  '지급액',
  '상태',
];

const standings = {
  PAID: '지급 완료',
  DUE: '지급 대기',
  NOT_INVOICED: '명세 확정 전',
  NO_ACCOUNT: '계좌 없음 (지급 못 함)',
} as const satisfies Record<PayoutRow['standing'], string>;

/** A period's payouts as a spreadsheet with the total; account numbers are text, so that leading zeros stay. */
export function payoutFile(rows: readonly PayoutRow[]): Promise<Buffer> {
  const head = payoutHead.map((value) => ({ value, fontWeight: 'bold' as const }));
  const text = (value: string) => ({ value, type: String });
  const won = (value: number | null) => (value === null ? null : { value, type: Number, format: '#,##0' });
  const body = rows.map((row) => [
    text(row.name),
    text(row.bank),
    text(row.number),
    text(row.holder),
    text(row.business_number),
    won(row.gross),
    won(row.commission),
    won(row.owed),
    won(row.income_tax),
    won(row.local_tax),
    won(row.vat),
    won(row.payout),
    text(standings[row.standing]),
  ]);
  const sums = (['gross', 'commission', 'owed', 'income_tax', 'local_tax', 'vat', 'payout'] as const).map((name) =>
    won(sumWon(rows.map((row) => row[name] ?? 0))),
  );
  const total = [text('합계'), null, null, null, null, ...sums, null];
  const columns = payoutHead.map((name) => ({ width: name === '계좌번호' ? 20 : 14 }));
  return xlsxOf([head, ...body, total], { columns });
}

const transferHead = ['은행코드', '은행', '계좌번호', '이체금액', '예금주', '받는 통장 표시', '내 통장 표시'];

/**
 * The open transfers of a period for internet banking: bank code, account, whole won, holder, and the texts on both accounts. Everything
 * is text, so that leading zeros stay.
 */
export function transferRows(rows: readonly PayoutRow[], { memo }: { memo: string }): string[][] {
  const due = rows.filter((row) => row.standing === 'DUE' && row.payout > 0);
  const cells = due.map(({ bank_code, bank, number, payout, holder, name }) => {
    const code = Object.hasOwn(transferCodes, bank_code) ? transferCodes[bank_code as keyof typeof transferCodes] : '';
    return [code, bank, number, String(payout), holder, memo, name.slice(0, 10)];
  });
  return [transferHead, ...cells];
}

/** The transfers as a spreadsheet or as CSV in CP949, the formats that Korean banks accept. */
export async function transferFile(rows: readonly string[][], format: 'xlsx' | 'csv'): Promise<Buffer | string> {
  if (format === 'csv') return encodeCp949(rows.map(csvRow).join(''));
  const [head = [], ...body] = rows;
  const money = transferHead.indexOf('이체금액');
  const cells = body.map((row) =>
    row.map((value, column) => (column === money ? { value: Number(value), type: Number } : { value, type: String })),
  );
  return xlsxOf([head.map((value) => ({ value, fontWeight: 'bold' as const })), ...cells], { columns: head.map(() => ({ width: 16 })) });
}
