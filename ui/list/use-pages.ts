import { useCallback, useEffect, useReducer, useRef } from 'react';
import { MOST_LIST_ROWS } from '#rules/shop/list-parts.ts';
import type { ListStatus } from './infinite-list.tsx';
import { pressHold } from './press-hold.ts';

type State<Item> = { items: Item[]; page: number; status: ListStatus };
type Event<Item> =
  | { type: 'asked' }
  | { type: 'renewed'; items: Item[] }
  | { type: 'arrived'; items: Item[]; asked: number; pageSize: number }
  | { type: 'failed' };

function step<Item>(state: State<Item>, event: Event<Item>): State<Item> {
  switch (event.type) {
    case 'asked':
      return { ...state, status: 'loading' };
    case 'arrived':
      return {
        items: [...state.items, ...event.items],
        page: state.page + Math.ceil(event.asked / event.pageSize),
        status: event.items.length < event.asked ? 'complete' : 'loaded',
      };
    case 'renewed':
      return { ...state, items: [...event.items, ...state.items.slice(event.items.length)] };
    case 'failed':
      return { ...state, status: 'error' };
  }
}

/** A range of list items, named like the data service's arguments. */
export type PageWindow = { limit: number; offset: number };

type Options<Item> = {
  /** The first page, if server-rendered. */
  initial?: Item[];
  /** The items shown when the page was left. */
  kept?: Item[] | undefined;
  /** The list's length before a reload; called once, in the browser. */
  recall?: (() => number) | undefined;
  pageSize: number;
  /** Loads a window of items. Throws on failure. */
  load: (window: PageWindow) => Promise<Item[]>;
};

/** Loads a list page by page; a failed page can be retried. */
export function usePages<Item>({ initial, kept, recall, pageSize, load }: Options<Item>) {
  const [state, dispatch] = useReducer(step<Item>, undefined, () => startOf(kept ?? initial, pageSize));
  const asked = useRef<number | null>(null);

  const fetchPages = useCallback(
    async (pages: number) => {
      const page = state.page + 1;
      if (asked.current === page) return;
      asked.current = page;
      try {
        // Avoids shifting content under a press.
        await pressHold().released();
        dispatch({ type: 'asked' });
        const limit = pages * pageSize;
        const items = await load({ limit, offset: (page - 1) * pageSize });
        await pressHold().released();
        dispatch({ type: 'arrived', items, asked: limit, pageSize });
      } catch (error) {
        console.error(error);
        dispatch({ type: 'failed' });
      } finally {
        asked.current = null;
      }
    },
    [state.page, load, pageSize],
  );
  const more = useCallback(() => fetchPages(1), [fetchPages]);
  // Starts tracking presses.
  useEffect(() => void pressHold(), []);

  // After a reload, the previous length is loaded in one request to restore the position.
  const first = useRef({ fetchPages, recall, isAsked: false });
  useEffect(() => {
    const { isAsked, recall: count } = first.current;
    first.current.isAsked = true;
    if (isAsked || kept || !count) return;
    const missing = Math.min(count(), MOST_LIST_ROWS) - (initial?.length ?? 0);
    if (missing > 0) first.current.fetchPages(Math.ceil(missing / pageSize));
  }, [kept, initial, pageSize]);

  // Kept items show at once and are reloaded: an order may have been cancelled since. Server-rendered items are fresh.
  const renewal = useRef(kept && !initial ? Math.min(kept.length, MOST_LIST_ROWS) : 0);
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
