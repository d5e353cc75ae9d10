import { z } from 'zod';
import { dropEditDraft, keepEditDraft, keepEditDraftAtOnce, keyOfDraft, readEditDraft } from '#admin/kit/edit/edit-draft.ts';
import { currentSession } from '#client/session/session.ts';
import { pageBlocks } from '#contract/home/page-block.ts';
import type { DraftState } from './draft-state.ts';

const kept = z.object({ base: z.object({ version: z.int().min(0), blocks: pageBlocks }), mine: pageBlocks });
export type KeptDraft = z.infer<typeof kept>;

/** The draft's storage key, per user, so that colleagues in the same browser do not see it. */
export const keyOfPage = () => keyOfDraft(currentSession().userId, 'home page');

/** Keeps unsaved changes in this browser with their base, in case of a lost connection or a closed tab. */
export function keepDraft(key: string, state: DraftState): Promise<void> {
  return keepEditDraft(key, draftOf(state));
}

/** Keeps it synchronously while the page unloads. */
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

/** The draft kept in this browser; null if there is none or another version of the shop stored it. */
export async function keptDraft(): Promise<KeptDraft | null> {
  const parsed = kept.safeParse(await readEditDraft(keyOfPage(), new Date()));
  return parsed.success ? parsed.data : null;
}
