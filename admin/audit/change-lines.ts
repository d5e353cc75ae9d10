import type { AuditEntry } from '#contract/rest/admin/audit.ts';
import { isLocale, koreanLanguageNames, type Locale, locales, type Translations, translationLocales } from '#rules/shop/locale.ts';
import { inWords } from './html-words.ts';
import { columnNameIn } from './names.ts';
import { fromTheDifference, valueText } from './value-text.ts';

/** One change of a write, as a line: `가격: 12,000원 → 10,000원`. `before` is empty if only the formatting changed. */
export interface ChangeLine {
  name: string;
  before: string;
  after: string;
}

type Change = AuditEntry['changes'][number];

/** Each column a user changed, with its old and new value; translated texts by language. Derived columns are left out. Empty for LOOK. */
export function changeLines({ action, table, changes }: Pick<AuditEntry, 'action' | 'table' | 'changes'>): ChangeLine[] {
  if (action === 'LOOK') return [];
  return changes.filter(({ is_derived }) => !is_derived).flatMap((change) => linesOf(table, change));
}

/** Whether a row was changed by a user, not derived: an update that changes nothing but computed values or counters is derived. */
export function isWritten({ action, changes }: Pick<AuditEntry, 'action' | 'changes'>): boolean {
  return action !== 'UPDATE' || changes.some(({ is_derived }) => !is_derived);
}

function linesOf(table: string, { column, before, after, is_hidden, called }: Change): ChangeLine[] {
  if (column === 'translations') return translatedLines(table, before, after);
  const name = columnNameIn(table, column);
  if (is_hidden) return [{ name, before: '가림', after: '가림' }];
  if (isWords(before) && isWords(after))
    return locales
      .filter((locale) => (before[locale] ?? '') !== (after[locale] ?? ''))
      .map((locale) => textLine(table, column, locale, before[locale], after[locale]));
  if (isReformatted(table, column, before, after)) return [formatLine(name)];
  const [old, now] = [inWords(table, column, before), inWords(table, column, after)];
  const [was, is] = typeof old === 'string' && typeof now === 'string' ? fromTheDifference(old, now) : ([old, now] as const);
  return [{ name, before: called?.before ?? valueText(table, column, was), after: called?.after ?? valueText(table, column, is) }];
}

/** Changes in the translations of a row: a line for each column and language. */
function translatedLines(table: string, before: unknown, after: unknown): ChangeLine[] {
  return translationLocales.flatMap((locale) => {
    const [old, now] = [(before as Translations | null)?.[locale] ?? {}, (after as Translations | null)?.[locale] ?? {}];
    return [...new Set([...Object.keys(old), ...Object.keys(now)])]
      .filter((column) => (old[column] ?? '') !== (now[column] ?? ''))
      .map((column) => textLine(table, column, locale, old[column], now[column]));
  });
}

/** A changed text in one language. */
function textLine(table: string, column: string, locale: Locale, before: string | undefined, after: string | undefined): ChangeLine {
  const name = columnNameIn(table, column);
  if (isReformatted(table, column, before, after)) return formatLine(name, locale);
  const told = (text: string | undefined) => (text === undefined ? '' : String(inWords(table, column, text))) || '없음';
  const [was, is] = fromTheDifference(told(before), told(after));
  return { name: inLanguage(name, locale), before: was, after: is };
}

/** True if a text was changed, but none of its words: only how they look. */
function isReformatted(table: string, column: string, before: unknown, after: unknown): boolean {
  if (typeof before !== 'string' || typeof after !== 'string' || before === after) return false;
  return inWords(table, column, before) === inWords(table, column, after);
}

/** A change of formatting only: it has no earlier value, because both texts would look the same. */
function formatLine(name: string, locale: Locale = 'ko'): ChangeLine {
  return { name: inLanguage(`${name} 서식`, locale), before: '', after: '서식만 바뀌고 글은 그대로예요.' };
}

function inLanguage(name: string, locale: Locale): string {
  return locale === 'ko' ? name : `${name}(${koreanLanguageNames[locale]})`;
}

/** A text by language, with any missing. */
function isWords(value: unknown): value is Partial<Record<string, string>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([locale, text]) => isLocale(locale) && typeof text === 'string');
}
