import { sql } from 'kysely';
import type { Support } from '#contract/rest/support.ts';
import type { Localized } from '#contract/rest/values.ts';
import type { InquiryKind } from '#rules/community/inquiry.ts';
import {
  answerExpectedBy,
  firstServiceHours,
  isServiceTime,
  nextServiceTime,
  type ServiceCalendar,
  type ServiceHours,
  serviceCalendar,
  serviceMinutesBetween,
  type Weekday,
} from '#rules/community/service-hours.ts';
import { daysAfter, daysBefore, koreanDay } from '#rules/shop/korean-time.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** How far back, and how many at most, answers tell how long one takes. */
const recent = { days: 90, answers: 200 };
/** Days for which coming holidays are named. */
const AHEAD = 14;

/** Whether customer service is there now, when next, and when an answer of a kind can be expected. */
export async function serviceStatus(db: Db, kind: InquiryKind, now: Date): Promise<Support> {
  const holidays = await db.selectFrom('management.holidays').select(['day', 'name']).orderBy('day').execute();
  const calendar = serviceCalendar(
    holidays.map(({ day }) => day),
    await readServiceHours(db),
  );
  const taken = await minutesTaken(db, kind, now, calendar);
  const [today, until] = [koreanDay(now), koreanDay(daysAfter(now, AHEAD))];
  const isOpen = isServiceTime(now, calendar);
  return {
    is_open: isOpen,
    opens_at: isOpen ? null : (nextServiceTime(now, calendar)?.toISOString() ?? null),
    answer_by: answerExpectedBy(now, taken, calendar)?.toISOString() ?? null,
    answers: taken.length,
    holidays: holidays
      .filter(({ day }) => today <= day && day <= until && !calendar.hours.is_open_on_holidays)
      .map(({ day, name }) => ({ day, name: name as Localized })),
  };
}

/**
 * When the answer to a question of a kind that waits since a moment can be expected, ISO 8601, by the count its form went by. Null when too few
 * answers tell, and when that time is over: no promise is renewed.
 */
export async function awaitedAnswer(db: Db, kind: InquiryKind, waitingSince: Date, now: Date): Promise<string | null> {
  const calendar = await readServiceCalendar(db);
  const by = answerExpectedBy(waitingSince, await minutesTaken(db, kind, waitingSince, calendar), calendar);
  return by !== null && by > now ? by.toISOString() : null;
}

/** The days on which customer service is there, as staff and jobs ask for them. */
export async function readServiceCalendar(db: Db): Promise<ServiceCalendar> {
  const days = await db.selectFrom('management.holidays').select('day').execute();
  return serviceCalendar(
    days.map(({ day }) => day),
    await readServiceHours(db),
  );
}

/** The hours among the shop's facts; those of a new shop before it has any. */
async function readServiceHours(db: Db): Promise<ServiceHours> {
  const hours = await db
    .selectFrom('management.shop_info')
    .select(['service_from', 'service_until', 'lunch_from', 'lunch_until', 'service_days', 'is_open_on_holidays'])
    .executeTakeFirst();
  // The check of the table allows what the rule knows.
  return hours === undefined ? firstServiceHours : { ...hours, service_days: hours.service_days as Weekday[] };
}

/** Minutes of service that recent first answers took, the newest first; deleted questions count, because they were answered. */
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
