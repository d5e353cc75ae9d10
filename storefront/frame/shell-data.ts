import { useRouteLoaderData } from 'react-router';
import { treeLines } from '#rules/catalogue/category-tree.ts';
import type { loadShell, Shell } from './load-shell.ts';
import { type Packed, unpacked } from './packed.ts';

/** The root loader's data outside of hooks, e.g. for meta tags; null on error pages if it failed. */
export function shellOf(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): Shell | null {
  return unpackedShell(matches.find((match) => match?.id === 'root')?.loaderData as Packed<Shell> | undefined);
}

/** The root loader's data; null on error pages if it failed. */
export function useShell(): Shell | null {
  return unpackedShell(useRouteLoaderData<typeof loadShell>('root'));
}

let lastUnpacked: { text: Packed<Shell>; shell: Shell } | null = null;

/** Read by every part of a page, so it is unpacked once. */
function unpackedShell(text: Packed<Shell> | undefined): Shell | null {
  if (text === undefined) return null;
  if (lastUnpacked?.text !== text) lastUnpacked = { text, shell: unpacked(text) };
  return lastUnpacked.shell;
}

/** The top-level categories, in order. */
export function useTopCategories() {
  const categories = useShell()?.categories ?? [];
  return treeLines(categories).flatMap(({ category, depth }) => (depth === 0 ? [category] : []));
}
