import { fetchedView } from '#client/connection/fetched-view.tsx';
import { createStore, useStore } from '#ui/store.ts';

const TermsView = fetchedView(() => import('./terms-view.tsx').then((file) => file.TermsView));

const openType = createStore<string | null>(null);

/** Opens the terms of a type, e.g. `use`, over the page (specification 2.4). Browser only. */
export function openTerms(type: string): void {
  openType.write(type);
}

/** The terms modal. Its code and text are loaded on demand. */
export function TermsModal() {
  const type = useStore(openType);
  if (type === null) return null;
  return <TermsView type={type} onClose={() => openType.write(null)} />;
}
