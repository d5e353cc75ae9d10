import { fetchedView } from '#client/connection/fetched-view.tsx';
import { createStore, useStore } from '#client/stores/store.ts';

const TermsView = fetchedView(() => import('./terms-view.tsx').then((file) => file.TermsView));

const openType = createStore<string | null>(null);

/** Opens the terms of a type, e.g. `use`, over the page (specification 2). Browser only. */
export function openTerms(type: string): void {
  openType.write(type);
}

/** Where the terms appear; their code and text are fetched when they are asked for. */
export function TermsModal() {
  const type = useStore(openType);
  if (type === null) return null;
  return <TermsView type={type} onClose={() => openType.write(null)} />;
}
