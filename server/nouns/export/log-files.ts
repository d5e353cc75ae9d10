import { sql } from 'kysely';
import { entryCauseNames, shareKindNames } from '#contract/office/office-names.ts';
import type { ExportFilter } from '#contract/rest/admin/exports.ts';
import { type VisitDevice, type VisitStep, visitSteps } from '#rules/shop/visit.ts';
import { matchingEntries } from '#server/nouns/audit/read-audit.ts';
import { all, endOf, type FileQuery, ko, startOf, within } from './file-query.ts';

export function royaltiesFile(filter: ExportFilter<'royalties'>): FileQuery {
  return {
    columns: [
      { heading: '일시', of: sql`entry.created_at` },
      { heading: '정산 기간', of: sql`period.starts_on::text` },
      { heading: '받는 곳', of: ko(sql`coalesce(artist.name, brand.name)`) },
      { heading: '구분', of: sql`entry.cause`, names: entryCauseNames },
      { heading: '종류', of: sql`entry.kind`, names: shareKindNames },
      { heading: '그래픽', of: ko(sql`line.graphic_name`) },
      { heading: '상품', of: ko(sql`line.product_name`) },
      { heading: '수량', of: sql`line.quantity` },
      { heading: '단가', of: sql`line.unit_price` },
      { heading: '기준 금액', of: sql`line.base_amount` },
      { heading: '요율 (%)', of: sql`line.rate / 100.0` },
      { heading: '금액', of: sql`entry.amount` },
      { heading: '사유', of: sql`entry.reason` },
    ],
    source: sql`from sales.royalty_entries entry join sales.settlement_periods period on period.id = entry.period_id
      left join product.artists artist on artist.id = entry.artist_id left join product.brands brand on brand.id = entry.brand_id left join sales.royalty_lines line on line.id = entry.royalty_line_id
      where ${all([...within(sql`entry.created_at`, filter)])} order by entry.id desc`,
  };
}

/**
 * What was withheld from artists without a business (3 % income tax and a tenth of it), by month or year in which it was paid: what the
 * statement of payments (사업소득 지급명세서) is filled in from. Resident numbers are not stored, so whoever files it adds them.
 */
export function withholdingsFile({ by, ...span }: ExportFilter<'withholdings'>): FileQuery {
  const paid = sql`to_char(settlement.paid_at at time zone 'Asia/Seoul', ${sql.lit(by === 'year' ? 'YYYY' : 'YYYY-MM')})`;
  const row = (heading: string, name: string) => ({ heading, of: sql.ref(`row.${name}`) });
  return {
    columns: [
      row(by === 'year' ? '지급연도' : '지급연월', 'paid'),
      row('소득자', 'name'),
      row('주소 이름', 'path_name'),
      { heading: '주민등록번호', of: sql`''` },
      row('지급 건수', 'payments'),
      row('지급 총액', 'owed'),
      { heading: '세율 (%)', of: sql`3` },
      row('소득세', 'income_tax'),
      row('지방소득세', 'local_tax'),
      row('차인 지급액', 'payout'),
    ],
    source: sql`from (
      select ${paid} as paid, artist.name ->> 'ko' as name, artist.path_name, count(*) as payments, sum(owed_amount) as owed,
        sum(income_tax) as income_tax, sum(local_tax) as local_tax, sum(payout_amount) as payout
      from sales.settlements settlement join product.artists artist on artist.id = settlement.artist_id
      where ${all([sql`settlement.tax_kind = 'WITHHELD'`, sql`settlement.paid_at is not null`, ...within(sql`settlement.paid_at`, span)])}
      group by 1, artist.id) row order by row.paid desc, row.path_name`,
  };
}

const deviceNames = { PHONE: '휴대전화', DESKTOP: '컴퓨터' } satisfies Record<VisitDevice, string>;
const stepNames: Readonly<Record<VisitStep, string>> = { VISIT: '방문', PRODUCT: '상품 보기', CART: '장바구니', ORDER: '주문' };

/** How many of the sampled visits of a day came how far. */
export function visitsFile({ from, until }: ExportFilter<'visits'>): FileQuery {
  const conditions = [
    sql`measure = 'STEP'`,
    ...(from === undefined ? [] : [sql`day >= ${from}::date`]),
    ...(until === undefined ? [] : [sql`day <= ${until}::date`]),
  ];
  const reached = (step: VisitStep) => sql`coalesce(sum(count) filter (where page = ${sql.lit(step)}), 0)`;
  return {
    columns: [
      { heading: '날짜', of: sql`day::text` },
      { heading: '기기', of: sql`device`, names: deviceNames },
      ...visitSteps.map((step) => ({ heading: stepNames[step], of: reached(step) })),
    ],
    source: sql`from management.visit_counts where ${all(conditions)} group by day, device order by day desc, device`,
  };
}

const actionNames = { INSERT: '만듦', UPDATE: '바꿈', DELETE: '지움', LOOK: '봄' };

/** The log of staff row by row, without what was in the rows: that is masked column by column on its screen. */
export async function auditFile(db: Parameters<typeof matchingEntries>[0], filter: ExportFilter<'audit'>): Promise<FileQuery> {
  const { from, until, ...about } = filter;
  const span = {
    ...(from === undefined ? {} : { from: startOf(from).toISOString() }),
    ...(until === undefined ? {} : { until: endOf(until).toISOString() }),
  };
  return {
    columns: [
      { heading: '일시', of: sql`entry.created_at` },
      { heading: '누가', of: sql`staff.nickname` },
      { heading: '한 일', of: sql`entry.action`, names: actionNames },
      { heading: '대상', of: sql`entry.table_name` },
      { heading: '번호', of: sql`entry.row_id` },
      {
        heading: '바뀐 칸',
        of: sql`(select string_agg(now.key, ', ' order by now.key) from jsonb_each(entry.row_after) now
          where entry.action = 'UPDATE' and now.value is distinct from entry.row_before -> now.key and now.key not like 'masked%'
            and now.key <> 'updated_at')`,
      },
    ],
    source: sql`from management.audit_entries entry left join member.members staff on staff.id = entry.user_id
      where ${await matchingEntries(db, { ...about, ...span })} order by entry.id desc`,
  };
}
