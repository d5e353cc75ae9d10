import { sql } from 'kysely';
import { bankNames } from '#contract/banks.ts';
import { entryCauseNames, periodStateNames, shareKindNames } from '#contract/office/office-names.ts';
import type { ExportFilter } from '#contract/rest/admin/exports.ts';
import { RATE_MAX } from '#rules/money/royalty.ts';
import { all, type FileQuery, ko, within } from './file-query.ts';

/** The settlements of closed periods by month, with their total. */
export function settlementsFile({ from, until }: ExportFilter<'settlements'>): FileQuery {
  const sums = {
    sales_amount: '판매',
    reversal_amount: '반품·취소',
    correction_amount: '정정',
    carried_amount: '이월',
    owed_amount: '정산 금액',
    income_tax: '소득세',
    local_tax: '지방소득세',
    vat: '부가세',
    payout_amount: '지급액',
    donation_amount: '기부금',
  };
  const row = (name: string) => sql.ref(`row.${name}`);
  const columns = ['starts_on', 'name', 'kind', 'state', ...Object.keys(sums), 'bank', 'number_end', 'invoiced_at', 'paid_at'];
  const summed = columns.map((name) => (name in sums ? sql`sum(${sql.ref(name)})` : name === 'starts_on' ? sql`'합계'` : sql`null`));
  const conditions = [
    ...(from === undefined ? [] : [sql`period.starts_on >= ${from}::date`]),
    ...(until === undefined ? [] : [sql`period.starts_on <= ${until}::date`]),
  ];
  return {
    columns: [
      { heading: '정산 기간', of: row('starts_on') },
      { heading: '받는 곳', of: row('name') },
      { heading: '구분', of: row('kind') },
      { heading: '상태', of: row('state'), names: periodStateNames },
      ...Object.entries(sums).map(([name, heading]) => ({ heading, of: row(name) })),
      { heading: '은행', of: row('bank'), names: banks },
      { heading: '계좌 끝자리', of: row('number_end') },
      { heading: '명세 확정', of: row('invoiced_at') },
      { heading: '지급일', of: row('paid_at') },
    ],
    source: sql`from (with found as materialized (
        select to_char(period.starts_on, 'YYYY-MM') as starts_on, coalesce(artist.name, brand.name) ->> 'ko' as name,
          case when settlement.brand_id is null then '아티스트' else '브랜드' end as kind, settlement.state,
          ${sql.join(Object.keys(sums).map((name) => sql.ref(`settlement.${name}`)))},
          coalesce(payee.bank, '') as bank, payee.number_end,
          settlement.invoiced_at, settlement.paid_at
        from sales.settlements settlement join sales.settlement_periods period on period.id = settlement.period_id
        left join product.artists artist on artist.id = settlement.artist_id left join product.brands brand on brand.id = settlement.brand_id
        left join sales.payees payee on payee.artist_id = settlement.artist_id or payee.brand_id = settlement.brand_id
        where ${all(conditions)})
      select *, false as is_total from found union all select ${sql.join(summed)}, true from found) row
      order by row.is_total, row.starts_on desc, row.kind, row.name`,
  };
}

/** Bank names in Korean, and the text for a missing account. */
const banks = { ...Object.fromEntries(Object.entries(bankNames).map(([code, { ko: name }]) => [code, name])), '': '계좌 없음' };

/** Each brand's commission today, for all its goods and for categories with their own rate. */
export function commissionsFile({ q }: ExportFilter<'commissions'>, now: Date): FileQuery {
  return {
    columns: [
      { heading: '브랜드', of: ko(sql`brand.name`) },
      { heading: '판매 방식', of: sql`case when brand.is_brokered then '중개' else '자체' end` },
      { heading: '카테고리', of: sql`coalesce(category.name ->> 'ko', '전체')` },
      { heading: '수수료율 (%)', of: sql`(${sql.lit(RATE_MAX)} - rule.rate) / 100.0` },
      { heading: '시작', of: sql`rule.starts_at` },
      { heading: '메모', of: sql`rule.note` },
      {
        heading: '지급 계좌',
        of: sql`case when exists (select from sales.payees payee where payee.brand_id = brand.id) then '있음' else '없음' end`,
      },
    ],
    source: sql`from product.brands brand left join (
        select distinct on (brand_id, category_id) * from sales.royalty_rules
        where brand_id is not null and starts_at <= ${now} order by brand_id, category_id, starts_at desc, id desc) rule
        on rule.brand_id = brand.id and rule.rate is not null
      left join product.categories category on category.id = rule.category_id
      where brand.deleted_at is null and (${q} = '' or brand.name ->> 'ko' ilike '%' || ${q} || '%')
      order by brand.position, brand.id, rule.category_id nulls first`,
  };
}

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
 * Taxes withheld from artists without a business (3 % income tax and a tenth of it), by the month or year of payment, for the statement
 * of payments (사업소득 지급명세서). Resident numbers and business codes (업종코드) are not stored, so the person who files it adds them.
 */
export function withholdingsFile({ by, ...span }: ExportFilter<'withholdings'>): FileQuery {
  const paid = sql`to_char(settlement.paid_at at time zone 'Asia/Seoul', ${sql.lit(by === 'year' ? 'YYYY' : 'YYYY-MM')})`;
  const row = (heading: string, name: string) => ({ heading, of: sql.ref(`row.${name}`) });
  return {
    columns: [
      row(by === 'year' ? '지급연도' : '지급연월', 'paid'),
      row('소득자', 'name'),
      row('주소 이름', 'path_name'),
      { heading: '업종코드', of: sql`''` },
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
