import { currentSession } from '#client/session/session.ts';
import { tabStorage } from '#client/stores/browser-storage.ts';

/**
 * Where drafts wait, and therefore for how long: `tab` (until the tab is closed; at once on disk, so nothing is lost before a redirect),
 * `pageMemory` (until the page is), or `days(14)` (days.ts).
 */
export interface DraftStore {
  getItem(key: string): string | null | Promise<string | null>;
  /** May promise whether it is on disk. */
  setItem(key: string, text: string): unknown;
  removeItem(key: string): unknown;
}

export const tab: DraftStore = tabStorage;

interface DraftOptions<Value> {
  /** The member, or null for a visitor; nobody else is shown it. Default: whoever is signed in. */
  owner?: string | null;
  lifetime?: DraftStore;
  /** An empty form: it leaves no draft, and has the parts that the draft of another version of the shop lacks. */
  empty?: Value;
}

export type Draft<Value> = ReturnType<typeof draft<Value>>;

/** A draft: what was typed and not sent. `name` is the form and what it is about: `reply 12`. Browser only. */
export function draft<Value>(name: string, { owner = currentSession().userId, lifetime = tab, empty }: DraftOptions<Value> = {}) {
  const key = draftKey(owner, name);
  return {
    /** null if there is none or it cannot be read; a promise where the store has to look. */
    read(): Value | null | Promise<Value | null> {
      const text = lifetime.getItem(key);
      return text instanceof Promise ? text.then((found) => parseDraft(found, empty)) : parseDraft(text, empty);
    },
    write: (value: Value) =>
      empty !== undefined && JSON.stringify(value) === JSON.stringify(empty)
        ? lifetime.removeItem(key)
        : lifetime.setItem(key, JSON.stringify(value)),
    drop: () => lifetime.removeItem(key),
  };
}

/** The key of a draft; with an empty name, what the keys of this owner's drafts start with. */
export function draftKey(owner: string | null, name: string): string {
  return `seam.draft ${owner} ${name}`;
}

function parseDraft<Value>(text: string | null, empty: Value | undefined): Value | null {
  try {
    const value = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null || typeof empty !== 'object' || empty === null)
      return empty === undefined ? value : null;
    return { ...empty, ...Object.fromEntries(Object.entries(value).filter(([part]) => part in empty)) };
  } catch {
    return null;
  }
}
