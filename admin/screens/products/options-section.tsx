import { type ReactNode, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#admin/kit/button.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { ColorCell, NumberCell, SelectCell, TextCell } from '#admin/kit/edit/cells.tsx';
import { RowsField } from '#admin/kit/edit/rows-field.tsx';
import { WordsCell } from '#admin/kit/edit/words-cell.tsx';
import { nothing } from '#admin/kit/format.ts';
import { optionsOf } from '#admin/kit/options.ts';
import { productFields as fields, productStates } from '#admin/nouns/product/fields.ts';
import { toast } from '#client/toasts/toast.tsx';
import type { ProductBody } from '#contract/rest/admin/catalogue/products.ts';
import { optionName } from '#rules/catalogue/option-name.ts';
import { sizeMeasures } from '#rules/catalogue/size-table.ts';
import { koreanLanguageNames, locales } from '#rules/shop/locale.ts';
import { hiddenState, shownState } from '#rules/shop/shown.ts';
import { missingOptions, newKey } from './product-form.ts';
import { productTexts as texts } from './texts.ts';

const noWords = { ko: '' };
const states = optionsOf([shownState, hiddenState], (state) => productStates[state] ?? '');
const measures = optionsOf(sizeMeasures, (measure) => texts.measures[measure]);

/** A product's frames, colours, sides and options. */
export function OptionsSection() {
  const type = useWatch({ name: 'type' }) as ProductBody['type'];
  return (
    <>
      <Section title={texts.choices}>
        <div className="space-y-6">
          <Part title={fields.frames.label}>
            <RowsField
              name="frames"
              label={fields.frames.label}
              make={() => ({ key: newKey(), code: '', name: noWords })}
              addLabel={texts.frameAdd}
              isOrdered
              columns={[
                { header: fields.code.label, cell: (path, row) => <TextCell name={`${path}.code`} label={row} />, className: 'w-36' },
                ...nameColumns,
              ]}
            />
          </Part>
          <Part title={fields.colors.label}>
            <RowsField
              name="colors"
              label={fields.colors.label}
              make={() => ({ key: newKey(), hex: '#FFFFFF', name: noWords })}
              addLabel={texts.colorAdd}
              isOrdered
              columns={[
                { header: texts.hex, cell: (path, row) => <ColorCell name={`${path}.hex`} label={row} />, className: 'w-40' },
                ...nameColumns,
              ]}
            />
          </Part>
          {type === 'CUSTOM' ? (
            <Part title={fields.sides.label}>
              <RowsField
                name="sides"
                label={fields.sides.label}
                make={() => ({ key: newKey(), code: '', name: noWords, price: 0 })}
                addLabel={texts.sideAdd}
                isOrdered
                columns={[
                  { header: fields.code.label, cell: (path, row) => <TextCell name={`${path}.code`} label={row} />, className: 'w-36' },
                  ...nameColumns,
                  { header: texts.sidePrice, cell: (path, row) => <NumberCell name={`${path}.price`} label={row} />, className: 'w-28' },
                ]}
              />
            </Part>
          ) : null}
        </div>
      </Section>
      <Section title={fields.options.label}>
        <MakeOptions />
        <OptionRows />
      </Section>
      <Section title={fields.sizes.label}>
        <SizeRows />
      </Section>
    </>
  );
}

const nameColumns = locales.map((locale) => ({
  header: koreanLanguageNames[locale],
  cell: (path: string, row: string) => <WordsCell name={`${path}.name`} locale={locale} label={row} />,
}));

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-1 font-semibold">{title}</h3>
      {children}
    </div>
  );
}

/** Creates all missing options for the frames, colours and sizes. */
function MakeOptions() {
  const { getValues, setValue } = useFormContext();
  const known = (getValues('options') as ProductBody['options']).map(({ size }) => size).filter(Boolean);
  const [typed, setTyped] = useState([...new Set(known)].join(', '));
  const make = () => {
    const sizes = typed.split(/[,，、､;；·・ㆍ\s]+/).filter(Boolean);
    const added = missingOptions(getValues() as ProductBody, sizes);
    if (added.length > 0)
      setValue('options', [...(getValues('options') as ProductBody['options']), ...added], { shouldDirty: true, shouldValidate: true });
    toast(texts.made(added.length), added.length > 0 ? 'success' : 'plain');
  };
  return (
    <div className="mb-4 flex flex-wrap items-end gap-2">
      <label className="min-w-60 flex-1 font-semibold">
        {texts.sizesToMake}
        <input
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          placeholder="S, M, L, XL"
          className="control mt-1 block w-full font-normal"
        />
      </label>
      <Button onClick={make}>{texts.make}</Button>
      <p className="w-full text-ink-2">{texts.sizesHint}</p>
    </div>
  );
}

function OptionRows() {
  const [type, frames, colors, options] = useWatch({ name: ['type', 'frames', 'colors', 'options'] }) as [
    ProductBody['type'],
    ProductBody['frames'],
    ProductBody['colors'],
    ProductBody['options'],
  ];
  const isCharged = type === 'GENERAL' || options.some(({ price }) => price !== 0);
  const nameOf = (index: number) => {
    const option = options[index];
    if (option === undefined) return '';
    const frame = frames.find(({ key }) => key === option.frame_key)?.name ?? null;
    const color = colors.find(({ key }) => key === option.color_key)?.name ?? null;
    return optionName({ frame, color, size: option.size, frames: frames.length }).ko;
  };
  return (
    <>
      {type === 'CUSTOM' ? <p className="mb-2 text-ink-2">{texts.noSurcharge}</p> : null}
      <RowsField
        name="options"
        label={fields.options.label}
        columns={[
          { header: texts.optionName, cell: (_path, _row, index) => <span className="flex min-h-9 items-center">{nameOf(index)}</span> },
          ...(isCharged
            ? [
                {
                  header: texts.surcharge,
                  cell: (path: string, row: string) => <NumberCell name={`${path}.price`} label={row} />,
                  className: 'w-28',
                },
              ]
            : []),
          {
            header: fields.state.label,
            cell: (path, row) => <SelectCell name={`${path}.state`} label={row} options={states} />,
            className: 'w-32',
          },
          {
            header: texts.firstStock,
            cell: (path, row, index) =>
              options[index]?.key.startsWith('new') ? (
                <NumberCell name={`${path}.stock`} label={row} />
              ) : (
                <span className="flex min-h-9 items-center justify-end text-ink-2">{nothing}</span>
              ),
            className: 'w-28',
          },
        ]}
      />
    </>
  );
}

function SizeRows() {
  const [frames, options] = useWatch({ name: ['frames', 'options'] }) as [ProductBody['frames'], ProductBody['options']];
  const sizes = [...new Set(options.map(({ size }) => size).filter(Boolean))].map((value) => ({ value, label: value }));
  const fits = [{ value: '', label: texts.allFrames }, ...frames.map(({ key, name }) => ({ value: key, label: name.ko }))];
  return (
    <RowsField
      name="sizes"
      label={fields.sizes.label}
      make={() => ({ frame_key: null, size: sizes[0]?.value ?? '', measure: 'LENGTH', value_mm: null })}
      addLabel={texts.sizeAdd}
      columns={[
        { header: fields.frames.label, cell: (path, row) => <SelectCell name={`${path}.frame_key`} label={row} options={fits} /> },
        { header: texts.size, cell: (path, row) => <SelectCell name={`${path}.size`} label={row} options={sizes} /> },
        { header: texts.measure, cell: (path, row) => <SelectCell name={`${path}.measure`} label={row} options={measures} /> },
        { header: texts.value, cell: (path, row) => <NumberCell name={`${path}.value_mm`} label={row} />, className: 'w-28' },
      ]}
    />
  );
}
