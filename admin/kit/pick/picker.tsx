import { arrayMove } from '@dnd-kit/sortable';
import { X } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { PICKS_AT_ONCE, type Pick, type PickNoun } from '#contract/rest/admin/picks.ts';
import { Button, IconButton } from '../button.tsx';
import { type RowParts, SortableRow, SortableRows, unsorted } from '../fields/sortable-rows.tsx';
import { PickBox } from './pick-box.tsx';
import { PickItem } from './pick-item.tsx';
import { pickTexts as texts } from './pick-texts.ts';
import { usePicksOf } from './use-picks.ts';

type Props = {
  of: PickNoun;
  value: readonly number[];
  onChange: (ids: number[]) => void;
  /** Maximum number of rows; with 1, a new selection replaces the old one. */
  most?: number | undefined;
  /** The order counts: rows are put in order. */
  isOrdered?: boolean;
} & Omit<ComponentProps<typeof PickBox>, 'of' | 'chosen' | 'onPick' | 'onRemove' | 'isOne' | 'full'>;

/** Selected rows by name and image, each removable, above a combobox to find more. New ones are added last. */
export function Picker({ of, value, onChange, most = PICKS_AT_ONCE, isOrdered = false, ...box }: Props) {
  const [picked, setPicked] = useState<Readonly<Record<number, Pick>>>({});
  const { data } = usePicksOf(
    of,
    value.filter((id) => !(id in picked)),
  );
  const known = new Map([...(data?.picks ?? []), ...Object.values(picked)].map((item) => [item.id, item]));
  const isOne = most === 1;
  const pick = (item: Pick) => {
    setPicked({ ...picked, [item.id]: item });
    onChange(isOne ? [item.id] : [...value, item.id]);
  };
  const nameOf = (id: number | undefined) => known.get(id ?? 0)?.name ?? `#${id}`;
  const remove = (id: number) => onChange(value.filter((other) => other !== id));
  return (
    <div className="space-y-2">
      {value.length === 0 ? null : (
        <SortableRows
          keys={value.map(String)}
          nameOf={(index) => nameOf(value[index])}
          onMove={(from, to) => onChange(arrayMove([...value], from, to))}
        >
          <ul
            aria-label={texts.chosen(texts.nouns[of])}
            className="max-h-80 divide-y divide-line overflow-y-auto rounded-control border border-line"
          >
            {value.map((id) => {
              const about = { id, item: known.get(id), onRemove: box.disabled ? null : () => remove(id) };
              if (!isOrdered || box.disabled) return <ChosenItem key={id} {...about} parts={unsorted} />;
              return (
                <SortableRow key={id} id={String(id)} name={nameOf(id)}>
                  {(parts) => <ChosenItem {...about} parts={parts} />}
                </SortableRow>
              );
            })}
          </ul>
        </SortableRows>
      )}
      <PickBox
        {...box}
        of={of}
        chosen={value}
        onPick={pick}
        onRemove={remove}
        isOne={isOne}
        full={!isOne && value.length >= most ? texts.full(most) : null}
      />
      {isOne || value.length === 0 ? null : (
        <p className="flex items-center justify-between gap-2 text-12 text-ink-2">
          {texts.count(value.length, most)}
          {box.disabled ? null : (
            <Button look="quiet" onClick={() => onChange([])}>
              {texts.removeAll}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

interface ChosenProps {
  id: number;
  /** Undefined while loading, or if deleted. */
  item: Pick | undefined;
  parts: RowParts;
  /** null where nothing can be changed. */
  onRemove: (() => void) | null;
}

function ChosenItem({ id, item, parts: { row, handle, steps }, onRemove }: ChosenProps) {
  return (
    <li {...row} className="flex min-h-12 items-center gap-1 bg-raised py-1 pr-1 pl-2">
      {handle}
      {item === undefined ? <span className="flex-1 text-ink-2">#{id}</span> : <PickItem item={item} />}
      {steps}
      {onRemove === null ? null : (
        <IconButton label={texts.remove(item?.name ?? `#${id}`)} onClick={onRemove}>
          <X aria-hidden="true" size={15} />
        </IconButton>
      )}
    </li>
  );
}
