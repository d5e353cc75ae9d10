import type { ComponentProps, ReactNode } from 'react';
import { PICKS_AT_ONCE } from '#contract/rest/admin/picks.ts';
import { Section } from '../detail-page.tsx';
import { WordsInput } from '../edit/words-input.tsx';
import { CheckInput, NumberInput, SelectInput, TextAreaInput, TextInput } from '../inputs.tsx';
import { optionsOf } from '../options.ts';
import { PickInput } from '../pick/pick-input.tsx';
import { kitTexts } from '../texts.ts';
import { ChoicesField } from './choices-field.tsx';
import type { Field, Fields } from './field.ts';
import { MomentField } from './moment-field.tsx';
import { PictureField } from './picture-field.tsx';
import { PicturesField } from './pictures-field.tsx';
import { RichTextField } from './rich-text-field.tsx';
import { RowsField } from './rows-field.tsx';
import { fieldTexts } from './texts.ts';

interface Props extends Pick<ComponentProps<'input'>, 'className' | 'disabled' | 'autoCapitalize' | 'lang'> {
  name: string;
  field: Field;
  /** Replaces the field's own unit. */
  unit?: string;
  /** The HTML of a written text from before it had a document. */
  html?: string | undefined;
}

/** The input of a field, by its type. */
export function FieldInput({ name, field, html, unit = field.unit, ...about }: Props) {
  const { is, label, hint, required, rows, options = {}, of = 'products', most, ratio, told } = field;
  const facts = { name, label, hint, required };
  const choice = { className: about.className, disabled: about.disabled };
  const input = { ...facts, unit, ...about };
  switch (is) {
    case 'text':
      return rows === undefined ? <TextInput {...input} /> : <TextAreaInput {...facts} {...about} rows={rows} />;
    case 'code':
      return <TextInput {...input} autoCapitalize="none" spellCheck={false} />;
    case 'link':
      return <TextInput {...input} inputMode="url" />;
    case 'words':
      return <WordsInput {...facts} rows={rows} />;
    case 'written':
      return <RichTextField {...facts} html={html} />;
    case 'number':
    case 'count':
      return <NumberInput {...input} />;
    case 'won':
      return <NumberInput {...input} unit="원" />;
    case 'position':
      return <NumberInput {...input} hint={hint ?? kitTexts.positionHint} />;
    case 'day':
      return <TextInput {...input} type="date" />;
    case 'clock':
      return <TextInput {...input} type="datetime-local" />;
    case 'moment':
      return <MomentField {...facts} />;
    case 'time':
      return <TextInput {...input} type="time" step={600} />;
    case 'weekdays':
      return <ChoicesField about={facts} options={fieldTexts.weekdays} />;
    case 'choices':
      return <ChoicesField about={facts} options={options} />;
    case 'flag':
      return <CheckInput {...facts} />;
    case 'state':
    case 'choice':
      return <SelectInput {...facts} className={about.className} options={optionsOf(options)} />;
    case 'picture':
      return <PictureField {...facts} ratio={ratio} />;
    case 'pictures':
      return <PicturesField {...facts} most={most ?? PICKS_AT_ONCE} />;
    case 'row':
      return <PickInput {...facts} {...choice} of={of} isOne />;
    case 'marked-rows':
      return <PickInput {...facts} {...choice} of={of} most={most} />;
    case 'rows':
    case 'told-rows':
      return <RowsField {...facts} of={of} most={most ?? PICKS_AT_ONCE} told={told} />;
    case 'parts':
      return null;
  }
}

const layouts = { 1: 'space-y-4', 2: 'grid items-start gap-4 md:grid-cols-2', 3: 'grid items-start gap-4 md:grid-cols-3' } as const;

interface InputsProps<Of extends Fields> {
  of: Of;
  names: readonly (keyof Of & string)[];
  columns?: keyof typeof layouts;
  children?: ReactNode;
}

/** The inputs of some fields of a noun, one below another or in columns; `children` come after them. */
export function Inputs<Of extends Fields>({ of, names, columns = 1, children }: InputsProps<Of>) {
  return (
    <div className={layouts[columns]}>
      {names.map((name) => {
        const field = of[name];
        return field && <FieldInput key={name} name={name} field={field} />;
      })}
      {children}
    </div>
  );
}

/** A card of a form, with the inputs of some fields. */
export function FormPart<Of extends Fields>({ title, ...inputs }: InputsProps<Of> & { title: string }) {
  return (
    <Section title={title}>
      <Inputs {...inputs} />
    </Section>
  );
}
