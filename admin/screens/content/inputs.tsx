import { Section } from '#admin/kit/detail-page.tsx';
import { FieldInput } from '#admin/kit/fields/field-input.tsx';
import { contentFields } from '#admin/nouns/content/fields.ts';
import type { ContentField } from '#contract/rest/admin/content/fields.ts';
import { type ContentKindName, kindOf } from '#contract/rest/admin/content/kinds.ts';
import { contentTexts as texts } from './texts.ts';

const groups: readonly { title: string; holds: readonly ContentField['is'][]; isGrid?: true }[] = [
  { title: texts.about, holds: ['row', 'choice', 'words', 'text', 'number'] },
  { title: texts.hours, holds: ['time', 'weekdays'], isGrid: true },
  { title: texts.pictures, holds: ['picture', 'pictures'] },
  { title: texts.written, holds: ['written'] },
  { title: texts.rows, holds: ['rows', 'told-rows'] },
  { title: texts.gifts, holds: ['marked-rows'] },
  { title: texts.place, holds: ['moment', 'state', 'position', 'flag', 'link'], isGrid: true },
];

interface Shown {
  kind: ContentKindName;
  html: Readonly<Record<string, string>>;
  /** Fields whose stored link leads nowhere now. */
  deadLinks: readonly string[];
}

/** A kind's fields, for both create and edit, grouped by type. */
export function ContentInputs({ kind, html, deadLinks }: Shown) {
  const fields = Object.entries(kindOf(kind).fields);
  const called = contentFields(kind);
  return groups.map(({ title, holds, isGrid }) => {
    const own = fields.filter(([, field]) => holds.includes(groupOf(field)));
    if (own.length === 0) return null;
    const areShort = isGrid || own.filter(([, field]) => isShort(field)).length > 1;
    return (
      <Section key={title} title={title}>
        <div className={areShort ? 'grid items-start gap-4 md:grid-cols-2' : 'space-y-4'}>
          {own.map(([name, field]) => (
            <div key={name} className={areShort && !isGrid && !isShort(field) ? 'md:col-span-2' : undefined}>
              <FieldInput name={name} field={called[name] ?? { is: 'parts', label: name }} html={html[name] ?? ''} />
              {deadLinks.includes(name) ? <p className="mt-1 text-12 text-warning">{texts.deadLink}</p> : null}
            </div>
          ))}
        </div>
      </Section>
    );
  });
}

/** True for fields that need half a row. */
function isShort(field: ContentField): boolean {
  return ['text', 'number', 'choice'].includes(field.is) && !('rows' in field);
}

/** A translation is grouped with its original. */
function groupOf(field: ContentField): ContentField['is'] {
  if (field.is === 'flag') return field.with ?? field.is;
  if (field.is !== 'translation') return field.is;
  return field.max === 'written' ? 'written' : 'text';
}
