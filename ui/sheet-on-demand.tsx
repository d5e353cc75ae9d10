import { type ComponentProps, lazy, Suspense, useState } from 'react';
import type { Sheet } from './sheet.tsx';

const FetchedSheet = lazy(() => import('./sheet.tsx').then((module) => ({ default: module.Sheet })));

/** A sheet whose code (25 kB) comes when it is opened first, for pages that most people only read. */
export function SheetOnDemand(props: ComponentProps<typeof Sheet>) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <FetchedSheet {...props} />
    </Suspense>
  );
}
