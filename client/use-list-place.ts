import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ListStatus } from '#ui/list/infinite-list.tsx';
import { listPlace, rememberListPlace } from './list-place.ts';

type Shown = { name: string | null; isKept: boolean; count: number; status: ListStatus };

/**
 * Remembers a list's length and scroll position per history entry, and restores them after a full load, keeping the page's height until the
 * items are there. `name` is null for a list that is not remembered; `isKept` is true if its items are there already.
 */
export function useListPlace({ name, isKept, count, status }: Shown): void {
  const shown = useRef({ count, status, y: 0, height: 0 });
  shown.current.count = count;
  shown.current.status = status;

  // Before the router restores the scroll position, which needs the page's full height.
  useLayoutEffect(() => {
    const place = name === null || isKept ? null : listPlace(name);
    if (place === null || place.count <= shown.current.count) return;
    document.body.style.minHeight = `${place.height}px`;
    window.scrollTo(0, place.y);
    return settle;
  }, [name, isKept]);

  const wasLoading = useRef(false);
  useEffect(() => {
    if (status === 'loading') wasLoading.current = true;
    else if (wasLoading.current) settle();
  }, [status]);

  useEffect(() => {
    if (name === null) return;
    const note = () => Object.assign(shown.current, { y: window.scrollY, height: document.body.scrollHeight });
    const store = () => {
      const { count: items, y, height } = shown.current;
      if (items > 0) rememberListPlace(name, { count: items, y, height });
    };
    note();
    const ended = new AbortController();
    window.addEventListener('scroll', note, { passive: true, signal: ended.signal });
    window.addEventListener('pagehide', store, { signal: ended.signal });
    return () => {
      ended.abort();
      store();
    };
  }, [name]);
}

/** The items have loaded or failed, so the page's own height applies. */
function settle(): void {
  document.body.style.removeProperty('min-height');
}
