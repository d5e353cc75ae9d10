import { useSyncExternalStore } from 'react';

/** A value that lives outside of React, because dialogs and toasts are asked for from event handlers. Browser only. */
export type Store<Value> = { read: () => Value; write: (next: Value) => void; subscribe: (listener: () => void) => () => void };

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

/** The value of a store in a component; on the server always what it started with. */
export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.read, store.read);
}
