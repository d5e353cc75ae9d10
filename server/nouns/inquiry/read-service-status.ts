import { sql } from 'kysely';
import type { Support } from '#contract/rest/support.ts';
import type { InquiryKind } from '#rules/community/inquiry.ts';
import {
  answerDueBy,
  firstServiceHours,
  isTelling,
  type ServiceCalendar,
  type ServiceHours,
  serviceCalendar,
  serviceMinutesBetween,
  type Weekday,
} from '#rules/community/service-hours.ts';
import { daysAfter, daysBefore, koreanDay } from '#rules/shop/korean-time.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** The recent answers that response times are estimated from. */
const recent = { days: 90, answers: 200 };
/** Days ahead for which holidays are listed. */
const AHEAD = 14;

/** How soon customer service answers questions of a kind, and its days off. */
export async function readServiceStatus(db: Db, kind: InquiryKind, now: Date): Promise<Support> {
  const holidays = await db.selectFrom('management.holidays').select(['day', 'name']).orderBy('day').execute();
  const calendar = serviceCalendar(
    holidays.map(({ day }) => day),
    await readServiceHours(db),
  );
  const taken = await minutesTaken(db, kind, now, calendar);
  const [today, until] = [koreanDay(now), koreanDay(daysAfter(now, AHEAD))];
  return {
    answer_by: answerDueBy(now, taken, calendar).toISOString(),
    answers: isTelling(taken) ? taken.length : 0,
    holidays: holidays
      .filter(({ day }) => today <= day && day <= until && !calendar.hours.is_open_on_holidays)
      .map(({ day, name }) => ({ day, name })),
  };
}

/** The promised answer time for a question of a kind asked now, as on its form. It is stored with the question and never changes. */
export async function promisedAnswer(db: Db, kind: InquiryKind, now: Date): Promise<Date> {
  const calendar = await readServiceCalendar(db);
  return answerDueBy(now, await minutesTaken(db, kind, now, calendar), calendar);
}

async function readServiceCalendar(db: Db): Promise<ServiceCalendar> {
  const days = await db.selectFrom('management.holidays').select('day').execute();
  return serviceCalendar(
    days.map(({ day }) => day),
    await readServiceHours(db),
  );
}

/** The service hours from the shop's facts; the defaults of a new shop when there are none. */
async function readServiceHours(db: Db): Promise<ServiceHours> {
  const hours = await db
    .selectFrom('management.shop_info')
    .select(['service_from', 'service_until', 'lunch_from', 'lunch_until', 'service_days', 'is_open_on_holidays'])
    .executeTakeFirst();
  // The table's check constraint allows only the values of the rule.
  return hours === undefined ? firstServiceHours : { ...hours, service_days: hours.service_days as Weekday[] };
}

/** Service minutes that recent first answers took, newest first; answered questions count even when deleted. */
async function minutesTaken(db: Db, kind: InquiryKind, now: Date, calendar: ServiceCalendar): Promise<number[]> {
  const answers = await db
    .selectFrom('member.inquiries')
    .select(['created_at', sql<Date>`answered_at`.as('answered_at')])
    .where('answered_at', '>=', daysBefore(now, recent.days))
    .where('answered_at', '<=', now)
    .where('product_id', kind === 'QUESTION' ? 'is not' : 'is', null)
    .orderBy('answered_at', 'desc')
    .limit(recent.answers)
    .execute();
  return answers.map(({ created_at, answered_at }) => serviceMinutesBetween(created_at, answered_at, calendar));
}
