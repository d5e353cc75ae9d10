import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { PICKS_AT_ONCE, type Pick, type PickNoun } from '#contract/rest/admin/picks.ts';
import { Button, IconButton } from '../button.tsx';
import { fieldTexts } from '../fields/texts.ts';
import { PickBox } from './pick-box.tsx';
import { PickItem } from './pick-item.tsx';
import { pickTexts as texts } from './pick-texts.ts';
import { usePicksOf } from './use-picks.ts';

type Props = {
  of: PickNoun;
  value: readonly number[];
  onChange: (ids: number[]) => void;
  /** Maximum number of rows; with 1, a new selection replaces the old one. */
  most?: number;
  /** The order counts: rows have buttons that move them. */
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
  const remove = (id: number) => onChange(value.filter((other) => other !== id));
  return (
    <div className="space-y-2">
      {value.length === 0 ? null : (
        <ul
          aria-label={texts.chosen(texts.nouns[of])}
          className="max-h-80 divide-y divide-line overflow-y-auto rounded-control border border-line"
        >
          {value.map((id, index) => (
            <ChosenItem
              key={id}
              id={id}
              item={known.get(id)}
              isLocked={box.disabled === true}
              onMove={isOrdered ? (by) => onChange(value.toSpliced(index, 1).toSpliced(Math.max(0, index + by), 0, id)) : undefined}
              onRemove={() => remove(id)}
            />
          ))}
        </ul>
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
  isLocked: boolean;
  /** Moves it by one place; undefined where the order does not count. */
  onMove: ((by: -1 | 1) => void) | undefined;
  onRemove: () => void;
}

function ChosenItem({ id, item, isLocked, onMove, onRemove }: ChosenProps) {
  const name = item?.name ?? `#${id}`;
  return (
    <li className="flex min-h-12 items-center gap-2 py-1 pr-1 pl-2">
      {item === undefined ? <span className="flex-1 text-ink-2">#{id}</span> : <PickItem item={item} />}
      {isLocked || onMove === undefined ? null : (
        <>
          <IconButton label={fieldTexts.up(name)} onClick={() => onMove(-1)}>
            <ArrowUp aria-hidden="true" size={15} />
          </IconButton>
          <IconButton label={fieldTexts.down(name)} onClick={() => onMove(1)}>
            <ArrowDown aria-hidden="true" size={15} />
          </IconButton>
        </>
      )}
      {isLocked ? null : (
        <IconButton label={texts.remove(name)} onClick={onRemove}>
          <X aria-hidden="true" size={15} />
        </IconButton>
      )}
    </li>
  );
}
