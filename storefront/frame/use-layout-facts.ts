import { useMatches } from 'react-router';
import { catchAllLayout, type LayoutFacts, type RouteName, routes } from '#contract/routes.ts';
import { useShell } from './shell-data.ts';

/** True for an id that is a route's name. */
export function isRouteName(id: string | undefined): id is RouteName {
  return id !== undefined && Object.hasOwn(routes, id);
}

/** The route that is shown: its name, its title in the language of the page, and what stands around it. */
export function useLayoutFacts(): { name: RouteName | null; title: string; facts: LayoutFacts } {
  const id = useMatches().at(-1)?.id;
  const titles = useShell()?.titles;
  if (!isRouteName(id)) return { name: null, title: '', facts: catchAllLayout };
  return { name: id, title: titles?.[id] ?? '', facts: routes[id] };
}
