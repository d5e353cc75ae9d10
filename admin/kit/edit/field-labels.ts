import { koreanLanguageNames } from '#rules/shop/locale.ts';

/** Names of fields by path; a path that has none of its own is called by what it is part of. `languages` name what follows `name.`. */
export type FieldLabels = Readonly<Record<string, string>>;

const languages: FieldLabels = koreanLanguageNames;

/** What a field is called: `이름 (영어)` for `name.en`. */
export function fieldLabel(path: string, labels: FieldLabels): string {
  const own = labels[path];
  if (own !== undefined) return own;
  const [, parent, key] = /^(.*)\.([^.]+)$/.exec(path) ?? [];
  if (parent === undefined || key === undefined) return path;
  const language = languages[key];
  return language === undefined ? fieldLabel(parent, labels) : `${fieldLabel(parent, labels)} (${language})`;
}
