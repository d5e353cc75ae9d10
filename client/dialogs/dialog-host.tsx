import { createPortal } from 'react-dom';
import { useStore } from '../stores/store.ts';
import { dialogQueue } from './dialog.ts';
import { DialogView } from './dialog-view.tsx';

/**
 * Shows the dialog whose turn it is. Its code travels with the first script: a dialog is what says that the network is gone. It comes at the end of the
 * page: a sheet below it hides from screen readers what was there when that opened, this one's place too.
 */
export function DialogHost() {
  const [request] = useStore(dialogQueue);
  return request ? createPortal(<DialogView key={request.id} request={request} />, document.body) : null;
}
