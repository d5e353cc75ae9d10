import { createStore, del, entries as entriesOf, get, set, type UseStore } from 'idb-keyval';
import { deviceStorage, keysOf } from '#client/stores/browser-storage.ts';
import { DAY_MS } from '#rules/shop/day.ts';
import { type DraftStore, draftKey } from './draft.ts';

/** A draft in IndexedDB, or its unload note (text null if deleted). `at`: ms since 1970, `tab`: the writing tab. */
export interface Row {
  readonly at: number;
  readonly text: string | null;
  readonly tab: string;
}

/** A change that IndexedDB has not confirmed; `row` is null until the text is sealed. */
interface Change {
  readonly text: string | null;
  readonly sealed: Promise<Row>;
  row: Row | null;
}

export interface Seal {
  close(text: string): Promise<string>;
  /** Rejects what it did not close. */
  open(sealed: string): Promise<string>;
}

interface Options {
  /** Encrypts stored drafts. */
  seal?: Seal;
  /** The writing tab, for `forget`. */
  tab?: () => string;
  rows?: ReturnType<typeof table>;
}

/** A table in this device's IndexedDB, opened at its first use; rejects where that is blocked or full. Browser only. */
export function table(name: string) {
  let opened: UseStore | null = null;
  const store = () => {
    opened ??= createStore(name, 'drafts');
    return opened;
  };
  return {
    get: async (key: string) => get<Row>(key, store()),
    set: async (key: string, row: Row) => set(key, row, store()),
    del: async (key: string) => del(key, store()),
    entries: async () => entriesOf<string, Row>(store()),
  };
}

/** How long writes wait for further ones, in ms, which is what a crash may lose. */
const PAUSE_MS = 400;

/**
 * Drafts stored for days, in IndexedDB, because a session's end clears local storage (specification 4). At unload, changes that
 * IndexedDB has not confirmed are noted in local storage, which is synchronous; the next read applies the notes. Without storage, drafts
 * live as long as the page. Browser only.
 */
export function days(name: string, count: number, { seal, tab = () => '', rows = table(name) }: Options = {}) {
  const prefix = `${name}-note:`;
  const pending = new Map<string, Change>();
  let batch: { start: () => void; done: Promise<boolean> } | null = null;
  let isOpened = false;
  /** The owner who signs out in this tab: a form closed with the session must not leave a draft. */
  let leaver: string | null = null;

  const isOf = (owner: string | null, key: string) => owner !== null && key.startsWith(draftKey(owner, ''));
  const isKept = ({ at }: Row) => Date.now() - at < count * DAY_MS;
  const noteOf = (key: string): Row | null => {
    try {
      return JSON.parse(deviceStorage.getItem(prefix + key) ?? 'null');
    } catch {
      return null;
    }
  };
  /** Removes a note unless a newer one has replaced it. */
  const clearNote = (key: string, at: number) => {
    if ((noteOf(key)?.at ?? 0) <= at) deviceStorage.removeItem(prefix + key);
  };
  const put = (key: string, row: Row) => (row.text === null ? rows.del(key) : rows.set(key, row));

  const store = async (): Promise<boolean> => {
    const stored = [...pending].map(async ([key, change]) => {
      const row = await change.sealed;
      if (pending.get(key) !== change) return;
      await put(key, row);
      if (pending.get(key) === change) pending.delete(key);
      clearNote(key, row.at);
    });
    return Promise.all(stored).then(
      () => true,
      (error: unknown) => {
        console.warn(error);
        return false;
      },
    );
  };
  const schedule = (): Promise<boolean> => {
    if (batch !== null) return batch.done;
    let start = () => {};
    const due = new Promise<void>((go) => {
      start = go;
    });
    const timer = setTimeout(start, PAUSE_MS);
    const done = due.then(() => {
      clearTimeout(timer);
      batch = null;
      return store();
    });
    batch = { start, done };
    return done;
  };
  /** Writes pending drafts now; false if the browser refuses. */
  const flush = (): Promise<boolean> => {
    batch?.start();
    return batch?.done ?? store();
  };
  /** Called when the page may not come back: hidden on a phone, or unloading. */
  const end = () => {
    for (const [key, { row }] of pending)
      if (row !== null && (noteOf(key)?.at ?? 0) <= row.at) deviceStorage.setItem(prefix + key, JSON.stringify(row));
    void flush();
  };
  const absorb = async () => {
    for (const slot of keysOf(deviceStorage).filter((each) => each.startsWith(prefix))) {
      const key = slot.slice(prefix.length);
      const note = noteOf(key);
      const kept = note && (await rows.get(key));
      if (note && (kept?.at ?? 0) <= note.at) await put(key, note);
      clearNote(key, note?.at ?? 0);
    }
  };
  /** All drafts, after deleting those that are too old. */
  const entries = async (): Promise<[string, Row][]> => {
    await absorb();
    const all = await rows.entries();
    await Promise.all(all.filter(([, row]) => !isKept(row)).map(([key]) => rows.del(key)));
    return all.filter(([, row]) => isKept(row));
  };
  /** Listens for the end of the page, and deletes drafts that are too old. */
  const open = async (): Promise<void> => {
    if (isOpened) return;
    isOpened = true;
    for (const event of ['pagehide', 'visibilitychange']) window.addEventListener(event, end);
    await entries().catch(console.warn);
  };
  const change = (key: string, text: string | null): Promise<boolean> => {
    void open();
    if (isOf(leaver, key)) return Promise.resolve(false);
    const at = Date.now();
    const rowOf = (kept: string | null): Row => ({ at, tab: tab(), text: kept });
    const isSealed = seal !== undefined && text !== null;
    const next: Change = {
      text,
      row: isSealed ? null : rowOf(text),
      sealed: (isSealed ? seal.close(text) : Promise.resolve(text)).then(rowOf),
    };
    // What a later change replaces is awaited by nobody.
    next.sealed.then(
      (row) => {
        next.row = row;
      },
      () => undefined,
    );
    pending.set(key, next);
    return schedule();
  };

  return {
    async getItem(key) {
      // Who opens a form is back.
      if (isOf(leaver, key)) leaver = null;
      void open();
      try {
        // Not what is written while it is looked up: that comes on top of what was there.
        const waiting = pending.get(key);
        if (waiting) return waiting.text;
        await absorb();
        const row = await rows.get(key);
        if (!row?.text || !isKept(row)) return null;
        return seal ? await seal.open(row.text) : row.text;
      } catch (error) {
        console.warn(error);
        return null;
      }
    },
    setItem: change,
    removeItem(key) {
      void change(key, null);
      return flush();
    },
    flush,
    open,
    /** The names of an owner's drafts that start like this. */
    async names(owner: string | null, start: string): Promise<{ name: string; at: number }[]> {
      await flush();
      const from = draftKey(owner, '');
      const found = (await entries()).filter(([key]) => key.startsWith(from + start));
      return found.map(([key, { at }]) => ({ name: key.slice(from.length), at }));
    },
    /** Deletes the drafts of a person who signs out (`only`: of one tab), and accepts none of theirs until they open a form again. */
    async forget(owner: string, only?: string): Promise<void> {
      leaver = owner;
      await flush();
      for (const key of pending.keys()) if (isOf(owner, key)) pending.delete(key);
      try {
        const gone = (await entries()).filter(([key, row]) => isOf(owner, key) && (only === undefined || row.tab === only));
        await Promise.all(gone.map(([key]) => rows.del(key)));
      } catch (error) {
        console.warn(error);
      }
    },
  } satisfies DraftStore & Record<string, unknown>;
}
