import { arrayMove } from '@dnd-kit/sortable';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../button.tsx';
import { type FieldAbout, FieldFrame, useField } from './field-frame.tsx';
import { SortableRows, useSortableRow } from './sortable-rows.tsx';
import { fieldTexts as texts } from './texts.ts';

interface Props<Item> {
  /** An item's name, for its buttons and screen readers. */
  nameOf: (item: Item, index: number) => string;
  keyOf: (item: Item) => string | number;
  children: (item: Item, change: (item: Item) => void, index: number) => ReactNode;
  /** Creates an item; returns null if cancelled. If undefined, items cannot be added here. */
  onAdd?: () => Item | null | Promise<Item | null>;
  addLabel?: string;
  most?: number;
}

/** A list that people put in order (SortableRows). Its value is a list. */
export function OrderedListField<Item>({ nameOf, keyOf, children, onAdd, addLabel, most, ...about }: FieldAbout & Props<Item>) {
  const { field, noteId, error } = useField(about.name);
  const items: readonly Item[] = field.value ?? [];
  const keys = keysOf(items.map(keyOf));
  const isFull = most !== undefined && items.length >= most;
  return (
    <FieldFrame about={about} noteId={noteId} error={error}>
      <SortableRows
        keys={keys}
        nameOf={(index) => nameOf(items[index] as Item, index)}
        onMove={(from, to) => field.onChange(arrayMove([...items], from, to))}
      >
        <ol className="space-y-2">
          {items.map((item, index) => (
            <OrderedItem
              key={keys[index]}
              id={keys[index] ?? ''}
              name={nameOf(item, index)}
              onRemove={() => field.onChange(items.toSpliced(index, 1))}
            >
              {children(item, (next) => field.onChange(items.with(index, next)), index)}
            </OrderedItem>
          ))}
        </ol>
      </SortableRows>
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

/** The items' keys, also where some are the same. */
function keysOf(keys: readonly (string | number)[]): string[] {
  return keys.map((key, index) => `${key} ${keys.slice(0, index).filter((before) => before === key).length}`);
}

function OrderedItem({ id, name, onRemove, children }: { id: string; name: string; onRemove: () => void; children: ReactNode }) {
  const { row, handle, steps } = useSortableRow(id, name);
  return (
    <li {...row} className="flex items-start gap-1 rounded-control border border-line bg-raised p-2">
      {handle}
      <div className="min-w-0 flex-1">{children}</div>
      {steps}
      <IconButton label={texts.takeOut(name)} onClick={onRemove}>
        <X aria-hidden="true" size={15} />
      </IconButton>
    </li>
  );
}
