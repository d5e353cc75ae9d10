import { z } from 'zod';
import { staffDays } from '#admin/kit/edit/staff-drafts.ts';
import { draft } from '#client/drafts/draft.ts';
import { pageBlocks } from '#contract/home/page-block.ts';
import type { DraftState } from './draft-state.ts';

const kept = z.object({ base: z.object({ version: z.int().min(0), blocks: pageBlocks }), mine: pageBlocks });
export type LocalDraft = z.infer<typeof kept>;

/** Unsaved changes of the home page with their base, kept in this browser in case of a lost connection or a closed tab. */
export const pageDraft = () => draft<unknown>('home page', { lifetime: staffDays });

/** The draft as it is kept. */
export const keptOf = ({ version, base, blocks }: DraftState) => ({ base: { version, blocks: base }, mine: blocks });

/** The draft kept in this browser; null if there is none or another version of the shop stored it. */
export async function localDraft(): Promise<LocalDraft | null> {
  const parsed = kept.safeParse(await pageDraft().read());
  return parsed.success ? parsed.data : null;
}
