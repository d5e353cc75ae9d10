import { createPortal } from 'react-dom';
import { fetchedView } from '../connection/fetched-view.tsx';
import { useStore } from '../stores/store.ts';
import { dialogQueue } from './dialog.ts';

/** Comes with the first dialog, or seconds after the page (entry.client.tsx), before the network can be lost. */
const DialogView = fetchedView(() => import('./dialog-view.tsx').then((file) => file.DialogView));

/**
 * Shows the next queued dialog. Rendered at the end of the page: a sheet hides everything that existed when it opened from screen readers,
 * including this host.
 */
export function DialogHost() {
  const [request] = useStore(dialogQueue);
  return request ? createPortal(<DialogView key={request.id} request={request} />, document.body) : null;
}
