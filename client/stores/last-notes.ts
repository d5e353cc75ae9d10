import { del, get, set, type UseStore } from 'idb-keyval';

/**
 * What a page could not finish telling IndexedDB before it ended: a draft to keep, or one to let go. Local storage takes it at once,
 * where a transaction begun at the same moment is thrown away with the page; whoever reads drafts next takes the notes in.
 */
interface Note<Draft> {
  /** ms since 1970: what IndexedDB holds from later on stays. */
  readonly at: number;
  /** null: it is gone. */
  readonly draft: Draft | null;
}

/**
 * Notes of one kind of draft: `prefix` begins their keys in local storage, `store` is where the drafts are kept, `writtenAt` tells since when, in ms
 * since 1970. Browser only; one without storage keeps nothing.
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
  /** What IndexedDB was given and has not confirmed yet. */
  const underWay = new Map<string, Draft>();
  const noteUnconfirmed = () => {
    for (const [key, draft] of underWay) {
      const at = writtenAt(draft);
      // Somebody may have noted later words already.
      if ((read(prefix + key)?.at ?? 0) < at) note(key, { at, draft });
    }
  };
  const isStill = (name: string, at: number | undefined) => read(name)?.at === at;
  /** What was noted under this name since then stays. */
  const clear = (name: string, at: number | undefined) => {
    if (isStill(name, at)) storage()?.removeItem(name);
  };
  return {
    /** Gives the draft under `key` to IndexedDB; one that the page does not stay for is noted as it ends. Rejects where nothing can be kept. */
    async write(key: string, draft: Draft): Promise<void> {
      // Adding the same listener again does nothing.
      window.addEventListener('pagehide', noteUnconfirmed);
      underWay.set(key, draft);
      try {
        await set(key, draft, store());
      } finally {
        if (underWay.get(key) === draft) underWay.delete(key);
      }
    },
    /** Keeps the draft under `key` at the last moment of a page; whoever reads it next takes it in. */
    keep(key: string, draft: Draft): void {
      note(key, { at: writtenAt(draft), draft });
    },
    /** Lets go of the draft under `key` for good, also when the page ends before IndexedDB has. `now` in ms since 1970; rejects where nothing can be kept. */
    async drop(key: string, now: number): Promise<void> {
      note(key, { at: now, draft: null });
      await del(key, store());
      clear(prefix + key, now);
    },
    /** Takes in what earlier pages noted at their last moment, one after the other; a draft that was kept later stays. */
    async absorb(): Promise<void> {
      for (const name of Object.keys(storage() ?? {}).filter((each) => each.startsWith(prefix))) {
        const content = read(name);
        if (content) {
          const key = name.slice(prefix.length);
          const kept = await get<Draft>(key, store());
          const isLater = kept !== undefined && writtenAt(kept) > content.at;
          // What was noted meanwhile is for the next one who reads.
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
