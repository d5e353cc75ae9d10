import type { ClientLoaderFunctionArgs } from 'react-router';
import { routerOfPage } from './guards/navigation-guards.ts';

/** What pages showed when they were left, by their place in the history. */
const left = new Map<string, unknown>();
/** As long as browsers keep a page for Back, in ms. */
const leftMs = 10 * 60_000;

/** The client loader of a page that Back often returns to: it opens with what it showed when it was left. */
export async function openAgain<Data>({ serverLoader }: ClientLoaderFunctionArgs): Promise<Data> {
  const { location, matches, loaderData, navigation } = routerOfPage()?.state ?? {};
  const shown = loaderData?.[matches?.at(-1)?.route.id ?? ''];
  if (location && shown && !shown.isOpening) {
    left.set(location.key, shown);
    setTimeout(() => left.delete(location.key), leftMs);
  }
  const known = navigation?.historyAction === 'POP' && left.get(navigation.location.key);
  return (known || (await serverLoader())) as Data;
}
