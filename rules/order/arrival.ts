import { extraDays } from '../money/shipping.ts';
import { koreanDay } from '../shop/korean-time.ts';
import { nextDay, type WorkCalendar, workingDay } from './working-days.ts';

/** The expected days of arrival, `YYYY-MM-DD` in Korea. */
export interface Arrival {
  readonly first: string;
  readonly last: string;
}

/**
 * When an order paid now arrives at this zip code: `day1` to `day2` working days (`dayRange`; specification 3, Shipping info) after the
 * first working day after payment, and not before a parcel shipped on `shipBy` (null for no promise) can arrive: the next working day,
 * later on an island.
 */
export function arrivalDays(
  paidAt: Date,
  { day1, day2 }: { day1: number; day2: number },
  { shipBy, zipCode }: { shipBy: string | null; zipCode: string | null },
  calendar: Pick<WorkCalendar, 'holidays'>,
): Arrival {
  const paid = koreanDay(paidAt);
  const counted = (days: number) => (days === 0 ? workingDay(paid, 0, calendar) : workingDay(nextDay(paid), days - 1, calendar));
  const onTheWay = shipBy === null ? paid : workingDay(nextDay(shipBy), extraDays(zipCode), calendar);
  return { first: laterOf(counted(day1), onTheWay), last: laterOf(counted(day2), onTheWay) };
}

function laterOf(one: string, other: string): string {
  return one > other ? one : other;
}
