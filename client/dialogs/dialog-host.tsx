import type { ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '#ui/store.ts';
import { type DialogRequest, dialogQueue } from './dialog.ts';

/**
 * Shows the next queued dialog. Rendered at the end of the page: a sheet hides everything that existed when it opened from screen readers,
 * including this host. `View` is dialog-view.tsx, at once or on demand.
 */
export function DialogHost({ View }: { View: ComponentType<{ request: DialogRequest }> }) {
  const [request] = useStore(dialogQueue);
  return request ? createPortal(<View key={request.id} request={request} />, document.body) : null;
}
