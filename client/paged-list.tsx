import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { listTexts } from '#client/list-texts.ts';
import { InfiniteList } from '#ui/list/infinite-list.tsx';
import { type PageWindow, usePages } from '#ui/list/use-pages.ts';
import { TileGridSkeleton } from '#ui/skeleton.tsx';
import { listPlace } from './list-place.ts';
import { useText } from './locale/locale-context.tsx';
import { shell } from './locale/shell.ts';
import { useSession } from './session/use-session.ts';
import { storedList, storeList } from './stored-lists.ts';
import { useListPlace } from './use-list-place.ts';
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
  useEffect(() => {
    if (place !== null && items.length > 0) storeList(place, items);
  }, [place, items]);
  const shown = isShown ? items.filter(isShown) : items;
  if (empty && status === 'complete' && shown.length === 0) return empty;
  return (
    <InfiniteList
      status={status}
      onMore={more}
      noMore={items.length < pageSize ? '' : text(listTexts.noMore)}
      failure={<LoadFailed sentence={listTexts.listFailed} onRetry={more} />}
      skeleton={skeleton ?? <TileGridSkeleton count={4} label={text(shell.loading)} />}
    >
      {children(shown)}
    </InfiniteList>
  );
}
