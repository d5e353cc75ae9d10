import { Button } from '#admin/kit/button.tsx';
import { blockName } from '../block-name.ts';
import { homeTexts as texts } from '../texts.ts';
import type { Conflict, DraftState } from './draft-state.ts';

/** Blocks that someone else also changed or removed. Nothing is saved until one version is chosen for each. */
export function ConflictBar({ state, onSettle }: { state: DraftState; onSettle: (key: string, isMine: boolean) => void }) {
  return state.conflicts.map((conflict) => {
    const { key } = conflict;
    const named = state.blocks.find((block) => block.key === key) ?? conflict.theirs;
    const { sentence, mine, theirs } = wordsOf(conflict, named ? blockName(named) : '', state.other);
    return (
      <div key={key} role="alert" className="flex flex-wrap items-center gap-2 rounded-control bg-danger-soft px-3 py-2 text-danger">
        <span className="min-w-0 flex-1 max-sm:basis-full">{sentence}</span>
        <Button onClick={() => onSettle(key, true)}>{mine}</Button>
        <Button onClick={() => onSettle(key, false)}>{theirs}</Button>
      </div>
    );
  });
}

/** What happened to a block on both sides, and what each choice does. */
function wordsOf({ theirs, isRemoved }: Conflict, name: string, by: string | null) {
  if (theirs === null) return { sentence: texts.conflictGone(name, by), mine: texts.mineBack, theirs: texts.gone };
  if (isRemoved) return { sentence: texts.conflictRemoved(name, by), mine: texts.gone, theirs: texts.theirs(by) };
  return { sentence: texts.conflict(name, by), mine: texts.mine, theirs: texts.theirs(by) };
}
