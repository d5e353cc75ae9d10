import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * A server-rendered part of a page while its code is not loaded: React leaves the content of an element with raw markup unchanged. The
 * server renders it in a `div`. Nothing on pages rendered in the browser.
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
