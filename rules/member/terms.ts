import { daysAfter, koreanDay } from '../shop/korean-time.ts';

/** Terms that nobody agrees to. Only these are translated, because a translation of a contract is another contract (decision 057). */
const bindingNobody: readonly string[] = ['ABOUT-US'];

/** The types of terms that members agree to or rely on: without them no shop accepts members or orders. */
export const neededTerms = ['use', 'PERSONAL-INFORMATION', 'PRIVACY-POLICY', 'PURCHASE', 'MARKETING'] as const;

/** The types of terms that have a draft in the program. */
export const termsTypes: readonly string[] = [...neededTerms, ...bindingNobody];

/** The gap in a draft where the company's name is missing. */
export const unnamedCompany = '[상호]';

/** True for a document that contains that gap. */
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
