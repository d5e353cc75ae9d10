import { useEffect } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData, useLocation, useRevalidator } from 'react-router';
import { routerOfPage } from '../guards/navigation-guards.ts';
import { openAgain, shownData } from './open-again.ts';

/** Stands for a page's data while it is fetched: the page shows its tile (storefront/nouns/section/opening-page.tsx). */
export interface Opening {
  arriving: Promise<unknown>;
}

/** Places in the history that were opened from a tile in this document; after a reload the server renders the page without a tile. */
const opened = new Set<string>();

/**
 * The client loader of a page that tiles open: it opens at once, and its data follows. Without a tile, or through history (whose scroll
 * position needs the whole page), it opens with its data.
 */
export async function openAtOnce<Data>(args: ClientLoaderFunctionArgs): Promise<Data | Opening> {
  const { location, historyAction } = routerOfPage()?.state.navigation ?? {};
  const { arriving } = shownData() ?? {};
  if (location === undefined && arriving) return arriving as Promise<Data>;
  const data = openAgain<Data>(args);
  if (historyAction !== 'PUSH' || !location?.state?.tile) return data;
  opened.add(location.key);
  data.catch(() => {});
  return { arriving: data };
}

/** True while the shown page waits for its data, which must then be requested again. */
export function isArriving(): boolean {
  return shownData()?.arriving !== undefined;
}

/**
 * The page's data; null while it is fetched and the tile is shown instead. Revalidates once it has loaded or failed, which replaces the tile
 * by the page or the error page.
 */
export function useArrivedData<Data extends object>(): Data | null {
  const loaded = useLoaderData() as Data | Opening;
  const arriving = 'arriving' in loaded ? loaded.arriving : null;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let isLeft = false;
    const show = () => {
      if (!isLeft) void revalidate();
    };
    void arriving?.then(show, show);
    return () => {
      isLeft = true;
    };
  }, [arriving, revalidate]);
  return 'arriving' in loaded ? null : loaded;
}

/** Data of the tile from which this page was opened; null if it was opened otherwise. */
export function useTile<Tile>(): Partial<Tile> | null {
  const { key, state } = useLocation();
  return opened.has(key) ? state.tile : null;
}
