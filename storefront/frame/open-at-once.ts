import { useEffect } from 'react';
import { type ClientLoaderFunctionArgs, useLocation, useRevalidator } from 'react-router';
import { routerOfPage } from './guards/navigation-guards.ts';
import { openAgain } from './open-again.ts';

/** Instead of a page's data until that arrives: the page shows the tile it was opened from (storefront/nouns/section/opening-page.tsx). */
export interface Opening {
  isOpening: true;
}

let arriving: { path: string; data: Promise<unknown> } | null = null;

/**
 * The client loader of a page that tiles open: it opens at once, and its data follows. Without a tile, and through history, whose scroll
 * position needs the whole page, it opens with its data.
 */
export async function openAtOnce<Data>(args: ClientLoaderFunctionArgs): Promise<Data | Opening> {
  const { pathname: path } = new URL(args.request.url);
  const { location, historyAction } = routerOfPage()?.state.navigation ?? {};
  if (location === undefined && arriving?.path === path) return arrived<Data>();
  const data = openAgain<Data>(args);
  if (historyAction !== 'PUSH' || !location?.state?.tile) return data;
  data.catch(() => {});
  arriving = { path, data };
  return { isOpening: true };
}

function arrived<Data>(): Promise<Data> {
  const data = arriving?.data;
  arriving = null;
  return data as Promise<Data>;
}

/** True while the page that opened at once waits for its data, which must then be asked for again. */
export function isArriving(): boolean {
  return arriving !== null;
}

/** Replaces the tile by the page when its data has arrived, or by the error page when it has not. */
export function useArrival(isOpening: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isOpening) void arriving?.data.then(revalidate, revalidate);
  }, [isOpening, revalidate]);
}

/** What the tile showed that this page was opened from, if any. */
export function useTile<Tile>(): Partial<Tile> | null {
  return useLocation().state?.tile ?? null;
}
