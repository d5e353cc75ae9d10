import { useStore } from '../stores/store.ts';
import { dialogQueue } from './dialog.ts';
import { DialogView } from './dialog-view.tsx';

/** Shows the dialog whose turn it is. Its code travels with the first script: a dialog is what says that the network is gone. */
export function DialogHost() {
  const [request] = useStore(dialogQueue);
  return request ? <DialogView key={request.id} request={request} /> : null;
}
