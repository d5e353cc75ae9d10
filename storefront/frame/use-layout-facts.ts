import { useMatches } from 'react-router';
import { catchAllLayout, type LayoutFacts, type RouteName, routes } from '#contract/routes.ts';
import { useShell } from './shell-data.ts';

/** True if an id is a route name. */
export function isRouteName(id: string | undefined): id is RouteName {
  return id !== undefined && Object.hasOwn(routes, id);
}

/** The current route: its name, its title in the page's language, and its layout. */
export function useLayoutFacts(): { name: RouteName | null; title: string; facts: LayoutFacts } {
  const id = useMatches().at(-1)?.id;
  const titles = useShell()?.titles;
  if (!isRouteName(id)) return { name: null, title: '', facts: catchAllLayout };
  return { name: id, title: titles?.[id] ?? '', facts: routes[id] };
}
