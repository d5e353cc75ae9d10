import type { ClientLoaderFunctionArgs } from 'react-router';
import { routerOfPage } from '../guards/navigation-guards.ts';

/** The data that pages showed when they were left, by place in the history and address, because some places share a key. */
const left = new Map<string, unknown>();
/** How long an opening is stored, in ms: as long as browsers keep a page for Back. */
const leftMs = 10 * 60_000;

/** The data of the shown screen. */
export function shownData() {
  const { matches, loaderData } = routerOfPage()?.state ?? {};
  return loaderData?.[matches?.at(-1)?.route.id ?? ''];
}

/** The client loader of a page that Back often returns to: it opens with the data it showed before. */
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
