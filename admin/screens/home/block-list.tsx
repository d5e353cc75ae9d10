import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { arrayMove, SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ChevronDown, ChevronUp, Copy, Eye, EyeOff, GripVertical, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Badge } from '#admin/kit/badge.tsx';
import { IconButton } from '#admin/kit/button.tsx';
import { copyBlock, mostBlocks, type PageBlock } from '#rules/home/page/page-block.ts';
import { cx } from '#ui/class-names.ts';
import { pressable } from '#ui/pressable.ts';
import { blockName, kindName } from './block-name.ts';
import { homeTexts as texts } from './texts.ts';

interface Props {
  blocks: readonly PageBlock[];
  chosen: string | null;
  /** The number of problems of each block, by key. */
  missing: ReadonlyMap<string, number>;
  onChoose: (key: string) => void;
  onChange: (blocks: readonly PageBlock[]) => void;
  onRemove: (block: PageBlock) => void;
}

/** The blocks in order: dragged by pointer or keyboard, or moved by buttons; copied, hidden, removed. All rows have the same height. */
export function BlockList({ blocks, chosen, missing, onChoose, onChange, onRemove }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (key: string | number) => blocks.findIndex((block) => block.key === key);
  const move = (from: number, to: number) => (to < 0 || to >= blocks.length ? undefined : onChange(arrayMove([...blocks], from, to)));
  const lastOver = useRef<string | number>('');
  const end = ({ active, over }: DragEndEvent) => (over === null ? undefined : move(placeOf(active.id), placeOf(over.id)));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{ announcements: announcementsOf(blocks, placeOf, lastOver), screenReaderInstructions: { draggable: texts.dragHelp } }}
    >
      <SortableContext items={blocks.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        <ol aria-label={texts.list} className="divide-y divide-line">
          {blocks.map((block, index) => (
            <BlockRow
              key={block.key}
              block={block}
              isChosen={block.key === chosen}
              isFull={blocks.length >= mostBlocks}
              missing={missing.get(block.key) ?? 0}
              isFirst={index === 0}
              isLast={index === blocks.length - 1}
              onChoose={() => onChoose(block.key)}
              onMove={(by) => move(index, index + by)}
              onHide={() => onChange(blocks.map((each) => (each === block ? { ...each, is_hidden: !each.is_hidden } : each)))}
              onCopy={() => {
                const copy = copyBlock(block, () => crypto.randomUUID());
                onChange(blocks.toSpliced(index + 1, 0, copy));
                onChoose(copy.key);
              }}
              onRemove={() => onRemove(block)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

/**
 * Screen reader announcements while dragging a block. `last` is the last position: none is made at the initial one, so the first
 * announcement is not interrupted.
 */
function announcementsOf(
  blocks: readonly PageBlock[],
  placeOf: (key: string | number) => number,
  last: { current: string | number },
): Announcements {
  const said = (key: string | number) => {
    const place = placeOf(key);
    const block = blocks[place];
    return [block ? blockName(block) : '', place + 1, blocks.length] as const;
  };
  return {
    onDragStart({ active }) {
      last.current = active.id;
      return texts.grabbed(...said(active.id));
    },
    onDragOver({ active, over }) {
      if (over === null || over.id === last.current) return undefined;
      last.current = over.id;
      return texts.over(said(active.id)[0], placeOf(over.id) + 1, blocks.length);
    },
    onDragEnd: ({ active, over }) => texts.dropped(said(active.id)[0], placeOf(over?.id ?? active.id) + 1, blocks.length),
    onDragCancel: ({ active }) => texts.cancelled(said(active.id)[0]),
  };
}

interface RowProps {
  block: PageBlock;
  isChosen: boolean;
  isFull: boolean;
  isFirst: boolean;
  isLast: boolean;
  missing: number;
  onChoose: () => void;
  onMove: (by: -1 | 1) => void;
  onHide: () => void;
  onCopy: () => void;
  onRemove: () => void;
}

function BlockRow({ block, isChosen, isFull, isFirst, isLast, missing, onChoose, onMove, onHide, onCopy, onRemove }: RowProps) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id: block.key });
  const name = blockName(block);
  return (
    <li
      ref={setNodeRef}
      data-key={block.key}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cx('relative bg-raised', isChosen && 'bg-tile', isDragging && 'z-10 shadow-overlay')}
    >
      <div className="flex h-15 items-center gap-1 pr-2">
        <button
          type="button"
          {...attributes}
          {...listeners}
          aria-label={texts.move(name)}
          className="flex h-full w-8 shrink-0 cursor-grab touch-none items-center justify-center text-ink-2 hover:text-ink active:cursor-grabbing pointer-coarse:w-target"
        >
          <GripVertical aria-hidden="true" size={16} />
        </button>
        <button
          type="button"
          aria-current={isChosen || undefined}
          onClick={onChoose}
          className={cx('flex h-full min-w-0 flex-1 flex-col justify-center text-left', block.is_hidden && 'opacity-60')}
        >
          <span className="truncate font-semibold">{name}</span>
          <span className="truncate text-12 text-ink-2">{kindName(block)}</span>
        </button>
        {block.is_hidden ? <Badge>{texts.hidden}</Badge> : missing > 0 ? <Badge tone="warning">{texts.missing(missing)}</Badge> : null}
        <span className="flex flex-col">
          <Step label={texts.up(name)} isOff={isFirst} onClick={() => onMove(-1)} icon={ChevronUp} />
          <Step label={texts.down(name)} isOff={isLast} onClick={() => onMove(1)} icon={ChevronDown} />
        </span>
      </div>
      {isChosen ? (
        <div className="flex gap-0.5 px-2 pb-1.5">
          <IconButton label={texts.copy} onClick={onCopy} disabled={isFull}>
            <Copy aria-hidden="true" size={15} />
          </IconButton>
          <IconButton label={block.is_hidden ? texts.show : texts.hide} onClick={onHide}>
            {block.is_hidden ? <Eye aria-hidden="true" size={15} /> : <EyeOff aria-hidden="true" size={15} />}
          </IconButton>
          <IconButton label={texts.remove} onClick={onRemove}>
            <Trash2 aria-hidden="true" size={15} />
          </IconButton>
        </div>
      ) : null}
    </li>
  );
}

function Step({ label, isOff, onClick, icon: Icon }: { label: string; isOff: boolean; onClick: () => void; icon: typeof ChevronUp }) {
  return (
    <button
      type="button"
      aria-label={label}
      {...pressable(onClick, isOff)}
      className={cx(
        'flex h-6 w-7 items-center justify-center rounded-control text-ink-2',
        isOff ? 'opacity-30' : 'hover:bg-hover hover:text-ink',
      )}
    >
      <Icon aria-hidden="true" size={15} />
    </button>
  );
}
