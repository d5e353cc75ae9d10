import type { Field, Fields } from '#admin/kit/fields/field.ts';
import { kitTexts } from '#admin/kit/texts.ts';
import type { ContentField } from '#contract/rest/admin/content/fields.ts';
import { type ContentKindName, kindOf } from '#contract/rest/admin/content/kinds.ts';
import { koreanLanguageNames } from '#rules/shop/locale.ts';
import { kindTexts } from './kinds.ts';

const states = { ACT: '보임', STOP: '숨김' };

/** The fields of a kind of content: what the contract says they hold, with what staff call them. */
export function contentFields(kind: ContentKindName): Fields {
  const { labels, hints, options } = kindTexts[kind];
  return Object.fromEntries(
    Object.entries(kindOf(kind).fields).map(([name, field]): [string, Field] => {
      const about = { label: labels[name] ?? name, hint: hints?.[name], required: isNeeded(field) };
      switch (field.is) {
        case 'translation': {
          const label = `${labels[field.of] ?? field.of} (${koreanLanguageNames[field.locale]})`;
          const is = field.max === 'written' ? 'written' : 'text';
          return [name, { is, label, hint: kitTexts.koreanElse, rows: field.rows }];
        }
        case 'choice':
          return [
            name,
            {
              ...about,
              is: 'choice',
              options: Object.fromEntries(field.options.map((value) => [value, options?.[name]?.[value] ?? value])),
            },
          ];
        case 'state':
          return [name, { ...about, is: 'state', options: states }];
        case 'position':
          return [name, { ...about, is: 'position', hint: '작은 수가 먼저 보여요.' }];
        case 'number':
          return [name, { ...about, is: field.unit === '원' ? 'won' : 'number', unit: field.unit }];
        case 'told-rows':
          return [name, { ...about, ...field, told: '한마디' }];
        default:
          return [name, { ...about, ...field }];
      }
    }),
  );
}

function isNeeded(field: ContentField): boolean {
  if (field.is === 'weekdays') return true;
  return field.is === 'time' ? field.mayBeNone !== true : 'isNeeded' in field && field.isNeeded === true;
}
