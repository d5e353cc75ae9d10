import { daysAfter, endOfKoreanDay } from '../../shop/korean-time.ts';
import type { Locale } from '../../shop/locale.ts';
import { CART_LINES_MAX } from '../stock.ts';

/** A team order: one design ordered by many people, each in their own size, some with their own name and number on it. */

/** Maximum people of a team order. */
export const TEAM_PEOPLE_MAX = CART_LINES_MAX;
export const TEAM_TITLE_MAX = 60;
export const PERSON_NAME_MAX = 20;
export const PERSON_NUMBER_MAX = 3;
/** Days for which a new team order is open; its organizer may change the date. */
const OPEN_DAYS = 7;
/** Days after its end for which people's names are stored. */
const STORED_DAYS = 90;

/** A person's text for `{이름}` and `{번호}`; empty for none. */
export interface PersonWords {
  readonly print_name: string;
  readonly print_number: string;
}

/** The placeholders for each person's words in a text of the design. */
export const placeWords = {
  ko: { print_name: '{이름}', print_number: '{번호}' },
  en: { print_name: '{name}', print_number: '{number}' },
  cn: { print_name: '{姓名}', print_number: '{号码}' },
} as const satisfies Record<Locale, PersonWords>;

const placeNames = ['print_name', 'print_number'] as const;

/** The placeholders for these words, in every language. */
function placesOf(name: keyof PersonWords): RegExp {
  const words = Object.values(placeWords).map((each) => each[name].replace(/[{}]/g, '\\$&'));
  return new RegExp(words.join('|'), 'gi');
}

/** The words to ask each person for: those with a placeholder in a text of the design. */
export function askedWords(texts: readonly { readonly words: string }[]): (keyof PersonWords)[] {
  return placeNames.filter((name) => texts.some(({ words }) => words.search(placesOf(name)) >= 0));
}

/** A text with a person's words in its placeholders; unchanged without placeholders, and empty when nothing is left. */
export function wordsOfPerson(words: string, person: PersonWords): string {
  return placeNames.reduce((text, name) => text.replace(placesOf(name), () => person[name]), words).trim();
}

/** When a team order created now closes: at the end of the seventh day after today. */
export function firstClosing(now: Date): Date {
  return endOfKoreanDay(now, OPEN_DAYS);
}

/** True while people can join or change their choice. */
export function isTeamOrderOpen({ closes_at }: { closes_at: Date }, now: Date): boolean {
  return closes_at.getTime() > now.getTime();
}

/** Team orders that closed before this are deleted. */
export function teamOrderCutoff(now: Date): Date {
  return daysAfter(now, -STORED_DAYS);
}

/** A person in a list that the organizer pastes. */
export interface RosterRow extends PersonWords {
  readonly name: string;
  readonly size: string;
}

/**
 * Parses spreadsheet rows: name, size, name on the garment and number, separated by tabs or commas; `null` for a row without name or
 * size.
 */
export function parseRoster(text: string): (RosterRow | null)[] {
  const rows = text.split('\n').filter((row) => row.trim() !== '');
  return rows.map((row) => {
    const [name = '', size = '', print_name = '', print_number = ''] = row
      .split(row.includes('\t') ? '\t' : ',')
      .map((cell) => cell.trim());
    return name === '' || size === '' ? null : { name, size, print_name, print_number };
  });
}
