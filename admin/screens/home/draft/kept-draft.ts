import { z } from 'zod';
import { pageBlocks } from '#contract/home/page-block.ts';
import type { DraftState } from './draft-state.ts';

const key = 'seam-office-home-draft';
const kept = z.object({ version: z.int().min(0), base: pageBlocks, blocks: pageBlocks });

/** What was not saved yet, in this browser, so that neither a lost connection nor a closed tab loses it. */
export function keepDraft({ version, base, blocks }: DraftState): void {
  try {
    localStorage.setItem(key, JSON.stringify({ version, base, blocks }));
  } catch {
    // A full storage: the draft is still on the screen.
  }
}

export function forgetDraft(): void {
  localStorage.removeItem(key);
}

/** What this browser kept; null where it kept nothing, or something of another version of the shop. */
export function keptDraft(): z.infer<typeof kept> | null {
  try {
    const parsed = kept.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
