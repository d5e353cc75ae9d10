import type { ReactNode } from 'react';
import type { PickNoun } from '#contract/rest/admin/picks.ts';
import { isLocale, koreanLanguageNames } from '#rules/shop/locale.ts';
import type { Tone } from '../badge.tsx';

/** The type of a field, which decides its input, its list cell and its words in the log. */
export type Holds =
  | ('text' | 'code' | 'link' | 'words' | 'written' | 'choice' | 'state' | 'flag')
  | ('number' | 'count' | 'won' | 'position' | 'day' | 'moment' | 'clock' | 'time' | 'weekdays' | 'choices')
  | ('picture' | 'pictures' | 'row' | 'rows' | 'told-rows' | 'marked-rows')
  // Told by the screen itself.
  | 'parts';

/** A field of a noun: its label and its type. */
export interface Field<Is extends Holds = Holds> {
  is: Is;
  label: string;
  /** The field's name without its heading: in the log and in a list. */
  inLog?: string;
  inList?: string;
  hint?: string | undefined;
  required?: boolean | undefined;
  unit?: string | undefined;
  /** Lines of a text; one by default. */
  rows?: number | undefined;
  /** The values of a choice, of choices or of a state, with their names. */
  options?: Readonly<Record<string, string>> | undefined;
  /** The tones of a state's values; without them, shown or not. */
  tones?: Readonly<Record<string, Tone>>;
  of?: PickNoun | undefined;
  most?: number | undefined;
  /** The label of the line that each row has. */
  told?: string | undefined;
  ratio?: { width: number; height: number } | undefined;
  /** Parts in words, when two people changed them. */
  show?: (value: never) => string;
}

/** The fields of a noun by column name, used by its form, its lists and the log. */
export type Fields = Readonly<Record<string, Field>>;

/** The fields of a list whose columns have their own names. */
export type NoFields = Readonly<Record<never, Field>>;

/** Declares the fields of a noun. */
export function fieldsOf<const Held extends Readonly<Record<string, Holds>>>(fields: { readonly [Name in keyof Held]: Field<Held[Name]> }) {
  return fields;
}

/** The label of a field by its form path: `이름 (영어)` for `name.en`; an unknown path uses its parent's label. */
export function fieldLabel(path: string, fields: Fields): string {
  const own = fields[path];
  if (own !== undefined) return own.label;
  const [, parent, key] = /^(.*)\.([^.]+)$/.exec(path) ?? [];
  if (parent === undefined || key === undefined) return path;
  return isLocale(key) ? `${fieldLabel(parent, fields)} (${koreanLanguageNames[key]})` : fieldLabel(parent, fields);
}

/** The name of a value of a choice or state; undefined for other fields. */
export function optionName({ options }: Pick<Field, 'options'>, value: unknown): string | undefined {
  return options?.[String(value)];
}

/** The type of a field's values in a list. */
export type ValueOf<Is extends Holds> = Is extends 'count' | 'won' | 'number' | 'position'
  ? number | null
  : Is extends 'words'
    ? { ko: string } | null
    : Is extends 'flag'
      ? boolean
      : Is extends 'text' | 'code' | 'choice' | 'state' | 'day' | 'moment'
        ? string | null
        : Is extends 'parts'
          ? ReactNode
          : never;
