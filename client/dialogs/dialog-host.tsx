import { createPortal } from 'react-dom';
import { useStore } from '../stores/store.ts';
import { dialogQueue } from './dialog.ts';
import { DialogView } from './dialog-view.tsx';

/**
 * Shows the next queued dialog. Part of the first bundle, because dialogs report network errors. Rendered at the end of the page: a sheet
 * hides everything that existed when it opened from screen readers, including this host.
 */
export function DialogHost() {
  const [request] = useStore(dialogQueue);
  return request ? createPortal(<DialogView key={request.id} request={request} />, document.body) : null;
}
