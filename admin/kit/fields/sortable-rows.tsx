import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ChevronDown, ChevronUp, GripVertical, type LucideIcon } from 'lucide-react';
import { type ComponentProps, createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { cx } from '#ui/class-names.ts';
import { pressable } from '#ui/presses/pressable.ts';
import { fieldTexts as texts } from './texts.ts';

interface Rows {
  keys: readonly string[];
  move: (from: number, to: number) => void;
}

const RowsAround = createContext<Rows>({ keys: [], move: () => undefined });

interface Props {
  /** The rows' own keys, in order. */
  keys: readonly string[];
  nameOf: (index: number) => string;
  onMove: (from: number, to: number) => void;
  /** The list or table, whose rows call `useSortableRow`. */
  children: ReactNode;
}

/** Makes rows sortable: dragged by pointer or keyboard, or moved by buttons. Each step is announced with the row's name and place. */
export function SortableRows({ keys, nameOf, onMove, children }: Props) {
  const [said, setSaid] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const lastOver = useRef<UniqueIdentifier>('');
  const placeOf = (key: UniqueIdentifier) => keys.indexOf(String(key));
  const drop = ({ active, over }: DragEndEvent) => {
    if (over !== null && over.id !== active.id) onMove(placeOf(active.id), placeOf(over.id));
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= keys.length) return;
    onMove(from, to);
    setSaid(texts.moved(nameOf(from), to + 1, keys.length));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: announcementsOf(keys.length, placeOf, nameOf, lastOver),
        screenReaderInstructions: { draggable: texts.dragHelp },
      }}
    >
      <SortableContext items={[...keys]} strategy={verticalListSortingStrategy}>
        <RowsAround value={{ keys, move }}>{children}</RowsAround>
      </SortableContext>
      <output className="sr-only">{said}</output>
    </DndContext>
  );
}

/**
 * Screen reader announcements while dragging. `last` is the last position: none is made at the initial one, so the first announcement is
 * not interrupted.
 */
function announcementsOf(
  count: number,
  placeOf: (key: UniqueIdentifier) => number,
  nameOf: (index: number) => string,
  last: { current: UniqueIdentifier },
): Announcements {
  const said = (key: UniqueIdentifier) => nameOf(placeOf(key));
  return {
    onDragStart({ active }) {
      last.current = active.id;
      return texts.grabbed(said(active.id), placeOf(active.id) + 1, count);
    },
    onDragOver({ active, over }) {
      if (over === null || over.id === last.current) return undefined;
      last.current = over.id;
      return texts.moved(said(active.id), placeOf(over.id) + 1, count);
    },
    onDragEnd: ({ active, over }) => texts.dropped(said(active.id), placeOf(over?.id ?? active.id) + 1, count),
    onDragCancel: ({ active }) => texts.dragCancelled(said(active.id)),
  };
}

/** What a row spreads on its element, its drag handle, and its two buttons; a row on its own has neither. */
export interface RowParts {
  row: ComponentProps<'li'> & ComponentProps<'tr'>;
  handle: ReactNode;
  steps: ReactNode;
  isDragging: boolean;
}

/** The parts of a row whose order does not count. */
export const unsorted: RowParts = { row: {}, handle: null, steps: null, isDragging: false };

/** A row of SortableRows, drawn with its parts. */
export function SortableRow({ id, name, children }: { id: string; name: string; children: (parts: RowParts) => ReactNode }) {
  return children(useSortableRow(id, name));
}

/** The parts of a row of SortableRows. */
export function useSortableRow(key: string, name: string): RowParts {
  const { keys, move } = useContext(RowsAround);
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: key,
    attributes: { roleDescription: texts.sortable },
  });
  const index = keys.indexOf(key);
  const isAlone = keys.length < 2;
  return {
    row: { ref: setNodeRef, style: { transform: CSS.Translate.toString(transform), transition } },
    isDragging,
    handle: isAlone ? null : (
      <button
        type="button"
        {...attributes}
        {...listeners}
        aria-label={texts.drag(name)}
        title={texts.drag(name)}
        className="flex min-h-9 w-8 shrink-0 cursor-grab touch-none items-center justify-center self-stretch text-ink-2 hover:text-ink active:cursor-grabbing pointer-coarse:w-target"
      >
        <GripVertical aria-hidden="true" size={16} />
      </button>
    ),
    steps: isAlone ? null : (
      <span className="inline-flex shrink-0 flex-col">
        <Step label={texts.up(name)} isOff={index === 0} onClick={() => move(index, index - 1)} icon={ChevronUp} />
        <Step label={texts.down(name)} isOff={index === keys.length - 1} onClick={() => move(index, index + 1)} icon={ChevronDown} />
      </span>
    ),
  };
}

function Step({ label, isOff, onClick, icon: Icon }: { label: string; isOff: boolean; onClick: () => void; icon: LucideIcon }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...pressable(onClick, isOff)}
      className={cx(
        'flex h-6 w-7 items-center justify-center rounded-control text-ink-2 pointer-coarse:w-target',
        isOff ? 'opacity-30' : 'hover:bg-hover hover:text-ink',
      )}
    >
      <Icon aria-hidden="true" size={15} />
    </button>
  );
}
