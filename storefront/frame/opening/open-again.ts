import type { ClientLoaderFunctionArgs } from 'react-router';
import { routerOfPage } from '../guards/navigation-guards.ts';

/** What pages showed when they were left, by their place in the history and their address: places without a key of their own share one. */
const left = new Map<string, unknown>();
/** As long as browsers keep a page for Back, in ms. */
const leftMs = 10 * 60_000;

/** The data of the screen that is shown. */
export function shownData() {
  const { matches, loaderData } = routerOfPage()?.state ?? {};
  return loaderData?.[matches?.at(-1)?.route.id ?? ''];
}

/** The client loader of a page that Back often returns to: it opens with what it showed when it was left. */
export async function openAgain<Data>({ serverLoader }: ClientLoaderFunctionArgs): Promise<Data> {
  const { location, navigation } = routerOfPage()?.state ?? {};
  const shown = shownData();
  if (location && shown && !shown.arriving) {
    left.set(placeOf(location), shown);
    setTimeout(() => left.delete(placeOf(location)), leftMs);
  }
  const known = navigation?.historyAction === 'POP' && left.get(placeOf(navigation.location));
  return (known || (await serverLoader())) as Data;
}

const placeOf = ({ key, pathname, search }: { key: string; pathname: string; search: string }) => key + pathname + search;
