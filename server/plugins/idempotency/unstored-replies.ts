import { databaseFault } from '#db/faults.ts';
import { waitQuietly } from '#db/wait-quietly.ts';
import type { KeyName } from './lost-keys.ts';

/** Milliseconds between attempts to store them. */
const retryMs = 1_000;
/** Maximum replies that wait. The keys of those beyond stay taken until this process ends, so that nothing runs twice. */
const mostReplies = 1_000;

/** Replies whose work is done and that could not be stored: stored once the database is back, however long that takes. */
export interface UnstoredReplies {
  add(name: KeyName, store: () => Promise<void>): void;
  close(): void;
}

/** `onStored` is called with each name that need not be held any longer. */
export function unstoredReplies(onStored: (name: KeyName) => void, wait = waitQuietly): UnstoredReplies {
  const closing = new AbortController();
  const waiting = new Map<KeyName, () => Promise<void>>();
  let isStoring = false;

  const storeAll = async () => {
    for (const [name, store] of waiting) {
      const fault = await store().then(() => null, databaseFault);
      // The rest would fail as well.
      if (fault === 'DATABASE_UNAVAILABLE') return;
      if (fault !== null) continue;
      waiting.delete(name);
      onStored(name);
    }
  };
  const untilStored = async () => {
    while (waiting.size > 0 && !closing.signal.aborted) {
      await wait(retryMs, closing.signal);
      await storeAll();
    }
    isStoring = false;
  };
  return {
    add(name, store) {
      if (waiting.size >= mostReplies) return;
      waiting.set(name, store);
      if (isStoring) return;
      isStoring = true;
      void untilStored();
    },
    close: () => closing.abort(),
  };
}
