import { deviceStorage, keysOf } from './browser-storage.ts';
import type { DeviceDatabase } from './device-database.ts';

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
 * Notes for one kind of draft. `prefix` starts their local storage keys, `writtenAt` returns a draft's time in ms since 1970.
 * Browser only.
 */
export function lastNotes<Draft>(
  prefix: string,
  drafts: Pick<DeviceDatabase<Draft>, 'get' | 'set' | 'del'>,
  writtenAt: (draft: Draft) => number,
) {
  const read = (name: string): Note<Draft> | null => {
    try {
      return JSON.parse(deviceStorage.getItem(name) ?? 'null') as Note<Draft> | null;
    } catch {
      return null;
    }
  };
  const note = (key: string, content: Note<Draft>) => {
    deviceStorage.setItem(prefix + key, JSON.stringify(content));
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
    if (isStill(name, at)) deviceStorage.removeItem(name);
  };
  return {
    /** Writes the draft to IndexedDB; if the page unloads first, it becomes a note. Rejects without storage. */
    async write(key: string, draft: Draft): Promise<void> {
      // Adding the same listener again has no effect.
      window.addEventListener('pagehide', noteUnconfirmed);
      underWay.set(key, draft);
      try {
        await drafts.set(key, draft);
      } finally {
        if (underWay.get(key) === draft) underWay.delete(key);
      }
    },
    /** Keeps the draft as a note while the page unloads; the next read applies it. */
    keep(key: string, draft: Draft): void {
      note(key, { at: writtenAt(draft), draft });
    },
    /** Deletes the draft, even if the page unloads before IndexedDB finishes. `now` in ms since 1970. */
    async drop(key: string, now: number): Promise<void> {
      note(key, { at: now, draft: null });
      await drafts.del(key);
      clear(prefix + key, now);
    },
    /** Applies earlier pages' notes in order; newer drafts win. */
    async absorb(): Promise<void> {
      for (const name of keysOf(deviceStorage).filter((each) => each.startsWith(prefix))) {
        const content = read(name);
        if (content) {
          const key = name.slice(prefix.length);
          const kept = await drafts.get(key);
          const isLater = kept !== undefined && writtenAt(kept) > content.at;
          // A note added meanwhile is left for the next read.
          if (!isLater && isStill(name, content.at)) await (content.draft === null ? drafts.del(key) : drafts.set(key, content.draft));
        }
        clear(name, content?.at);
      }
    },
  };
}
