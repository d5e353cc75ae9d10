import { type RawBuilder, sql } from 'kysely';
import { containing } from '#contract/graphql/pattern.ts';
import { couponNames } from '#contract/names/coupon-names.ts';
import { pointReasonNames, standingNames } from '#contract/office/office-names.ts';
import type { ExportFilter } from '#contract/rest/admin/exports.ts';
import { memberStandingList } from '#rules/member/sign-in/member-standing.ts';
import { couponTypes } from '#rules/money/coupon/coupon.ts';
import { couponStandings, type StandingFacts } from '#rules/money/coupon/coupon-terms.ts';
import { shownState } from '#rules/shop/shown.ts';
import { foundBy } from '#server/nouns/member/desk/find-members.ts';
import { standsAs } from '#server/nouns/member/standing.ts';
import { all, endOf, type FileColumn, type FileQuery, ko, within } from './file-query.ts';

export function membersFile({ standing, q, from, until }: ExportFilter<'members'>): FileQuery {
  const conditions = [
    ...(standing === undefined ? [] : [sql`${standsAs(standing)}`]),
    ...(q === '' ? [] : [foundBy(q)]),
    ...within(member('created_at'), { from, until }),
  ];
  const personal = (heading: string, column: string): FileColumn => ({
    heading,
    of: member(`masked_${column}`),
    whole: member(column),
  });
  const standings = memberStandingList.map((each) => sql`when ${standsAs(each)} then ${each}`);
  return {
    columns: [
      { heading: '닉네임', of: member('nickname') },
      personal('이름', 'name'),
      personal('이메일', 'email'),
      personal('전화번호', 'phone'),
      { heading: '상태', of: sql`case ${sql.join(standings, sql` `)} end`, names: standingNames },
      { heading: '가입일시', of: member('created_at') },
      { heading: '메일 수신', of: yesNo(member('is_email_consent')) },
      { heading: '문자 수신', of: yesNo(member('is_sms_consent')) },
      { heading: '앱 알림 수신', of: yesNo(member('is_push_consent')) },
      { heading: '주문 수', of: sql`coalesce(bought.orders, 0)` },
      { heading: '결제 금액', of: sql`coalesce(bought.amount, 0)` },
      { heading: '마지막 주문', of: sql`bought.last_at` },
    ],
    source: sql`from member.members left join lateral (
        select count(*) as orders, sum(payment_amount) as amount, max(ordered_at) as last_at
        from sales.orders where user_id = member.members.id and payment_date is not null and cancelled_at is null) bought on true
      where ${all(conditions)} order by member.members.created_at desc, member.members.id`,
  };
}

const member = (column: string) => sql.ref(`member.members.${column}`);
const yesNo = (fact: RawBuilder<unknown>) => sql`case when ${fact} then '동의' else '' end`;

/** The condition that coupons `c` have this standing, as in the list of the data service. */
function isStanding(standing: keyof typeof couponStandings, now: Date): RawBuilder<unknown> {
  const { isOver, isOn, hasBegun, hasSupply }: StandingFacts = couponStandings[standing];
  const over = sql`coalesce(c.ends_at <= ${now}::timestamptz, false)`;
  return all([
    isOver ? over : sql`not ${over}`,
    ...(isOn === undefined ? [] : [sql`(c.state = ${shownState}) = ${isOn}`]),
    ...(hasBegun === undefined ? [] : [sql`(c.starts_at <= ${now}::timestamptz) = ${hasBegun}`]),
    ...(hasSupply === undefined ? [] : [sql`c.is_used_up = ${!hasSupply}`]),
  ]);
}

export function couponsFile({ state, type, q }: ExportFilter<'coupons'>, now: Date): FileQuery {
  const part = containing(q);
  const conditions = [
    sql`c.deleted_at is null`,
    ...(state === undefined ? [] : [isStanding(state, now)]),
    ...(type === undefined ? [] : [sql`c.type = ${type}`]),
    ...(q === '' ? [] : [sql`(c.name ->> 'ko' ilike ${part} or c.name ->> 'en' ilike ${part} or c.number ilike ${part})`]),
  ];
  return {
    columns: [
      { heading: '쿠폰', of: ko(sql`c.name`) },
      {
        heading: '종류',
        of: sql`c.type`,
        names: Object.fromEntries(couponTypes.map((each) => [each, couponNames[each].staff])),
      },
      { heading: '쿠폰 번호', of: sql`c.number` },
      { heading: '할인', of: sql`c.discount_value || case c.discount_type when 'RATE' then '%' else '원' end` },
      { heading: '최대 할인', of: sql`c.max_discount_amount` },
      { heading: '최소 주문 금액', of: sql`c.min_order_amount` },
      { heading: '발급', of: sql`c.issued_count` },
      { heading: '사용', of: sql`c.used_count` },
      { heading: '할인한 금액', of: sql`c.spent_amount` },
      { heading: '예산', of: sql`c.budget_amount` },
      { heading: '시작', of: sql`c.starts_at` },
      { heading: '종료', of: sql`c.ends_at` },
    ],
    source: sql`from sales.coupons c where ${all(conditions)} order by c.id desc`,
  };
}

/** The effect of an entry on a balance: awards add; debts and points taken from a lot subtract, except payments of a debt. */
const signed = sql`case when e.type = 'EARNED' then e.amount when e.reason = 'OFFSET' then 0 else -e.amount end`;

export function pointsFile({ type, by_hand, from, until }: ExportFilter<'points'>): FileQuery {
  const conditions = [
    ...(type === undefined ? [] : [sql`e.type = ${type}`]),
    ...(by_hand === undefined ? [] : [sql`e.reason = 'ADMIN'`]),
    ...within(sql`e.created_at`, { from, until }),
  ];
  return {
    columns: [
      { heading: '일시', of: sql`e.created_at` },
      { heading: '회원', of: sql`m.nickname` },
      { heading: '사유', of: sql`e.reason`, names: pointReasonNames },
      { heading: '포인트', of: signed },
      { heading: '쓸 수 있는 날까지', of: sql`e.expires_at` },
      { heading: '주문번호', of: sql`o.order_number` },
      { heading: '메모', of: sql`e.note` },
    ],
    source: sql`from sales.point_entries e join member.members m on m.id = e.user_id left join sales.orders o on o.id = e.order_id
      where ${all(conditions)} order by e.id desc`,
  };
}

/** The points that members could still use at the end of a day: the rest of each unexpired lot, less debts. */
export function pointLiabilitiesFile({ at }: ExportFilter<'point-liabilities'>, now: Date): FileQuery {
  // Entries of this very moment count, too.
  const moment = at === undefined ? new Date(now.getTime() + 1) : endOf(at);
  return {
    columns: [
      { heading: '회원', of: sql`m.nickname` },
      { heading: '남은 포인트', of: sql`sum(left_over.held)` },
      { heading: '차감할 포인트', of: sql`sum(left_over.owed)` },
      { heading: '잔액', of: sql`sum(left_over.held) - sum(left_over.owed)` },
      { heading: '먼저 사라지는 날', of: sql`min(left_over.ends_at)` },
    ],
    source: sql`from (
        select lot.user_id, lot.amount - coalesce((select sum(taking.amount) from sales.point_entries taking
            where taking.lot_id = lot.id and taking.created_at < ${moment}::timestamptz), 0) as held, 0 as owed, lot.expires_at as ends_at
        from sales.point_entries lot where lot.type = 'EARNED' and lot.created_at < ${moment}::timestamptz
          and coalesce(lot.expires_at > ${moment}::timestamptz, true)
        union all
        select user_id, 0, case type when 'OWED' then amount else -amount end, null from sales.point_entries
        where (type = 'OWED' or reason = 'OFFSET') and created_at < ${moment}::timestamptz) left_over
      join member.members m on m.id = left_over.user_id
      group by m.id, m.nickname having sum(left_over.held) <> 0 or sum(left_over.owed) <> 0 order by sum(left_over.held) desc, m.id`,
  };
}
