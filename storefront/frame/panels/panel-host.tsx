import { lazy, Suspense } from 'react';
import { closePanels, usePanel } from './panels.ts';

const SideBarView = lazy(() => import('./side-bar-view.tsx'));
const SearchView = lazy(() => import('./search-view.tsx'));

/** The side bar and the search panel; their code is fetched when one is opened. */
export function Panels() {
  const panel = usePanel();
  if (panel === null) return null;
  return <Suspense>{panel === 'side-bar' ? <SideBarView onClose={closePanels} /> : <SearchView onClose={closePanels} />}</Suspense>;
}
