import { deviceDatabase } from '#client/stores/device-database.ts';
import { lastNotes } from '#client/stores/last-notes.ts';
import { isStillKept } from './kept-days.ts';

/** An unsaved form: its initial values, its current ones, and when it was last changed. */
export interface EditDraft {
  base: unknown;
  mine: unknown;
  at: string;
  /** The session ended while the form was open: restored without asking. */
  is_cut?: boolean;
}

const drafts = deviceDatabase<EditDraft>('seam-office', 'drafts');
const notes = lastNotes<EditDraft>('seam-office-note:', drafts, ({ at }) => Date.parse(at));

/** The user signing out in this tab: their drafts are discarded, and a form closed by the sign-out must not save one. */
let leaver: string | null = null;

/** The key of a form's draft, which belongs to its author. */
export function keyOfDraft(userId: string | null, name: string): string {
  return `${userId ?? ''} ${name}`;
}

/** The draft under a key; null if there is none or storage is unavailable. */
export async function readEditDraft(key: string, now: Date): Promise<EditDraft | null> {
  // Opening a form means the user is back.
  if (isOf(leaver, key)) leaver = null;
  try {
    await notes.absorb();
    const draft = await drafts.get(key);
    if (draft === undefined) return null;
    return isStillKept(draft.at, now) ? draft : null;
  } catch {
    return null;
  }
}

/** Saves a draft. Without storage it is lost with the page, but leaving still asks. */
export async function keepEditDraft(key: string, draft: EditDraft): Promise<void> {
  if (isOf(leaver, key)) return;
  return notes.write(key, draft).catch(() => undefined);
}

/** Keeps a draft synchronously while the page unloads, when IndexedDB may not finish. */
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
    await Promise.all(draftsToForget(await drafts.entries(), new Date(), leaving).map(drafts.del));
  } catch (error) {
    console.warn(error);
  }
}
