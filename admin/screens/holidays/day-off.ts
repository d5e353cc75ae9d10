import { z } from 'zod';
import { nameWords } from '#contract/rest/admin/catalogue/values.ts';
import { day } from '#contract/rest/values.ts';
import { DAYS_OFF_MOST, daysFrom } from '#rules/order/working-days.ts';
import { holidayTexts as texts } from './texts.ts';

const isSpan = ({ from, until }: { from: string; until: string }) =>
  until === '' || (from <= until && daysFrom(from, until).length <= DAYS_OFF_MOST);

/**
 * The schema of a new entry. In a year without public holidays nothing can be entered: a single day would make the year count as
 * complete, and no release would fill it.
 */
export function dayOff(publicYears: ReadonlySet<string>) {
  return z
    .object({ from: day, until: z.literal('').or(day), name: nameWords(60), is_public: z.boolean() })
    .refine(isSpan, { path: ['until'], error: texts.untilWrong })
    .refine(({ from, until }) => [from, until || from].every((each) => publicYears.has(each.slice(0, 4))), {
      path: ['from'],
      error: texts.unknownYear,
    });
}
