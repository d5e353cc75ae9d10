import type { AuditEntry } from '#contract/rest/admin/audit.ts';
import { isLocale, koreanLanguageNames, type Locale, locales, type Translations, translationLocales } from '#rules/shop/locale.ts';
import { inWords } from './html-words.ts';
import { columnNames, columnNamesThere } from './names.ts';
import { fromTheDifference, valueText } from './value-text.ts';

/** One change of a write, as a line: `가격: 12,000원 → 10,000원`. */
export interface ChangeLine {
  name: string;
  before: string;
  after: string;
}

type Change = AuditEntry['changes'][number];

/** Each changed column with its old and new value; for translated texts, each changed language. */
export function changeLines({ action, table, changes }: Pick<AuditEntry, 'action' | 'table' | 'changes'>): ChangeLine[] {
  if (action === 'LOOK') return [];
  return changes
    .filter(({ is_derived }) => !is_derived)
    .flatMap((change) => {
      const [before, after] = [inWords(table, change.column, change.before), inWords(table, change.column, change.after)];
      return linesOf(table, { ...change, before, after });
    });
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
      .map((locale) => {
        const [was, is] = fromTheDifference(before[locale] || '없음', after[locale] || '없음');
        return { name: inLanguage(name, locale), before: was, after: is };
      });
  const [was, is] = typeof before === 'string' && typeof after === 'string' ? fromTheDifference(before, after) : ([before, after] as const);
  return [{ name, before: called?.before ?? valueText(table, column, was), after: called?.after ?? valueText(table, column, is) }];
}

/** Changes in the translations of a row: a line for each column and language. */
function translatedLines(table: string, before: unknown, after: unknown): ChangeLine[] {
  return translationLocales.flatMap((locale) => {
    const [old, now] = [(before as Translations | null)?.[locale] ?? {}, (after as Translations | null)?.[locale] ?? {}];
    return [...new Set([...Object.keys(old), ...Object.keys(now)])]
      .filter((column) => (old[column] ?? '') !== (now[column] ?? ''))
      .map((column) => {
        const [was, is] = fromTheDifference(old[column] || '없음', now[column] || '없음');
        return { name: inLanguage(columnNameIn(table, column), locale), before: was, after: is };
      });
  });
}

function columnNameIn(table: string, column: string): string {
  return columnNamesThere[`${table}.${column}`] ?? columnNames[column] ?? column;
}

function inLanguage(name: string, locale: Locale): string {
  return locale === 'ko' ? name : `${name}(${koreanLanguageNames[locale]})`;
}

/** A text by language, with any missing. */
function isWords(value: unknown): value is Partial<Record<string, string>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([locale, text]) => isLocale(locale) && typeof text === 'string');
}
