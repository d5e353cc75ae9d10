import { koreanLanguageNames } from '#rules/shop/locale.ts';

/** Field labels by path; a path without one uses its parent's. `languages` label what follows `name.`. */
export type FieldLabels = Readonly<Record<string, string>>;

const languages: FieldLabels = koreanLanguageNames;

/** The label of a field: `이름 (영어)` for `name.en`. */
export function fieldLabel(path: string, labels: FieldLabels): string {
  const own = labels[path];
  if (own !== undefined) return own;
  const [, parent, key] = /^(.*)\.([^.]+)$/.exec(path) ?? [];
  if (parent === undefined || key === undefined) return path;
  const language = languages[key];
  return language === undefined ? fieldLabel(parent, labels) : `${fieldLabel(parent, labels)} (${language})`;
}
