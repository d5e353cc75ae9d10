import { useController, useFormContext } from 'react-hook-form';
import type { PickNoun } from '#contract/rest/admin/picks.ts';
import { PickBox } from '../pick/pick-box.tsx';
import { PickItem } from '../pick/pick-item.tsx';
import { usePicksOf } from '../pick/use-picks.ts';
import type { FieldAbout } from './field-frame.tsx';
import { OrderedListField } from './ordered-list-field.tsx';
import { fieldTexts as texts } from './texts.ts';

type Told = { id: number; text: string };

/** Rows of the shop in an order: found by name and picture, moved by buttons. Its value is a list of ids; with `told`, of ids with words. */
export function RowsField({ of, most, told, ...about }: FieldAbout & { of: PickNoun; most: number; told?: string }) {
  const { control } = useFormContext();
  const { field } = useController({ name: about.name, control });
  const items: readonly (number | Told)[] = field.value ?? [];
  const ids = items.map(idOf);
  const { data } = usePicksOf(of, ids);
  const known = new Map((data?.picks ?? []).map((item) => [item.id, item]));
  const nameOf = (item: number | Told) => known.get(idOf(item))?.name ?? `#${idOf(item)}`;
  return (
    <div className="space-y-2">
      <OrderedListField<number | Told> {...about} nameOf={nameOf} keyOf={idOf}>
        {(item, change) => {
          const shown = known.get(idOf(item));
          return (
            <div className="space-y-1.5">
              {shown === undefined ? <span className="text-ink-2">{`#${idOf(item)}`}</span> : <PickItem item={shown} />}
              {told === undefined || typeof item === 'number' ? null : (
                <input
                  aria-label={`${nameOf(item)}: ${told}`}
                  placeholder={told}
                  value={item.text}
                  maxLength={500}
                  onChange={({ target }) => change({ ...item, text: target.value })}
                  className="control w-full"
                />
              )}
            </div>
          );
        }}
      </OrderedListField>
      <PickBox
        of={of}
        chosen={ids}
        label={about.label}
        full={items.length >= most ? texts.full(most) : null}
        onPick={({ id }) => field.onChange([...items, told === undefined ? id : { id, text: '' }])}
        onRemove={(id) => field.onChange(items.filter((item) => idOf(item) !== id))}
      />
    </div>
  );
}

function idOf(item: number | Told): number {
  return typeof item === 'number' ? item : item.id;
}
