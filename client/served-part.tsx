import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * A part of the page as the server drew it, while its code is not there: React leaves alone what stands in an element whose markup is said
 * to be ours. The server draws it in a `div`. Nothing on pages that the server did not draw.
 */
export function ServedPart() {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isServed] = useState(isHydrating);
  return isServed ? <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} /> : null;
}
