import { type ComponentProps, useState } from 'react';
import type { Sheet } from '#ui/sheet.tsx';
import { fetchedView } from './connection/fetched-view.tsx';

const FetchedSheet = fetchedView<ComponentProps<typeof Sheet>>(() => import('#ui/sheet.tsx').then((file) => file.Sheet));

/** A sheet whose code (25 kB) is loaded when first opened, for pages most people only read. */
export function SheetOnDemand(props: ComponentProps<typeof Sheet>) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  return wasOpened ? <FetchedSheet {...props} /> : null;
}
