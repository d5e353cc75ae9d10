import { sql } from 'kysely';
import { isFailure } from '#contract/errors/errors.ts';
import { urlFor } from '#contract/routes.ts';
import { gradeFor, gradeMonth, gradeWindow } from '#rules/money/points/grade.ts';
import { findClaimable } from '#server/nouns/coupon/find-claimable.ts';
import { issueToAll } from '#server/nouns/coupon/issue-to-all.ts';
import { isActiveMember } from '#server/nouns/member/standing.ts';
import { notifyMembers } from '#server/nouns/notification/notify-member.ts';
import { readShopRules } from '#server/nouns/shop/read-shop-rules.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { listGrades, spentWithin } from './read-grade.ts';

/** Members graded by one statement. */
const AT_ONCE = 5_000;

/**
 * Grades all members for this month (Korea), once, by what they bought in the months before, and issues the coupon of each grade. Returns
 * how many have one. Nothing while the shop has no grades.
 */
export async function gradeMembers({ database, clock }: Shop): Promise<number> {
  const now = clock();
  const month = gradeMonth(now);
  const graded = await inTransaction<number>(database.service, async (trx) => {
    const grades = await listGrades(trx);
    const [lowest] = grades;
    if (lowest === undefined) return 0;
    const begun = await trx
      .insertInto('management.grade_months')
      .values({ month, graded_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('month')
      .executeTakeFirst();
    if (begun === undefined) return 0;
    const window = gradeWindow(month, await readShopRules(trx));
    let count = 0;
    for (let after: string | null = null; ; ) {
      const isNext = after === null ? sql`true` : sql`o.user_id > ${after}::uuid`;
      const found: { rows: { user_id: string; spent: number }[] } = await sql<{ user_id: string; spent: number }>`
        select spent.* from (${spentWithin(window, isNext)}) spent join member.members on member.members.id = spent.user_id
        where spent >= ${lowest.threshold} and ${isActiveMember} order by user_id limit ${AT_ONCE}`.execute(trx);
      const { rows } = found;
      const last = rows.at(-1);
      if (last === undefined) break;
      after = last.user_id;
      count += rows.length;
      const mine = rows.map(({ user_id, spent }) => ({
        user_id,
        month,
        grade_id: gradeFor(grades, spent)?.id ?? lowest.id,
        spent_amount: spent,
      }));
      await trx.insertInto('member.month_grades').values(mine).execute();
    }
    for (const grade of grades.toSorted((one, other) => (one.coupon_id ?? 0) - (other.coupon_id ?? 0)))
      if (grade.coupon_id !== null) await issueCoupons(trx, { id: grade.id, coupon_id: grade.coupon_id }, { month, now });
    return count;
  });
  return isFailure(graded) ? 0 : graded;
}

/** A copy of the grade's coupon for each of its members; none when it is not running, or too few are left for all. */
async function issueCoupons(
  trx: Trx,
  grade: { id: number; coupon_id: number },
  { month, now }: { month: string; now: Date },
): Promise<void> {
  const coupon = await findClaimable(trx, grade.coupon_id, now);
  if (isFailure(coupon)) return;
  const members = await trx
    .selectFrom('member.month_grades')
    .select('user_id')
    .where('month', '=', month)
    .where('grade_id', '=', grade.id)
    .execute();
  const issued = await issueToAll(
    trx,
    coupon,
    members.map(({ user_id }) => user_id),
    now,
  );
  const values = { name: coupon.name, ends_at: issued?.expiresAt?.toISOString() ?? null };
  await notifyMembers(
    trx,
    (issued?.userIds ?? []).map((memberId) => ({ memberId, event: 'coupon' as const, values, link: urlFor('mypage-coupon'), now })),
  );
}
