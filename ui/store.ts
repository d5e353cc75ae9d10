import { useSyncExternalStore } from 'react';

/** An observable value outside React. */
export type Watched<Value> = { read: () => Value; subscribe: (listener: () => void) => () => void };

/**
 * The browser's only store implementation, for session, dialogs, toasts, panels, likes, cart and editor. Outside React, because event
 * handlers, network code and the router's guards write to it. Adds 220 bytes (minified, gzip) to every page; zustand's store and hook would
 * add 368 for the same two functions.
 */
export type Store<Value> = Watched<Value> & { write: (next: Value) => void };

export function createStore<Value>(start: Value): Store<Value> {
  let value = start;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    write: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A store's value in a component. The server and hydration use `readFirst`, since nothing has been written yet. */
export function useStore<Value>(store: Watched<Value>, readFirst: () => Value = store.read): Value {
  return useSyncExternalStore(store.subscribe, store.read, readFirst);
}
