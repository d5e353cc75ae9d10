import { gradeFor, gradeMonth, gradeWindow } from '#rules/money/points/grade.ts';
import { firstShopRules } from '#rules/office/shop-rules.ts';
import { type DemoShop, json } from '../demo-shop.ts';

const grades = [
  { name: { ko: '실버', en: 'Silver', cn: '银卡' }, threshold: 20_000, bonus_percent: 1 },
  { name: { ko: '골드', en: 'Gold', cn: '金卡' }, threshold: 100_000, bonus_percent: 2 },
  { name: { ko: '플래티넘', en: 'Platinum', cn: '白金卡' }, threshold: 300_000, bonus_percent: 4 },
];

/** Three grades, and who has which this month. */
export async function seedGrades({ trx, now }: DemoShop): Promise<void> {
  const found = await trx
    .insertInto('management.member_grades')
    .values(grades.map((grade) => ({ ...grade, name: json(grade.name) })))
    .returning(['id', 'threshold', 'bonus_percent'])
    .execute();
  const month = gradeMonth(now);
  await trx.insertInto('management.grade_months').values({ month, graded_at: now }).execute();
  const { from, until } = gradeWindow(month, firstShopRules);
  const buyers = await trx
    .selectFrom('sales.orders')
    .select(['user_id', ({ fn }) => fn.sum<number>('payment_amount').as('spent')])
    .where('confirmed_at', '>=', from)
    .where('confirmed_at', '<', until)
    .groupBy('user_id')
    .execute();
  const graded = buyers.flatMap(({ user_id, spent }) => {
    const grade = gradeFor(found, Number(spent));
    return grade === null ? [] : [{ user_id, month, grade_id: grade.id, spent_amount: Number(spent) }];
  });
  if (graded.length > 0) await trx.insertInto('member.month_grades').values(graded).execute();
}
