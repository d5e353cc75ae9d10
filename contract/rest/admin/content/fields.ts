import { z } from 'zod';
import { because, type Why } from '#contract/errors/why.ts';
import { richText } from '#contract/rich-text.ts';
import { serviceTime, weekdays } from '#rules/community/service-hours.ts';
import { type CompanyForm, companyForms } from '#rules/office/company-forms.ts';
import { isLink } from '#rules/shop/link.ts';
import { inTranslations, type TranslationLocale } from '#rules/shop/locale.ts';
import { id, time } from '../../values.ts';
import { pictureOrNone, pictureSrc, position, shown, words } from '../catalogue/values.ts';
import type { PickNoun } from '../picks.ts';

/**
 * The type of a content field. It determines the contract's schema, the form's input, and how the column is read and written. `isNeeded`
 * fields are required.
 */
export type ContentField =
  | { is: 'text'; max: number; isNeeded?: true; rows?: number; form?: CompanyForm }
  | { is: 'words'; max: number; isNeeded?: true; rows?: number }
  | { is: 'picture'; isNeeded?: true; ratio?: { width: number; height: number } }
  /** Additional pictures, in rows of their own. */
  | { is: 'pictures'; most: number }
  /** A path of the shop or an https URL; may be empty. */
  | { is: 'link' }
  | { is: 'moment'; isNeeded?: true }
  | { is: 'number'; min: number; max: number; unit?: '원' | '일' | 'ms' | '%' | 'P' | '개월' | '개'; mayBeNone?: true }
  /** A Korean time of day, `HH:MM`, in steps of ten minutes. */
  | { is: 'time'; mayBeNone?: true }
  /** Days of the week, at least one. */
  | { is: 'weekdays' }
  | { is: 'position' }
  | { is: 'state' }
  /** Yes or no; `with` places it next to these fields. */
  | { is: 'flag'; with?: 'time' }
  | { is: 'choice'; options: readonly string[] }
  /** HTML that the server generates from a document; the column stores the HTML. */
  | { is: 'written' }
  /**
   * A translation of a column (stored in the column `translations`): a written text, or one or more lines of up to `max` characters. Falls
   * back to Korean when empty.
   */
  | { is: 'translation'; of: string; locale: TranslationLocale; max: number | 'written'; rows?: number }
  /** One row, by id. */
  | { is: 'row'; of: PickNoun; isNeeded?: true }
  /** An ordered list of rows. */
  | { is: 'rows'; of: PickNoun; most: number }
  /** An ordered list of rows, each with a line of text and its translations. */
  | { is: 'told-rows'; of: PickNoun; most: number }
  /** An unordered set of rows: those with a flag set. */
  | { is: 'marked-rows'; of: PickNoun; most: number };

const formWhys = { mail: 'MAIL', phone: 'PHONE', registration: 'REGISTRATION', zip: 'ZIP' } as const satisfies Record<CompanyForm, Why>;
const serviceMoment = z.string().min(1).regex(serviceTime);
const timeOrNone = z.string().regex(new RegExp(`^$|${serviceTime.source}`));
const link = z.string().trim().max(500).refine(isLink, because('LINK'));

const writtenText = richText.nullable().describe('Null leaves the HTML that stands there');

const toldWords = z.string().trim().max(500);
const toldRow = z.strictObject({ id, text: toldWords, ...inTranslations('text', () => toldWords.default('')) });
/** A row with its own line of text; missing translations fall back to Korean. */
export type ToldRow = z.infer<typeof toldRow>;

/** The schema of a field. */
export function fieldSchema(field: ContentField): z.ZodType {
  switch (field.is) {
    case 'text': {
      const text = z
        .string()
        .trim()
        .min(field.isNeeded ? 1 : 0)
        .max(field.max);
      const { form } = field;
      return form === undefined ? text : text.refine(companyForms[form], because(formWhys[form]));
    }
    case 'words':
      return field.isNeeded ? words(field.max) : words(field.max).nullable();
    case 'picture':
      return field.isNeeded ? pictureSrc : pictureOrNone;
    case 'pictures':
      return z.array(pictureSrc).max(field.most);
    case 'link':
      return link;
    case 'moment':
      return field.isNeeded ? time : time.nullable();
    case 'number': {
      const number = z.int().min(field.min).max(field.max);
      return field.mayBeNone ? number.nullable() : number;
    }
    case 'time':
      return field.mayBeNone ? timeOrNone : serviceMoment;
    case 'weekdays':
      return z
        .array(z.enum(weekdays))
        .min(1)
        .refine(isOnce, because('TWICE'))
        .transform((days) => weekdays.filter((day) => days.includes(day)));
    case 'position':
      return position;
    case 'state':
      return shown;
    case 'flag':
      return z.boolean();
    case 'choice':
      return z.enum(field.options as [string, ...string[]]);
    case 'written':
      return writtenText;
    case 'translation':
      return field.max === 'written' ? writtenText : z.string().trim().max(field.max);
    case 'row':
      return field.isNeeded ? id : id.nullable();
    case 'rows':
      return z.array(id).max(field.most).refine(isOnce, because('TWICE'));
    case 'marked-rows':
      return z
        .array(id)
        .max(field.most)
        .refine(isOnce, because('TWICE'))
        .transform((ids) => ids.toSorted((one, other) => one - other));
    case 'told-rows':
      return z
        .array(toldRow)
        .max(field.most)
        .refine((rows) => isOnce(rows.map((row) => row.id)), because('TWICE'));
  }
}

/** The initial value of a field. */
export function emptyValue(field: ContentField): unknown {
  switch (field.is) {
    case 'words':
      return field.isNeeded ? { ko: '', en: '' } : null;
    case 'moment':
    case 'row':
    case 'written':
      return null;
    case 'pictures':
    case 'rows':
    case 'told-rows':
    case 'marked-rows':
    case 'weekdays':
      return [];
    case 'translation':
      return field.max === 'written' ? null : '';
    case 'number':
      return field.mayBeNone ? null : field.min;
    case 'position':
      return 0;
    case 'state':
      return 'STOP';
    case 'flag':
      return false;
    case 'choice':
      return field.options[0];
    default:
      return '';
  }
}

function isOnce(ids: readonly (number | string)[]): boolean {
  return new Set(ids).size === ids.length;
}
