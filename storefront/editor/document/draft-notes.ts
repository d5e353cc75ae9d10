/**
 * What a page could not finish telling IndexedDB before it ended: a draft to keep, or one to let go. Local storage takes it at once,
 * where a transaction begun at the same moment is thrown away with the page; the next opening of the editor takes the notes in.
 */
interface Note<Content> {
  /** ms since 1970: what IndexedDB holds from later on stays. */
  readonly at: number;
  /** null: it is gone. */
  readonly draft: Content | null;
}

const prefix = 'seam-draft-note:';

/** Notes what becomes of the draft under `key`. A browser without storage keeps nothing. */
export function note(key: string, content: Note<unknown>): void {
  try {
    localStorage.setItem(prefix + key, JSON.stringify(content));
  } catch (error) {
    console.warn(error);
  }
}

/** IndexedDB has caught up: the note of `at` is no longer needed. A later one stays. */
export function clearNote(key: string, at: number): void {
  if (read(prefix + key)?.at === at) localStorage.removeItem(prefix + key);
}

/** Hands every note to `take`, one after the other, and clears it once taken. */
export async function absorbNotes<Content>(take: (key: string, content: Note<Content>) => Promise<void>): Promise<void> {
  for (const name of Object.keys(storage() ?? {}).filter((each) => each.startsWith(prefix))) {
    const content = read(name) as Note<Content> | null;
    if (content) await take(name.slice(prefix.length), content);
    localStorage.removeItem(name);
  }
}

function read(name: string): Note<unknown> | null {
  const text = storage()?.getItem(name);
  if (!text) return null;
  try {
    return JSON.parse(text) as Note<unknown>;
  } catch {
    return null;
  }
}

function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
