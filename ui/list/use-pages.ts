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

/** Which items of a list are asked for, in the names of the data service's arguments. */
export type PageWindow = { limit: number; offset: number };

type Options<Item> = {
  /** The first page, when the server has sent it. */
  initial?: Item[];
  /** What the list showed when its page was left, as many pages as there were. */
  kept?: Item[] | undefined;
  /** How many items a list that was seen before the page was loaded had; asked once, in the browser. */
  recall?: (() => number) | undefined;
  pageSize: number;
  /** Fetches the items of a window. Throws on failure. */
  load: (window: PageWindow) => Promise<Item[]>;
};

/** Pages of a list, one after the other; a failed page can be asked for again. */
export function usePages<Item>({ initial, kept, recall, pageSize, load }: Options<Item>) {
  const [state, dispatch] = useReducer(step<Item>, undefined, () => startOf(kept ?? initial, pageSize));
  const asked = useRef<number | null>(null);

  const fetchPages = useCallback(
    async (pages: number) => {
      const page = state.page + 1;
      if (asked.current === page) return;
      asked.current = page;
      try {
        // What stands under the list is not pushed away from under a press.
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
  // Hears of presses from now on.
  useEffect(() => void pressHold(), []);

  // What the list had before the page was loaded anew comes in one request, so that the place in it is there again.
  const first = useRef({ fetchPages, recall, isAsked: false });
  useEffect(() => {
    const { isAsked, recall: count } = first.current;
    first.current.isAsked = true;
    if (isAsked || kept || !count) return;
    const missing = Math.min(count(), MOST_LIST_ROWS) - (initial?.length ?? 0);
    if (missing > 0) first.current.fetchPages(Math.ceil(missing / pageSize));
  }, [kept, initial, pageSize]);

  // What was kept is shown at once and asked for again: an order may have been cancelled since. What the server has sent is fresh.
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
