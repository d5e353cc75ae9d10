import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Runs early: a page that is reloaded or reached through history is laid out in full at once (`drawn-later` of ui/base.css). Uses only
 * characters that need no escaping in markup.
 */
export const markWhole = 'if(performance.getEntriesByType(`navigation`)[0]?.type!==`navigate`)document.documentElement.dataset.whole=``';

/** After the first navigation, pages are laid out in full before their scroll position is restored. */
export function usePagesWhole(): void {
  const { key } = useLocation();
  const opened = useRef(key);
  useLayoutEffect(() => {
    if (key !== opened.current) document.documentElement.dataset.whole = '';
  }, [key]);
}
