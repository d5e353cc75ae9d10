import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, IconButton } from '../button.tsx';
import { type FieldAbout, FieldFrame, useField } from './field-frame.tsx';
import { fieldTexts as texts } from './texts.ts';

interface Props<Item> {
  /** An item's name, for its buttons and screen readers. */
  nameOf: (item: Item, index: number) => string;
  keyOf: (item: Item, index: number) => string | number;
  children: (item: Item, change: (item: Item) => void, index: number) => ReactNode;
  /** Creates an item; returns null if cancelled. If undefined, items cannot be added here. */
  onAdd?: () => Item | null | Promise<Item | null>;
  addLabel?: string;
  most?: number;
}

/** A list reordered by buttons, which work for touch and keyboard. Its value is a list. */
export function OrderedListField<Item>({ nameOf, keyOf, children, onAdd, addLabel, most, ...about }: FieldAbout & Props<Item>) {
  const { field, noteId, error } = useField(about.name);
  const [said, setSaid] = useState('');
  const items: readonly Item[] = field.value ?? [];
  const move = (from: number, to: number) => {
    const moved = items[from];
    if (moved === undefined || to < 0 || to >= items.length) return;
    field.onChange(items.toSpliced(from, 1).toSpliced(to, 0, moved));
    setSaid(texts.moved(nameOf(moved, from), to + 1, items.length));
  };
  const isFull = most !== undefined && items.length >= most;
  return (
    <FieldFrame about={about} noteId={noteId} error={error}>
      <ol className="space-y-2">
        {items.map((item, index) => {
          const name = nameOf(item, index);
          return (
            <li key={keyOf(item, index)} className="flex items-start gap-2 rounded-control border border-line p-2">
              <div className="min-w-0 flex-1">{children(item, (next) => field.onChange(items.with(index, next)), index)}</div>
              <div className="flex shrink-0">
                <IconButton label={texts.up(name)} onClick={() => move(index, index - 1)} aria-disabled={index === 0}>
                  <ArrowUp aria-hidden="true" size={15} />
                </IconButton>
                <IconButton label={texts.down(name)} onClick={() => move(index, index + 1)} aria-disabled={index === items.length - 1}>
                  <ArrowDown aria-hidden="true" size={15} />
                </IconButton>
                <IconButton label={texts.takeOut(name)} onClick={() => field.onChange(items.toSpliced(index, 1))}>
                  <X aria-hidden="true" size={15} />
                </IconButton>
              </div>
            </li>
          );
        })}
      </ol>
      <output className="sr-only">{said}</output>
      {onAdd ? (
        <Button
          className="mt-2"
          refusal={isFull ? texts.full(most) : null}
          onClick={async () => {
            const added = await onAdd();
            if (added !== null) field.onChange([...items, added]);
          }}
        >
          {addLabel ?? texts.add}
        </Button>
      ) : null}
    </FieldFrame>
  );
}
