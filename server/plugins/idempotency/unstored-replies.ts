import { databaseFault } from '#db/faults.ts';
import type { waitQuietly } from '#db/wait-quietly.ts';
import { logLine } from '#server/log-line.ts';
import { Backlog } from './backlog.ts';
import type { KeyName } from './key-name.ts';

/** Replies whose work is done and that could not be stored: stored once the database is back, however long that takes. */
export interface UnstoredReplies {
  add(name: KeyName, store: () => Promise<void>): void;
  close(): Promise<void>;
}

/** `onStored` is called with each name whose reply is stored. The key of one that can never be stored stays taken until this process ends. */
export function unstoredReplies(onStored: (name: KeyName) => void, wait?: typeof waitQuietly): UnstoredReplies {
  const storeAll = async (waiting: Map<KeyName, () => Promise<void>>) => {
    for (const [name, store] of waiting) {
      try {
        await store();
        onStored(name);
      } catch (error) {
        const fault = databaseFault(error);
        // The rest would fail as well.
        if (fault === 'DATABASE_UNAVAILABLE') return;
        if (fault !== null) continue;
        logLine('error', 'the reply of a command cannot be stored; its key stays taken', { err: error });
      }
      waiting.delete(name);
    }
  };
  const about = {
    most: 1_000,
    beyond: 'more replies wait to be stored than are kept; the keys of those beyond stay taken until this process ends',
  };
  const backlog = new Backlog(storeAll, wait === undefined ? about : { ...about, wait });
  return { add: (name, store) => backlog.add(name, store), close: () => backlog.close() };
}
