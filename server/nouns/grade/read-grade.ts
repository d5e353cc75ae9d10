import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import type { GradeView } from '#contract/rest/points.ts';
import type { DB } from '#db/schema.generated.ts';
import { paymentStatesIn } from '#rules/money/payment-state.ts';
import { gradeFor, gradeMonth, gradeWindow, monthAfter, nextGrade } from '#rules/money/points/grade.ts';
import { cancellationStatesIn } from '#rules/money/refund/refund.ts';
import { readShopRules } from '#server/nouns/shop/read-shop-rules.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** The grades of the shop. */
export function listGrades(db: Db) {
  return db
    .selectFrom('management.member_grades')
    .select(['id', 'name', 'threshold', 'bonus_percent', 'coupon_id'])
    .where('deleted_at', 'is', null)
    .orderBy('threshold')
    .orderBy('id')
    .execute();
}

/** The last graded month, valid until the next one is graded. */
const lastMonth = sql<string>`(select max(month) from management.grade_months)`;

/** SQL condition: a member has one of the grades now. */
export const isOfGrade = (userId: RawBuilder<unknown>, gradeId: number) => sql`exists (select from member.month_grades mine
  join management.member_grades grade on grade.id = mine.grade_id and grade.deleted_at is null
  where mine.user_id = ${userId} and mine.month = ${lastMonth} and mine.grade_id = ${gradeId})`;

/** The grades that members have now. */
export function gradesOf(eb: ExpressionBuilder<DB, never>) {
  return eb
    .selectFrom('member.month_grades as mine')
    .innerJoin('management.member_grades as grade', 'grade.id', 'mine.grade_id')
    .where('mine.month', '=', lastMonth)
    .where('grade.deleted_at', 'is', null);
}

/** Members' confirmed purchases within a time, less refunds: `user_id` and `spent`, in won. `only`: a condition on orders `o`. */
export const spentWithin = ({ from, until }: { from: Date; until: Date }, only: RawBuilder<unknown>) => sql`
  select o.user_id, sum(o.payment_amount - coalesce(back.amount, 0))::float8 as spent from sales.orders o
  cross join lateral (select sum(amount) as amount from (select gone.amount from sales.payments paid
    join sales.payment_cancellations gone on gone.payment_id = paid.payment_id
    where paid.order_id = o.id and paid.status in (${sql.join([...paymentStatesIn('pays'), ...paymentStatesIn('cancelled')])})
      and gone.status in (${sql.join(cancellationStatesIn('back'))})
    union all select refund.amount from sales.claim_refunds refund join sales.claims claim on claim.id = refund.claim_id
    where claim.order_id = o.id and refund.is_settled_elsewhere and not refund.is_whole) gone) back
  where o.confirmed_at >= ${from}::timestamptz and o.confirmed_at < ${until}::timestamptz and ${only} group by o.user_id`;

/** A member's grade of this month, and the purchases counted for the next one so far. */
export async function readGrade(db: Db, userId: string, now: Date): Promise<GradeView> {
  const [grades, rules, mine] = await Promise.all([
    listGrades(db),
    readShopRules(db),
    db.selectNoFrom((eb) => gradesOf(eb).select('grade.id').where('mine.user_id', '=', userId).as('id')).executeTakeFirst(),
  ]);
  const { from } = gradeWindow(monthAfter(gradeMonth(now)), rules);
  const { rows } = await sql<{ spent: number }>`${spentWithin({ from, until: now }, sql`o.user_id = ${userId}::uuid`)}`.execute(db);
  const spent = rows[0]?.spent ?? 0;
  const coming = gradeFor(grades, spent);
  const next = nextGrade(grades, spent);
  const shown = (grade: (typeof grades)[number] | null | undefined) => grade && { name: grade.name, bonus_percent: grade.bonus_percent };
  return {
    grade: shown(grades.find(({ id }) => id === mine?.id)) ?? null,
    coming: shown(coming) ?? null,
    next: next === null ? null : { name: next.grade.name, bonus_percent: next.grade.bonus_percent, missing: next.missing },
    months: rules.grade_months,
  };
}
