import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { listTexts } from '#client/list-texts.ts';
import { InfiniteList, type ListStatus } from '#ui/list/infinite-list.tsx';
import { type PageWindow, usePages } from '#ui/list/use-pages.ts';
import { listPlace, rememberListPlace } from './list-place.ts';
import { useText } from './locale/locale-context.tsx';
import { shell } from './locale/shell.ts';
import { useSession } from './session/use-session.ts';
import { TileGridSkeleton } from './tile-grid-skeleton.tsx';
import { LoadFailed } from './wire/load-failed.tsx';

type Props<Item> = {
  /** The list's name within its page. With a name, its length is restored on Back. */
  name?: string;
  /** The first page, if server-rendered. */
  first?: Item[];
  pageSize: number;
  /** Loads a window of items, e.g. with query variables. Throws on failure. */
  load: (window: PageWindow) => Promise<Item[]>;
  /** Filters out items removed since they were loaded. */
  isShown?: (item: Item) => boolean;
  /** Shown if the list is empty. */
  empty?: ReactNode;
  /** Shown while loading; defaults to a row of tiles. */
  skeleton?: ReactNode;
  children: (items: Item[]) => ReactNode;
};

/** An infinite list, with the texts of specification 8. Use a new `key` when what it lists changes. */
export function PagedList<Item>({ name, first, pageSize, load, isShown, empty, skeleton, children }: Props<Item>) {
  const text = useText();
  const { key, pathname, search } = useLocation();
  const { userId } = useSession();
  const place = name === undefined ? null : `${userId} ${key} ${pathname}${search} ${name}`;
  const kept = place === null ? undefined : storedList<Item>(place);
  const recall = () => (place === null ? 0 : (listPlace(place)?.count ?? 0));
  const { items, status, more } = usePages<Item>({ ...(first ? { initial: first } : {}), kept, recall, pageSize, load });
  useListPlace({ name: place, isKept: kept !== undefined, count: items.length, status });
  const shown = isShown ? items.filter(isShown) : items;
  // Without what was removed: Back shows none of it, and the next page begins where the server's list goes on.
  useEffect(() => {
    if (place !== null && shown.length > 0) storeList(place, shown);
  });
  if (empty && status === 'complete' && shown.length === 0) return empty;
  return (
    <InfiniteList
      status={status}
      onMore={more}
      noMore={items.length < pageSize ? '' : text(listTexts.noMore)}
      failure={<LoadFailed sentence={listTexts.listFailed} onRetry={more} />}
      skeleton={skeleton ?? <TileGridSkeleton label={text(shell.loading)} />}
    >
      {children(shown)}
    </InfiniteList>
  );
}

/**
 * The number of lists remembered for this visit; the oldest is dropped. This module adds 166 bytes (minified, gzip) to every page with a
 * list; the server's lru-cache would add 5.7 kB.
 */
const mostKept = 20;

const kept = new Map<string, readonly unknown[]>();

/** A list's items when its page was left; undefined for a new page. `place` identifies the history entry and the list. */
function storedList<Item>(place: string): Item[] | undefined {
  return kept.get(place) as Item[] | undefined;
}

/** Remembers a list's items so that Back restores the position: the scroll position alone would be past the end of the first page. */
function storeList(place: string, items: readonly unknown[]): void {
  kept.delete(place);
  kept.set(place, items);
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) break;
    kept.delete(oldest);
  }
}

type Shown = { name: string | null; isKept: boolean; count: number; status: ListStatus };

/**
 * Remembers a list's length and scroll position per history entry, and restores them after a full load, keeping the page's height until the
 * items are there. `name` is null for a list that is not remembered; `isKept` is true if its items are there already.
 */
function useListPlace({ name, isKept, count, status }: Shown): void {
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
