import { sql } from 'kysely';
import { methodNames } from '#contract/office/office-names.ts';
import type { ExportFilter, ExportName } from '#contract/rest/admin/exports.ts';
import { isFigurePeriod } from '#rules/office/figures.ts';
import type { Db } from '#server/transaction/transaction.ts';
import type { FileColumn, FileQuery } from './file-query.ts';
import { auditFile, visitsFile } from './log-files.ts';
import { couponsFile, membersFile, pointLiabilitiesFile, pointsFile } from './member-files.ts';
import { cashReceiptsFile, claimsFile, orderLinesFile, ordersFile, reprintsFile } from './order-files.ts';
import { figureKeyNames, figureNames, salesRows } from './sales-facts.ts';
import { commissionsFile, royaltiesFile, settlementsFile, withholdingsFile } from './settlement-files.ts';
import { vatRows } from './vat-report.ts';

type Statement<Name extends ExportName> = (filter: ExportFilter<Name>, at: { db: Db; now: Date }) => FileQuery | Promise<FileQuery>;

/** The statement of each file. */
export const statements: { readonly [Name in ExportName]: Statement<Name> } = {
  orders: (filter, { now }) => ordersFile(filter, now),
  'order-lines': (filter, { now }) => orderLinesFile(filter, now),
  claims: claimsFile,
  'cash-receipts': cashReceiptsFile,
  members: membersFile,
  coupons: (filter, { now }) => couponsFile(filter, now),
  points: pointsFile,
  'point-liabilities': (filter, { now }) => pointLiabilitiesFile(filter, now),
  royalties: royaltiesFile,
  settlements: settlementsFile,
  commissions: (filter, { now }) => commissionsFile(filter, now),
  withholdings: withholdingsFile,
  visits: visitsFile,
  audit: (filter, { db }) => auditFile(db, filter),
  figures: figuresFile,
  reprints: reprintsFile,
  vat: vatFile,
};

const named = (headings: Readonly<Record<string, string>>): FileColumn[] =>
  Object.entries(headings).map(([name, heading]) => ({ heading, of: sql.ref(`row.${name}`) }));

const sums = { goods: '상품 금액', discounts: '할인', points: '포인트 사용', fees: '배송비' };

function figuresFile({ by, ...span }: ExportFilter<'figures'>): FileQuery {
  const isTime = isFigurePeriod(by);
  const names = figureKeyNames[by];
  const about: FileColumn = { heading: '구분', of: isTime ? sql`row.key` : sql`row.name`, ...(names === undefined ? {} : { names }) };
  const shown = { orders: '주문', pieces: '수량', ...sums, paid: '결제', refunded: '환불', net: '순매출', net_before: '지난해 순매출' };
  // An order with goods of two brands is in the row of each, so that only times and ways to pay add up to orders.
  const isOfOrders = isTime || by === 'method';
  const summed = [...figureNames, 'net', 'net_before'].map((name) =>
    name === 'orders' && !isOfOrders ? sql`null` : sql`coalesce(sum(${sql.ref(name)}), 0)`,
  );
  return {
    columns: [about, ...named(shown)],
    source: sql`from (with found as materialized (${salesRows(by, span)})
      select *, false as is_total from found union all select '합계', '합계', ${sql.join(summed)}, true from found) row
      order by row.is_total, ${isTime ? sql`row.key` : sql`row.net desc, row.key`}`,
  };
}

function vatFile(span: ExportFilter<'vat'>): FileQuery {
  const money = { ordered: '주문 결제액', others: '주문 밖 입금', received: '들어온 돈', refunded: '돌려준 돈', net: '순액' };
  return {
    columns: [
      { heading: '결제수단', of: sql`coalesce(row.method, '합계')`, names: methodNames },
      ...named({ ...sums, ...money, supply: '공급가액', vat: '부가세', receipts: '현금영수증' }),
    ],
    source: sql`from (${vatRows(span)}) row order by row.method nulls last`,
  };
}
