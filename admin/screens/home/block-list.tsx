import { arrayMove } from '@dnd-kit/sortable';
import { Copy, Eye, EyeOff, Trash2 } from 'lucide-react';
import { Badge } from '#admin/kit/badge.tsx';
import { IconButton } from '#admin/kit/button.tsx';
import { SortableRows, useSortableRow } from '#admin/kit/fields/sortable-rows.tsx';
import { copyBlock, mostBlocks, type PageBlock } from '#rules/home/page/page-block.ts';
import { cx } from '#ui/class-names.ts';
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
  return (
    <SortableRows
      keys={blocks.map(({ key }) => key)}
      nameOf={(index) => (blocks[index] ? blockName(blocks[index]) : '')}
      onMove={(from, to) => onChange(arrayMove([...blocks], from, to))}
    >
      <ol aria-label={texts.list} className="divide-y divide-line">
        {blocks.map((block, index) => (
          <BlockRow
            key={block.key}
            block={block}
            isChosen={block.key === chosen}
            isFull={blocks.length >= mostBlocks}
            missing={missing.get(block.key) ?? 0}
            onChoose={() => onChoose(block.key)}
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
    </SortableRows>
  );
}

interface RowProps {
  block: PageBlock;
  isChosen: boolean;
  isFull: boolean;
  missing: number;
  onChoose: () => void;
  onHide: () => void;
  onCopy: () => void;
  onRemove: () => void;
}

function BlockRow({ block, isChosen, isFull, missing, onChoose, onHide, onCopy, onRemove }: RowProps) {
  const name = blockName(block);
  const { row, handle, steps, isDragging } = useSortableRow(block.key, name);
  return (
    <li {...row} data-key={block.key} className={cx('relative bg-raised', isChosen && 'bg-tile', isDragging && 'z-10 shadow-overlay')}>
      <div className={cx('flex h-15 items-center gap-1 pr-2', handle === null && 'pl-3')}>
        {handle}
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
        {steps}
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
