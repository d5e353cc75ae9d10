import { currentSession } from '#client/session/session.ts';
import { tabStorage } from '#client/stores/browser-storage.ts';

/**
 * Where drafts are stored, and for how long: `tab` (until the tab is closed; written at once, so a redirect loses nothing), `pageMemory`
 * (until the page is closed), or `days(14)` (days.ts).
 */
export interface DraftStore {
  getItem(key: string): string | null | Promise<string | null>;
  /** May return a promise of whether it was written. */
  setItem(key: string, text: string): unknown;
  removeItem(key: string): unknown;
}

export const tab: DraftStore = tabStorage;

interface DraftOptions<Value> {
  /** The member, or null for a visitor; only this owner sees the draft. Default: the current user. */
  owner?: string | null;
  lifetime?: DraftStore;
  /** An empty form: equal content leaves no draft, and it supplies fields that an older draft lacks. */
  empty?: Value;
}

export type Draft<Value> = ReturnType<typeof draft<Value>>;

/** A draft: unsent input. `name` is the form and its item: `reply 12`. Browser only. */
export function draft<Value>(name: string, { owner = currentSession().userId, lifetime = tab, empty }: DraftOptions<Value> = {}) {
  const key = draftKey(owner, name);
  return {
    /** null if there is none or it is unreadable; a promise if the store is asynchronous. */
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

/** The key of a draft; with an empty name, the common beginning of this owner's keys. */
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
