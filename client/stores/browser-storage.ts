/** Values that the browser did not store. */
const unkept = { localStorage: new Map<string, string>(), sessionStorage: new Map<string, string>() };

/**
 * The only access to the browser's storage. Where it is blocked (the getter throws, or is null in a WebView) or full, values stay in
 * this page's memory until it is reloaded. On the server it throws, because there is no storage. Browser only.
 */
export const deviceStorage = safeStorage('localStorage');
export const tabStorage = safeStorage('sessionStorage');

export type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The keys in a storage. */
export function keysOf(storage: Pick<Storage, 'key' | 'length'>): string[] {
  return Array.from({ length: storage.length }, (_, at) => storage.key(at)).filter((key) => key !== null);
}

/** True while the browser keeps what is stored beyond this page. Browser only. */
export function isStorageKept(): boolean {
  return storageOf('localStorage') !== null && unkept.localStorage.size + unkept.sessionStorage.size === 0;
}

function safeStorage(name: keyof typeof unkept): SafeStorage {
  const memory = unkept[name];
  const keys = () => {
    const storage = storageOf(name);
    return [...(storage === null ? [] : keysOf(storage)), ...memory.keys()];
  };
  return {
    getItem: (key) => memory.get(key) ?? storageOf(name)?.getItem(key) ?? null,
    setItem(key, value) {
      const storage = storageOf(name);
      memory.delete(key);
      try {
        if (storage !== null) return storage.setItem(key, value);
      } catch (error) {
        console.warn(error);
        // The next page must not read what is older.
        storage?.removeItem(key);
      }
      memory.set(key, value);
    },
    removeItem(key) {
      memory.delete(key);
      storageOf(name)?.removeItem(key);
    },
    key: (at) => keys()[at] ?? null,
    get length() {
      return keys().length;
    },
  };
}

/** null where the browser refuses it. */
function storageOf(name: keyof typeof unkept): Storage | null {
  if (!(name in globalThis)) throw new ReferenceError(`no ${name} on the server`);
  try {
    return globalThis[name];
  } catch {
    return null;
  }
}
