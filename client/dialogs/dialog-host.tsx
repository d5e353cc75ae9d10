import { lazy, Suspense } from 'react';
import { useStore } from '../stores/store.ts';
import { dialogQueue } from './dialog.ts';

const DialogView = lazy(() => import('./dialog-view.tsx'));

/** Shows the dialog whose turn it is; its code is fetched with the first one. */
export function DialogHost() {
  const [request] = useStore(dialogQueue);
  if (!request) return null;
  return (
    <Suspense>
      <DialogView key={request.id} request={request} />
    </Suspense>
  );
}
