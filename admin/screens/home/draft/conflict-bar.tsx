import { Button } from '#admin/kit/button.tsx';
import { blockName } from '../block-name.ts';
import { homeTexts as texts } from '../texts.ts';
import type { DraftState } from './draft-state.ts';

/** Blocks that somebody else changed too: it stays until one of the two is chosen for each, and nothing is saved before. */
export function ConflictBar({ state, onSettle }: { state: DraftState; onSettle: (key: string, isMine: boolean) => void }) {
  return state.conflicts.map(({ key, theirs }) => {
    const mine = state.blocks.find((block) => block.key === key);
    const named = mine ?? theirs;
    return (
      <div key={key} role="alert" className="flex flex-wrap items-center gap-2 rounded-control bg-danger-soft px-3 py-2 text-danger">
        <span className="min-w-0 flex-1">{texts.conflict(named ? blockName(named) : '', state.other)}</span>
        <Button onClick={() => onSettle(key, true)}>{texts.mine}</Button>
        <Button onClick={() => onSettle(key, false)}>{theirs === null ? texts.theirsGone : texts.theirs(state.other)}</Button>
      </div>
    );
  });
}
