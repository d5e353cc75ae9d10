import { useController, useFormContext } from 'react-hook-form';
import type { ToldRow } from '#contract/rest/admin/content/fields.ts';
import type { PickNoun } from '#contract/rest/admin/picks.ts';
import { inTranslations, koreanLanguageNames, translationField, translationLocales } from '#rules/shop/locale.ts';
import { useTextLimit } from '../edit/text-limit.ts';
import { PickBox } from '../pick/pick-box.tsx';
import { PickItem } from '../pick/pick-item.tsx';
import { usePicksOf } from '../pick/use-picks.ts';
import type { FieldAbout } from './field-frame.tsx';
import { OrderedListField } from './ordered-list-field.tsx';
import { fieldTexts as texts } from './texts.ts';

/** An ordered list of shop items, found by name and image, moved by buttons. Its value is a list of ids; with `told`, of ids with texts. */
export function RowsField({ of, most, told, ...about }: FieldAbout & { of: PickNoun; most: number; told?: string | undefined }) {
  const { control } = useFormContext();
  const { field } = useController({ name: about.name, control });
  const limit = useTextLimit(`${about.name}.0.text`);
  const items: readonly (number | ToldRow)[] = field.value ?? [];
  const ids = items.map(idOf);
  const { data } = usePicksOf(of, ids);
  const known = new Map((data?.picks ?? []).map((item) => [item.id, item]));
  const nameOf = (item: number | ToldRow) => known.get(idOf(item))?.name ?? `#${idOf(item)}`;
  return (
    <div className="space-y-2">
      <OrderedListField<number | ToldRow> {...about} nameOf={nameOf} keyOf={idOf}>
        {(item, change) => {
          const shown = known.get(idOf(item));
          return (
            <div className="space-y-1.5">
              {shown === undefined ? <span className="text-ink-2">{`#${idOf(item)}`}</span> : <PickItem item={shown} />}
              {told === undefined || typeof item === 'number' ? null : <ToldWords {...{ name: nameOf(item), told, limit, item, change }} />}
            </div>
          );
        }}
      </OrderedListField>
      <PickBox
        of={of}
        chosen={ids}
        label={about.label}
        full={items.length >= most ? texts.full(most) : null}
        onPick={({ id }) => field.onChange([...items, told === undefined ? id : { id, text: '', ...inTranslations('text', () => '') }])}
        onRemove={(id) => field.onChange(items.filter((item) => idOf(item) !== id))}
      />
    </div>
  );
}

interface ToldProps {
  name: string;
  told: string;
  limit: number | undefined;
  item: ToldRow;
  change: (item: ToldRow) => void;
}

/** The text of a row; once it has one, also in the other languages. */
function ToldWords({ name, told, limit, item, change }: ToldProps) {
  const line = (field: keyof Omit<ToldRow, 'id'>, label: string) => (
    <input
      key={field}
      aria-label={`${name}: ${label}`}
      placeholder={label}
      value={item[field]}
      maxLength={limit}
      onChange={({ target }) => change({ ...item, [field]: target.value })}
      className="control w-full"
    />
  );
  const isSaid = item.text !== '' || translationLocales.some((locale) => item[translationField('text', locale)] !== '');
  return (
    <>
      {line('text', told)}
      {isSaid
        ? translationLocales.map((locale) => line(translationField('text', locale), `${told} (${koreanLanguageNames[locale]})`))
        : null}
    </>
  );
}

function idOf(item: number | ToldRow): number {
  return typeof item === 'number' ? item : item.id;
}
