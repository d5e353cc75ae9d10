import { Section } from '#admin/kit/detail-page.tsx';
import { WordsInput } from '#admin/kit/edit/words-input.tsx';
import { MomentField } from '#admin/kit/fields/moment-field.tsx';
import { PictureField } from '#admin/kit/fields/picture-field.tsx';
import { PicturesField } from '#admin/kit/fields/pictures-field.tsx';
import { RichTextField } from '#admin/kit/fields/rich-text-field.tsx';
import { RowsField } from '#admin/kit/fields/rows-field.tsx';
import { WeekdaysField } from '#admin/kit/fields/weekdays-field.tsx';
import { CheckInput, NumberInput, SelectInput, TextAreaInput, TextInput } from '#admin/kit/inputs.tsx';
import { PickInput } from '#admin/kit/pick/pick-input.tsx';
import type { ContentField } from '#contract/rest/admin/content/fields.ts';
import { type ContentKindName, kindOf } from '#contract/rest/admin/content/kinds.ts';
import { kindTexts } from './kinds.ts';
import { contentTexts as texts } from './texts.ts';
import { labelsOf } from './values.ts';

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
  return groups.map(({ title, holds, isGrid }) => {
    const own = fields.filter(([, field]) => holds.includes(groupOf(field)));
    if (own.length === 0) return null;
    const areShort = isGrid || own.filter(([, field]) => isShort(field)).length > 1;
    return (
      <Section key={title} title={title}>
        <div className={areShort ? 'grid items-start gap-4 md:grid-cols-2' : 'space-y-4'}>
          {own.map(([name, field]) => (
            <div key={name} className={areShort && !isGrid && !isShort(field) ? 'md:col-span-2' : undefined}>
              <FieldInput kind={kind} name={name} field={field} html={html[name] ?? ''} isDead={deadLinks.includes(name)} />
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

interface Props {
  kind: ContentKindName;
  name: string;
  field: ContentField;
  html: string;
  isDead: boolean;
}

function FieldInput({ kind, name, field, html, isDead }: Props) {
  const { hints, options } = kindTexts[kind];
  const hint = hints?.[name];
  const isNeeded = 'isNeeded' in field && field.isNeeded === true;
  const about = {
    name,
    label: labelsOf(kind)[name] ?? name,
    ...(hint === undefined ? {} : { hint }),
    ...(isNeeded ? { required: true } : {}),
  };
  switch (field.is) {
    case 'text':
      return field.rows === undefined ? <TextInput {...about} /> : <TextAreaInput {...about} rows={field.rows} />;
    case 'words':
      return <WordsInput {...about} {...(field.rows === undefined ? {} : { rows: field.rows })} />;
    case 'picture':
      return <PictureField {...about} {...(field.ratio === undefined ? {} : { ratio: field.ratio })} />;
    case 'pictures':
      return <PicturesField {...about} most={field.most} />;
    case 'link':
      return (
        <>
          <TextInput {...about} inputMode="url" />
          {isDead ? <p className="mt-1 text-12 text-warning">{texts.deadLink}</p> : null}
        </>
      );
    case 'moment':
      return <MomentField {...about} />;
    case 'number':
      return <NumberInput {...about} {...(field.unit === undefined ? {} : { unit: field.unit })} />;
    case 'time':
      return <TextInput {...about} type="time" step={600} required={field.mayBeNone !== true} />;
    case 'weekdays':
      return <WeekdaysField {...about} required />;
    case 'position':
      return <NumberInput {...about} hint={texts.positionHint} />;
    case 'state':
      return <SelectInput {...about} options={Object.entries(texts.states).map(([value, label]) => ({ value, label }))} />;
    case 'flag':
      return <CheckInput {...about} />;
    case 'choice':
      return <SelectInput {...about} options={field.options.map((value) => ({ value, label: options?.[name]?.[value] ?? value }))} />;
    case 'written':
      return <RichTextField {...about} html={html} />;
    case 'translation':
      return field.max === 'written' ? (
        <RichTextField {...about} hint={texts.koreanElse} html={html} />
      ) : field.rows !== undefined ? (
        <TextAreaInput {...about} hint={texts.koreanElse} rows={field.rows} />
      ) : (
        <TextInput {...about} hint={texts.koreanElse} />
      );
    case 'row':
      return <PickInput {...about} of={field.of} isOne />;
    case 'marked-rows':
      return <PickInput {...about} of={field.of} most={field.most} />;
    case 'rows':
      return <RowsField {...about} of={field.of} most={field.most} />;
    case 'told-rows':
      return <RowsField {...about} of={field.of} most={field.most} told={texts.told} />;
  }
}
