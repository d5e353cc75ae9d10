import { daysAfter, koreanDay } from '../shop/korean-time.ts';

/** Terms that nobody agrees to. Only these are translated, because a translated contract would be another contract (decision 057). */
const bindingNobody: readonly string[] = ['ABOUT-US'];

/** The types of terms that members agree to or rely on: no shop takes members or orders without them. */
export const neededTerms = ['use', 'PERSONAL-INFORMATION', 'PRIVACY-POLICY', 'PURCHASE', 'MARKETING'] as const;

/** The types of terms that the program has drafts of. */
export const termsTypes: readonly string[] = [...neededTerms, ...bindingNobody];

/** What stands in a draft where the company's name belongs until it is written. */
export const unnamedCompany = '[상호]';

/** True for a document with a gap where the company's name belongs. */
export function namesNoCompany(document: object | undefined): boolean {
  return JSON.stringify(document ?? {}).includes(unnamedCompany);
}

/** True for terms that bind nobody. */
export function bindsNobody(type: string): boolean {
  return bindingNobody.includes(type);
}

/** Days of notice for a change that does not disadvantage shoppers (standard terms of the Fair Trade Commission; 30 for one that does). */
const NOTICE_DAYS = 7;

/** The proposed effective day of a new version, `YYYY-MM-DD` in Korea: after the notice period, or today for non-binding terms. */
export function proposedDay(type: string, now: Date): string {
  return koreanDay(bindsNobody(type) ? now : daysAfter(now, NOTICE_DAYS));
}

/** True for a past day, `YYYY-MM-DD`, in Korea: terms cannot take effect retroactively. */
export function isDayOver(day: string, now: Date): boolean {
  return day < koreanDay(now);
}

/** True for a future day in Korea, for which publication is scheduled. */
export function isDayToCome(day: string, now: Date): boolean {
  return day > koreanDay(now);
}
