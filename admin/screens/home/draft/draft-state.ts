import { mergePages } from '#rules/home/page/merge-pages.ts';
import type { PageBlock } from '#rules/home/page/page-block.ts';
import { isSame } from '#rules/office/merge-edit.ts';

/** A block that someone else also changed; `theirs` is null if they removed it. `isRemoved` if it was removed here. */
export interface Conflict {
  key: string;
  theirs: PageBlock | null;
  isRemoved: boolean;
}

/** The draft being edited. `base` and `version` are as opened or last saved. Each step can be undone. */
export interface DraftState {
  blocks: readonly PageBlock[];
  base: readonly PageBlock[];
  version: number;
  past: readonly (readonly PageBlock[])[];
  conflicts: readonly Conflict[];
  /** Who made the conflicting changes: a name, empty if unknown, null for the user's other window. */
  other: string | null;
}

export type DraftAction =
  | { type: 'set'; blocks: readonly PageBlock[] }
  | { type: 'undo' }
  | { type: 'saved'; version: number; blocks: readonly PageBlock[] }
  | { type: 'changed-elsewhere'; version: number; blocks: readonly PageBlock[]; by: string | null }
  | { type: 'settle'; key: string; isMine: boolean };

/** Maximum number of undo steps. */
const mostSteps = 100;

export function openDraft(version: number, blocks: readonly PageBlock[]): DraftState {
  return { blocks, base: blocks, version, past: [], conflicts: [], other: '' };
}

/** The draft after an action; nothing anyone wrote is dropped silently. */
export function draftAfter(state: DraftState, action: DraftAction): DraftState {
  switch (action.type) {
    case 'set':
      if (isSame(action.blocks, state.blocks)) return state;
      return { ...state, blocks: action.blocks, past: [...state.past, state.blocks].slice(-mostSteps) };
    case 'undo': {
      const before = state.past.at(-1);
      return before === undefined || !canUndo(state) ? state : { ...state, blocks: before, past: state.past.slice(0, -1) };
    }
    case 'saved':
      return { ...state, version: action.version, base: action.blocks };
    case 'changed-elsewhere': {
      const { blocks, conflicts } = mergePages(state.base, state.blocks, action.blocks);
      const theirs = new Map(action.blocks.map((block) => [block.key, block]));
      return {
        ...{ blocks, base: action.blocks, version: action.version, other: action.by },
        // Undo reverts the user's own steps only, so the other's changes go into each of them.
        past: state.past.map((before) => mergePages(state.base, before, action.blocks).blocks),
        conflicts: conflicts.map((key) => ({
          key,
          theirs: theirs.get(key) ?? null,
          isRemoved: !state.blocks.some((block) => block.key === key),
        })),
      };
    }
    case 'settle': {
      const conflict = state.conflicts.find(({ key }) => key === action.key);
      const conflicts = state.conflicts.filter(({ key }) => key !== action.key);
      if (conflict === undefined) return { ...state, conflicts };
      const { key, theirs, isRemoved } = conflict;
      // For a block removed here, the other's version is shown until one of the two is chosen.
      if (action.isMine !== isRemoved) return { ...state, conflicts };
      const blocks =
        theirs === null || isRemoved
          ? state.blocks.filter((block) => block.key !== key)
          : state.blocks.map((block) => (block.key === key ? theirs : block));
      return { ...state, conflicts, blocks, past: [...state.past, state.blocks].slice(-mostSteps) };
    }
  }
}

/** True if there is a step to undo. Not during a conflict: its choices are about the blocks as they are shown. */
export function canUndo({ past, conflicts }: DraftState): boolean {
  return past.length > 0 && conflicts.length === 0;
}

/** True if there are unsaved changes. */
export function isUnsaved({ blocks, base }: DraftState): boolean {
  return !isSame(blocks, base);
}
