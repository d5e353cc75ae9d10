import type { Statement, StatementLine } from '#contract/rest/admin/settlements.ts';
import { koreanTime } from '#rules/shop/korean-time.ts';
import { spreadsheetCsv } from '#server/sheets/spreadsheet-csv.ts';
import { xlsxOf } from '#server/sheets/xlsx.ts';
import type { PayoutRow } from './list-payouts.ts';

const causes = { SALE: '판매', REVERSAL: '반품·취소', CORRECTION: '정정' } as const;
const kinds = { ROYALTY: '로열티', DONATION: '기부' } as const;

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

/** One artist's statement as CSV: every entry, then the total. */
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
  const blank = Array.from({ length: statementHead.length - 3 }, () => '');
  const rows = [
    statementHead,
    ...statement.lines.map(statementRow),
    ...totals.flatMap(([name, won]) => (won === null ? [] : [[name, ...blank, '', String(won)]])),
  ];
  return spreadsheetCsv(rows);
}

function statementRow(line: StatementLine): string[] {
  return [
    koreanTime(new Date(line.counted_at)),
    causes[line.cause],
    kinds[line.kind],
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
  '아티스트',
  '은행',
  '계좌번호',
  '예금주',
  '사업자등록번호',
  '정산 금액',
  '소득세',
  '지방소득세',
  '부가세',
  '지급액',
  '상태',
];

/** The transfers of a period as a spreadsheet; account numbers are text, so that leading zeros are kept. */
export function payoutFile(rows: readonly PayoutRow[]): Promise<Buffer> {
  const head = payoutHead.map((value) => ({ value, fontWeight: 'bold' as const }));
  const text = (value: string) => ({ value, type: String });
  const won = (value: number) => ({ value, type: Number, format: '#,##0' });
  const body = rows.map((row) => [
    text(row.artist),
    text(row.bank),
    text(row.number),
    text(row.holder),
    text(row.business_number),
    won(row.owed),
    won(row.income_tax),
    won(row.local_tax),
    won(row.vat),
    won(row.payout),
    text(row.isPaid ? '지급 완료' : '지급 대기'),
  ]);
  const columns = payoutHead.map((name) => ({ width: name === '계좌번호' ? 20 : 14 }));
  return xlsxOf([head, ...body], { columns });
}
