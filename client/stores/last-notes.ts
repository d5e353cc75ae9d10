import { del, get, set, type UseStore } from 'idb-keyval';

/**
 * A draft write or deletion that IndexedDB could not finish before the page unloaded. Local storage is synchronous, while a pending
 * transaction is discarded with the page. The next read of drafts applies the notes.
 */
interface Note<Draft> {
  /** ms since 1970: newer drafts in IndexedDB win. */
  readonly at: number;
  /** null: deleted. */
  readonly draft: Draft | null;
}

/**
 * Notes for one kind of draft. `prefix` starts their local storage keys, `store` is the IndexedDB store, `writtenAt` returns a draft's time
 * in ms since 1970. Browser only; does nothing without storage.
 */
export function lastNotes<Draft>(prefix: string, store: () => UseStore, writtenAt: (draft: Draft) => number) {
  const read = (name: string): Note<Draft> | null => {
    try {
      return JSON.parse(storage()?.getItem(name) ?? 'null') as Note<Draft> | null;
    } catch {
      return null;
    }
  };
  const note = (key: string, content: Note<Draft>) => {
    try {
      localStorage.setItem(prefix + key, JSON.stringify(content));
    } catch (error) {
      console.warn(error);
    }
  };
  /** Drafts given to IndexedDB and not confirmed yet. */
  const underWay = new Map<string, Draft>();
  const noteUnconfirmed = () => {
    for (const [key, draft] of underWay) {
      const at = writtenAt(draft);
      // A newer note may exist.
      if ((read(prefix + key)?.at ?? 0) < at) note(key, { at, draft });
    }
  };
  const isStill = (name: string, at: number | undefined) => read(name)?.at === at;
  /** Removes a note unless it was replaced since. */
  const clear = (name: string, at: number | undefined) => {
    if (isStill(name, at)) storage()?.removeItem(name);
  };
  return {
    /** Writes the draft to IndexedDB; if the page unloads first, it becomes a note. Rejects without storage. */
    async write(key: string, draft: Draft): Promise<void> {
      // Adding the same listener again has no effect.
      window.addEventListener('pagehide', noteUnconfirmed);
      underWay.set(key, draft);
      try {
        await set(key, draft, store());
      } finally {
        if (underWay.get(key) === draft) underWay.delete(key);
      }
    },
    /** Keeps the draft as a note while the page unloads; the next read applies it. */
    keep(key: string, draft: Draft): void {
      note(key, { at: writtenAt(draft), draft });
    },
    /** Deletes the draft, even if the page unloads before IndexedDB finishes. `now` in ms since 1970. Rejects without storage. */
    async drop(key: string, now: number): Promise<void> {
      note(key, { at: now, draft: null });
      await del(key, store());
      clear(prefix + key, now);
    },
    /** Applies earlier pages' notes in order; newer drafts win. */
    async absorb(): Promise<void> {
      for (const name of Object.keys(storage() ?? {}).filter((each) => each.startsWith(prefix))) {
        const content = read(name);
        if (content) {
          const key = name.slice(prefix.length);
          const kept = await get<Draft>(key, store());
          const isLater = kept !== undefined && writtenAt(kept) > content.at;
          // A note added meanwhile is left for the next read.
          if (!isLater && isStill(name, content.at)) await (content.draft === null ? del(key, store()) : set(key, content.draft, store()));
        }
        clear(name, content?.at);
      }
    },
  };
}

function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
