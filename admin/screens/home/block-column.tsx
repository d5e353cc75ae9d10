import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '#admin/kit/button.tsx';
import { EmptyPart } from '#admin/kit/states.tsx';
import type { NamedProblem } from '#contract/rest/admin/pages.ts';
import { mostBlocks, type PageBlock } from '#rules/home/page/page-block.ts';
import { keepsBack } from '#rules/home/page/page-problems.ts';
import { cx } from '#ui/class-names.ts';
import { BlockList } from './block-list.tsx';
import { blockName } from './block-name.ts';
import { homeTexts as texts } from './texts.ts';

interface BlockColumnProps {
  blocks: readonly PageBlock[];
  chosen: string | null;
  problems: readonly NamedProblem[];
  /** The last removed block, while it can be restored. */
  removed: PageBlock | null;
  /** True while the preview takes the full width. */
  isHidden: boolean;
  onAdd: () => void;
  onChoose: (key: string) => void;
  onChange: (blocks: readonly PageBlock[]) => void;
  onRemove: (block: PageBlock) => void;
  onUndo: () => void;
}

/** The page's blocks in order, with their problems. */
export function BlockColumn({
  blocks,
  chosen,
  problems,
  removed,
  isHidden,
  onAdd,
  onChoose,
  onChange,
  onRemove,
  onUndo,
}: BlockColumnProps) {
  const missing = useMemo(() => countBy(problems), [problems]);
  return (
    <section
      aria-label={texts.list}
      className={cx('flex min-h-0 flex-col overflow-hidden rounded-control border border-line bg-raised', isHidden && 'lg:hidden')}
    >
      <header className="flex min-h-11 items-center justify-between border-b border-line pr-1.5 pl-3">
        <h2 className="text-13 font-extrabold">{`${texts.list} ${blocks.length}`}</h2>
        <Button look="quiet" refusal={blocks.length >= mostBlocks ? texts.full(mostBlocks) : null} onClick={onAdd}>
          <Plus aria-hidden="true" size={14} />
          {texts.add}
        </Button>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto max-lg:max-h-100">
        {blocks.length === 0 ? <EmptyPart sentence={texts.empty} /> : null}
        <BlockList blocks={blocks} chosen={chosen} missing={missing} onChoose={onChoose} onChange={onChange} onRemove={onRemove} />
      </div>
      <p role="status" className="flex items-center justify-between gap-2 border-t border-line bg-tile px-3 py-1.5 empty:hidden">
        {removed === null ? null : (
          <>
            <span className="truncate">{texts.removed(blockName(removed))}</span>
            <Button look="quiet" onClick={onUndo}>
              {texts.undo}
            </Button>
          </>
        )}
      </p>
    </section>
  );
}

/** The problems that prevent each block from being published. */
function countBy(problems: readonly NamedProblem[]): Map<string, number> {
  const counted = new Map<string, number>();
  for (const problem of problems.filter(keepsBack)) counted.set(problem.block, (counted.get(problem.block) ?? 0) + 1);
  return counted;
}
