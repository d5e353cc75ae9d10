import { z } from 'zod';
import { dropEditDraft, keepEditDraft, keepEditDraftAtOnce, keyOfDraft, readEditDraft } from '#admin/kit/edit/edit-draft.ts';
import { currentSession } from '#client/session/session.ts';
import { pageBlocks } from '#contract/home/page-block.ts';
import type { DraftState } from './draft-state.ts';

const kept = z.object({ base: z.object({ version: z.int().min(0), blocks: pageBlocks }), mine: pageBlocks });
export type KeptDraft = z.infer<typeof kept>;

/** Where it lies, of who is signed in: a colleague at the same browser finds nothing of it. */
export const keyOfPage = () => keyOfDraft(currentSession().userId, 'home page');

/** Keeps what was not saved yet in this browser, with what it began from, so that neither a lost connection nor a closed tab loses it. */
export function keepDraft(key: string, state: DraftState): Promise<void> {
  return keepEditDraft(key, draftOf(state));
}

/** Keeps it at the last moment of a page. */
export function keepDraftAtOnce(key: string, state: DraftState): void {
  keepEditDraftAtOnce(key, draftOf(state));
}

const draftOf = ({ version, base, blocks }: DraftState) => ({
  base: { version, blocks: base },
  mine: blocks,
  at: new Date().toISOString(),
});

export function forgetDraft(key: string): Promise<void> {
  return dropEditDraft(key);
}

/** What this browser kept; null where it kept nothing, or something of another version of the shop. */
export async function keptDraft(): Promise<KeptDraft | null> {
  const parsed = kept.safeParse(await readEditDraft(keyOfPage(), new Date()));
  return parsed.success ? parsed.data : null;
}
