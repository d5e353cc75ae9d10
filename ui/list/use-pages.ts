import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { ListStatus } from './infinite-list.tsx';

type State<Item> = { items: Item[]; page: number; status: ListStatus };
type Event<Item> =
  | { type: 'asked' }
  | { type: 'renewed'; items: Item[] }
  | { type: 'arrived'; items: Item[]; pageSize: number }
  | { type: 'failed' };

function step<Item>(state: State<Item>, event: Event<Item>): State<Item> {
  switch (event.type) {
    case 'asked':
      return { ...state, status: 'loading' };
    case 'arrived':
      return {
        items: [...state.items, ...event.items],
        page: state.page + 1,
        status: event.items.length < event.pageSize ? 'complete' : 'loaded',
      };
    case 'renewed':
      return { ...state, items: [...event.items, ...state.items.slice(event.items.length)] };
    case 'failed':
      return { ...state, status: 'error' };
  }
}

/** Which items of a list are asked for, in the names of the data service's arguments. */
export type PageWindow = { limit: number; offset: number };

type Options<Item> = {
  /** The first page, when the server has sent it. */
  initial?: Item[];
  /** What the list showed when its page was left, as many pages as there were. */
  kept?: Item[] | undefined;
  pageSize: number;
  /** Fetches the items of a window. Throws on failure. */
  load: (window: PageWindow) => Promise<Item[]>;
};

/** Pages of a list, one after the other; a failed page can be asked for again. */
export function usePages<Item>({ initial, kept, pageSize, load }: Options<Item>) {
  const [state, dispatch] = useReducer(step<Item>, undefined, () => startOf(kept ?? initial, pageSize));
  const asked = useRef<number | null>(null);

  const more = useCallback(async () => {
    const page = state.page + 1;
    if (asked.current === page) return;
    asked.current = page;
    dispatch({ type: 'asked' });
    try {
      dispatch({ type: 'arrived', items: await load({ limit: pageSize, offset: (page - 1) * pageSize }), pageSize });
    } catch (error) {
      console.error(error);
      dispatch({ type: 'failed' });
    } finally {
      asked.current = null;
    }
  }, [state.page, load, pageSize]);

  // What was kept is shown at once and asked for again: an order may have been cancelled since. What the server has sent is fresh.
  const renewal = useRef(kept && !initial ? kept.length : 0);
  const reload = useRef(load);
  useEffect(() => {
    const limit = renewal.current;
    renewal.current = 0;
    if (limit === 0) return;
    reload.current({ limit, offset: 0 }).then(
      (items) => dispatch({ type: 'renewed', items }),
      (error: unknown) => console.warn(error),
    );
  }, []);

  return { ...state, more };
}

function startOf<Item>(initial: Item[] | undefined, pageSize: number): State<Item> {
  if (!initial) return { items: [], page: 0, status: 'loaded' };
  const isWhole = initial.length > 0 && initial.length % pageSize === 0;
  return { items: initial, page: Math.max(1, Math.ceil(initial.length / pageSize)), status: isWhole ? 'loaded' : 'complete' };
}
