import type { ReactNode } from 'react';
import type { PickNoun } from '#contract/rest/admin/picks.ts';
import { isLocale, koreanLanguageNames } from '#rules/shop/locale.ts';
import type { Tone } from '../badge.tsx';

/** What a field holds. It decides the field's input in a form, its cell in a list and its words in the log. */
export type Holds =
  | ('text' | 'code' | 'link' | 'words' | 'written' | 'choice' | 'state' | 'flag')
  | ('number' | 'count' | 'won' | 'position' | 'day' | 'moment' | 'clock' | 'time' | 'weekdays' | 'choices')
  | ('picture' | 'pictures' | 'row' | 'rows' | 'told-rows' | 'marked-rows')
  // Told by the screen itself.
  | 'parts';

/** A field of a noun: what staff call it, and what it holds. */
export interface Field<Is extends Holds = Holds> {
  is: Is;
  label: string;
  /** Its name where no heading above it says the rest: in the log, and in a list. */
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

/** The fields of a noun by the names of their columns: its form, its lists and the log read them. */
export type Fields = Readonly<Record<string, Field>>;

/** The fields of a list whose columns name themselves. */
export type NoFields = Readonly<Record<never, Field>>;

/** Declares the fields of a noun. */
export function fieldsOf<const Held extends Readonly<Record<string, Holds>>>(fields: { readonly [Name in keyof Held]: Field<Held[Name]> }) {
  return fields;
}

/** What a field is called, by its path in a form: `이름 (영어)` for `name.en`; a path without a field uses its parent's. */
export function fieldLabel(path: string, fields: Fields): string {
  const own = fields[path];
  if (own !== undefined) return own.label;
  const [, parent, key] = /^(.*)\.([^.]+)$/.exec(path) ?? [];
  if (parent === undefined || key === undefined) return path;
  return isLocale(key) ? `${fieldLabel(parent, fields)} (${koreanLanguageNames[key]})` : fieldLabel(parent, fields);
}

/** A value of a choice or a state by its name; undefined for other fields. */
export function optionName({ options }: Pick<Field, 'options'>, value: unknown): string | undefined {
  return options?.[String(value)];
}

/** The type of the values that a list shows of a field. */
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
