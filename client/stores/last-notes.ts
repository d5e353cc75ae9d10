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
  return {
    /** Keeps the draft under `key` at the last moment of a page; whoever reads it next takes it in. */
    keep(key: string, draft: Draft): void {
      note(key, { at: writtenAt(draft), draft });
    },
    /** Lets go of the draft under `key` for good, also when the page ends before IndexedDB has. `now` in ms since 1970; rejects where nothing can be kept. */
    async drop(key: string, now: number): Promise<void> {
      note(key, { at: now, draft: null });
      await del(key, store());
      // One that was noted since then stays.
      if (read(prefix + key)?.at === now) storage()?.removeItem(prefix + key);
    },
    /** Takes in what earlier pages noted at their last moment, one after the other; a draft that was kept later stays. */
    async absorb(): Promise<void> {
      for (const name of Object.keys(storage() ?? {}).filter((each) => each.startsWith(prefix))) {
        const [key, content] = [name.slice(prefix.length), read(name)];
        const kept = content && (await get<Draft>(key, store()));
        // Somebody noted something else meanwhile: that is for the next one who reads.
        const isStill = () => read(name)?.at === content?.at;
        if (!isStill()) continue;
        if (content && !(kept && writtenAt(kept) > content.at))
          await (content.draft === null ? del(key, store()) : set(key, content.draft, store()));
        if (isStill()) storage()?.removeItem(name);
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
