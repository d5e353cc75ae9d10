import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';

export type DeviceDatabase<Value> = ReturnType<typeof deviceDatabase<Value>>;

/**
 * A table in this device's IndexedDB, opened at its first use. What it does not take, because it is blocked or full, stays in this page's
 * memory: `set` rejects, so that nobody promises to keep it, and reading finds it until the page is loaded anew. Browser only.
 */
export function deviceDatabase<Value>(name: string, table: string) {
  const memory = new Map<string, Value>();
  let opened: UseStore | null = null;
  let works = false;
  const store = () => {
    opened ??= createStore(name, table);
    return opened;
  };
  /** Without a database there is nothing in it. */
  const asked = async <Reply>(ask: () => Promise<Reply>, otherwise: Reply): Promise<Reply> => {
    try {
      const reply = await ask();
      works = true;
      return reply;
    } catch (error) {
      if (works) throw error;
      return otherwise;
    }
  };
  return {
    async get(key: string): Promise<Value | undefined> {
      return memory.get(key) ?? asked(() => get<Value>(key, store()), undefined);
    },
    async set(key: string, value: Value): Promise<void> {
      memory.set(key, value);
      await set(key, value, store());
      works = true;
      if (memory.get(key) === value) memory.delete(key);
    },
    async del(key: string): Promise<void> {
      memory.delete(key);
      await asked(() => del(key, store()), undefined);
    },
    async entries(): Promise<[string, Value][]> {
      const kept = await asked(() => entries<string, Value>(store()), []);
      return [...kept.filter(([key]) => !memory.has(key)), ...memory];
    },
  };
}
