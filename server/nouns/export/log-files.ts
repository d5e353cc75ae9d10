import { sql } from 'kysely';
import type { ExportFilter } from '#contract/rest/admin/exports.ts';
import { type VisitDevice, type VisitStep, visitSteps } from '#rules/shop/visit.ts';
import { matchingEntries } from '#server/nouns/audit/read-audit.ts';
import { all, endOf, type FileQuery, startOf } from './file-query.ts';

const deviceNames = { PHONE: '휴대전화', DESKTOP: '컴퓨터' } satisfies Record<VisitDevice, string>;
const stepNames: Readonly<Record<VisitStep, string>> = { VISIT: '방문', PRODUCT: '상품 보기', CART: '장바구니', ORDER: '주문' };

/** The number of a day's sampled visits that reached each step. */
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

/** The staff log row by row, without the values of the rows, which its screen masks column by column. */
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
