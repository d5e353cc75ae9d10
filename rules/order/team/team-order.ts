import { daysAfter, endOfKoreanDay } from '../../shop/korean-time.ts';
import type { Locale } from '../../shop/locale.ts';
import { CART_LINES_MAX } from '../stock.ts';

/** A team order: one design that many people order together, each in a size of their own, some with their own name and number on it. */

/** The most people of a team order. */
export const TEAM_PEOPLE_MAX = CART_LINES_MAX;
export const TEAM_TITLE_MAX = 60;
export const PERSON_NAME_MAX = 20;
export const PERSON_NUMBER_MAX = 3;
/** Days for which a new team order takes people; its organiser may change the date. */
const OPEN_DAYS = 7;
/** Days after its end for which the people's names are stored. */
const STORED_DAYS = 90;

/** What a person has printed in place of `{이름}` and `{번호}`; empty for nothing. */
export interface PersonWords {
  readonly print_name: string;
  readonly print_number: string;
}

/** What stands for each person's words in a text of the design. */
export const placeWords = {
  ko: { print_name: '{이름}', print_number: '{번호}' },
  en: { print_name: '{name}', print_number: '{number}' },
  cn: { print_name: '{姓名}', print_number: '{号码}' },
} as const satisfies Record<Locale, PersonWords>;

const placeNames = ['print_name', 'print_number'] as const;

/** The places for these words, in every language. */
function placesOf(name: keyof PersonWords): RegExp {
  const words = Object.values(placeWords).map((each) => each[name].replace(/[{}]/g, '\\$&'));
  return new RegExp(words.join('|'), 'gi');
}

/** Which words each person is asked for: those that a text of the design has a place for. */
export function askedWords(texts: readonly { readonly words: string }[]): (keyof PersonWords)[] {
  return placeNames.filter((name) => texts.some(({ words }) => words.search(placesOf(name)) >= 0));
}

/** The words of a text with those of a person in their places; unchanged when it has none, and empty when nothing is left. */
export function wordsOfPerson(words: string, person: PersonWords): string {
  return placeNames.reduce((text, name) => text.replace(placesOf(name), () => person[name]), words).trim();
}

/** When a team order made now closes: at the end of the seventh day after today. */
export function firstClosing(now: Date): Date {
  return endOfKoreanDay(now, OPEN_DAYS);
}

/** True while people may join or change what they chose. */
export function isTeamOrderOpen({ closes_at }: { closes_at: Date }, now: Date): boolean {
  return closes_at.getTime() > now.getTime();
}

/** Team orders that closed before this are deleted. */
export function teamOrderCutoff(now: Date): Date {
  return daysAfter(now, -STORED_DAYS);
}

/** A person as a row of a list that the organiser pastes. */
export interface RosterRow extends PersonWords {
  readonly name: string;
  readonly size: string;
}

/** Reads rows of a spreadsheet: name, size, name on the garment and number, with tabs or commas; `null` for a row without name or size. */
export function parseRoster(text: string): (RosterRow | null)[] {
  const rows = text.split('\n').filter((row) => row.trim() !== '');
  return rows.map((row) => {
    const [name = '', size = '', print_name = '', print_number = ''] = row
      .split(row.includes('\t') ? '\t' : ',')
      .map((cell) => cell.trim());
    return name === '' || size === '' ? null : { name, size, print_name, print_number };
  });
}
