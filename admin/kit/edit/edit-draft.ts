import { createStore, delMany, entries, get } from 'idb-keyval';
import { lastNotes } from '#client/stores/last-notes.ts';
import { isStillKept } from './kept-days.ts';

/** What stands in a form that was not saved: what it began from, what stands in it, and since when. */
export interface EditDraft {
  base: unknown;
  mine: unknown;
  at: string;
  /** Its session ended while it was open: it is not offered but stands in the form again. */
  is_cut?: boolean;
}

const notes = lastNotes<EditDraft>('seam-office-note:', drafts, ({ at }) => Date.parse(at));

/** Who is signing out in this tab: their unsaved forms are discarded, and a form closed by the sign-out must not save a draft. */
let leaver: string | null = null;

/** The key of a form's draft; a draft belongs to its writer. */
export function keyOfDraft(userId: string | null, name: string): string {
  return `${userId ?? ''} ${name}`;
}

/** The draft of a form, by its owner and the name of the thing; null when there is none or this browser keeps nothing. */
export async function readEditDraft(key: string, now: Date): Promise<EditDraft | null> {
  // Whoever opens a form is back.
  if (isOf(leaver, key)) leaver = null;
  try {
    await notes.absorb();
    const draft = await get<EditDraft>(key, drafts());
    if (draft === undefined) return null;
    return isStillKept(draft.at, now) ? draft : null;
  } catch {
    return null;
  }
}

/** Keeps a draft; a browser that keeps nothing loses it with the page, and leaving is asked about all the same. */
export async function keepEditDraft(key: string, draft: EditDraft): Promise<void> {
  if (isOf(leaver, key)) return;
  return notes.write(key, draft).catch(() => undefined);
}

/** Keeps a draft at the last moment of a page, when IndexedDB may not come to an end any more. */
export function keepEditDraftAtOnce(key: string, draft: EditDraft): void {
  if (!isOf(leaver, key)) notes.keep(key, draft);
}

export function dropEditDraft(key: string): Promise<void> {
  return notes.drop(key, Date.now()).catch(() => undefined);
}

/** Keys of the drafts to delete: expired ones, and all of the person signing out. */
export function draftsToForget(kept: readonly (readonly [key: string, draft: EditDraft])[], now: Date, leaving?: string): string[] {
  return kept.filter(([key, { at }]) => !isStillKept(at, now) || isOf(leaving ?? null, key)).map(([key]) => key);
}

function isOf(userId: string | null, key: string): boolean {
  return userId !== null && key.startsWith(keyOfDraft(userId, ''));
}

/** Deletes the drafts of the person signing out, and keeps none of theirs until they open a form again. */
export async function forgetDraftsOf(userId: string): Promise<void> {
  leaver = userId;
  await sweepEditDrafts(userId);
}

/** Deletes expired drafts, and those of the person signing out. */
export async function sweepEditDrafts(leaving?: string): Promise<void> {
  try {
    await notes.absorb();
    await delMany(draftsToForget(await entries<string, EditDraft>(drafts()), new Date(), leaving), drafts());
  } catch (error) {
    console.warn(error);
  }
}

let store: ReturnType<typeof createStore> | null = null;
function drafts() {
  store ??= createStore('seam-office', 'drafts');
  return store;
}
