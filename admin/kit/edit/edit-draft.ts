import { createStore, del, get, set } from 'idb-keyval';

/** What stands in a form that was not saved: what it began from, what stands in it, and since when. */
export interface EditDraft {
  base: unknown;
  mine: unknown;
  at: string;
}

/** Days after which a draft is no longer offered: whoever left it has long seen what became of it. */
const KEPT_DAYS = 14;

/** The draft of a form, by its owner and the name of the thing; null when there is none or this browser keeps nothing. */
export async function readEditDraft(key: string, now: Date): Promise<EditDraft | null> {
  try {
    const draft = await get<EditDraft>(key, drafts());
    if (draft === undefined) return null;
    return now.getTime() - Date.parse(draft.at) < KEPT_DAYS * 86_400_000 ? draft : null;
  } catch {
    return null;
  }
}

/** Keeps a draft; a browser that keeps nothing loses it with the page, and leaving is asked about all the same. */
export function keepEditDraft(key: string, draft: EditDraft): Promise<void> {
  return set(key, draft, drafts()).catch(() => undefined);
}

export function dropEditDraft(key: string): Promise<void> {
  return del(key, drafts()).catch(() => undefined);
}

let store: ReturnType<typeof createStore> | null = null;
function drafts() {
  store ??= createStore('seam-office', 'drafts');
  return store;
}
