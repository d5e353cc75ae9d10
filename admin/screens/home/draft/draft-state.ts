import { mergePages } from '#rules/home/page/merge-pages.ts';
import type { PageBlock } from '#rules/home/page/page-block.ts';
import { isSame } from '#rules/office/merge-edit.ts';

/** A block that somebody else changed too; `theirs` is null where they removed it, and one that was removed here `isRemoved`. */
export interface Conflict {
  key: string;
  theirs: PageBlock | null;
  isRemoved: boolean;
}

/** A draft as it is being worked on. `base` and `version` are those it was opened or last saved with; what was before each step can be had back. */
export interface DraftState {
  blocks: readonly PageBlock[];
  base: readonly PageBlock[];
  version: number;
  past: readonly (readonly PageBlock[])[];
  conflicts: readonly Conflict[];
  /** Whose changes the conflicts are with: a name, empty where nobody knows it; null for another window of one's own. */
  other: string | null;
}

export type DraftAction =
  | { type: 'set'; blocks: readonly PageBlock[] }
  | { type: 'undo' }
  | { type: 'saved'; version: number; blocks: readonly PageBlock[] }
  | { type: 'changed-elsewhere'; version: number; blocks: readonly PageBlock[]; by: string | null }
  | { type: 'settle'; key: string; isMine: boolean };

/** Steps that can be had back. */
const mostSteps = 100;

export function openDraft(version: number, blocks: readonly PageBlock[]): DraftState {
  return { blocks, base: blocks, version, past: [], conflicts: [], other: '' };
}

/** The draft after something was done; nothing that anybody wrote is ever dropped without being told. */
export function draftAfter(state: DraftState, action: DraftAction): DraftState {
  switch (action.type) {
    case 'set':
      if (isSame(action.blocks, state.blocks)) return state;
      return { ...state, blocks: action.blocks, past: [...state.past, state.blocks].slice(-mostSteps) };
    case 'undo': {
      const before = state.past.at(-1);
      return before === undefined ? state : { ...state, blocks: before, past: state.past.slice(0, -1) };
    }
    case 'saved':
      return { ...state, version: action.version, base: action.blocks };
    case 'changed-elsewhere': {
      const { blocks, conflicts } = mergePages(state.base, state.blocks, action.blocks);
      const theirs = new Map(action.blocks.map((block) => [block.key, block]));
      return {
        ...{ blocks, base: action.blocks, version: action.version, other: action.by },
        past: [...state.past, state.blocks].slice(-mostSteps),
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
      // What somebody else wrote stands there for a block that was removed here, until it is said which of the two counts.
      if (action.isMine !== isRemoved) return { ...state, conflicts };
      const blocks =
        theirs === null || isRemoved
          ? state.blocks.filter((block) => block.key !== key)
          : state.blocks.map((block) => (block.key === key ? theirs : block));
      return { ...state, conflicts, blocks, past: [...state.past, state.blocks].slice(-mostSteps) };
    }
  }
}

/** True when something is not saved yet. */
export function isUnsaved({ blocks, base }: DraftState): boolean {
  return !isSame(blocks, base);
}
