import { daysAfter, koreanDay } from '../shop/korean-time.ts';

/** Terms that nobody agrees to: only these are translated, for a translation of a contract is another contract (decision 057). */
const bindingNobody: readonly string[] = ['ABOUT-US'];

/** True for a type of terms that binds nobody. */
export function bindsNobody(type: string): boolean {
  return bindingNobody.includes(type);
}

/** Days before which a change that is not to a shopper's disadvantage is announced (standard terms of the Fair Trade Commission; 30 for one that is). */
const NOTICE_DAYS = 7;

/** The day, `YYYY-MM-DD` in Korea, that a new version is proposed to hold from: with its notice, or today where nobody is bound. */
export function proposedDay(type: string, now: Date): string {
  return koreanDay(bindsNobody(type) ? now : daysAfter(now, NOTICE_DAYS));
}

/** True for a day, `YYYY-MM-DD`, that is over in Korea: words that nobody knew cannot have held on it. */
export function isDayOver(day: string, now: Date): boolean {
  return day < koreanDay(now);
}

/** True for a day that is still to come in Korea: what is published for it waits until then. */
export function isDayToCome(day: string, now: Date): boolean {
  return day > koreanDay(now);
}
