import { fetchedView } from '#client/connection/fetched-view.tsx';
import { closePanels, usePanel } from './panels.ts';

const SideBarView = fetchedView(() => import('./side-bar-view.tsx').then((file) => file.SideBarView));
const SearchView = fetchedView(() => import('./search-view.tsx').then((file) => file.SearchView));

/** The side bar and the search panel, loaded when opened. */
export function Panels() {
  const panel = usePanel();
  if (panel === null) return null;
  return panel === 'side-bar' ? <SideBarView onClose={closePanels} /> : <SearchView onClose={closePanels} />;
}
