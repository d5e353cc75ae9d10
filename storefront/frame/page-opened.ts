import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Runs before the page is there: one that is loaded again, or come back to, is laid out whole at once (`drawn-later` of ui/base.css). In letters that
 * markup leaves alone.
 */
export const markWhole = 'if(performance.getEntriesByType(`navigation`)[0]?.type!==`navigate`)document.documentElement.dataset.whole=``';

/** Whoever goes on from the page a visit began with finds the next one whole before its place is sought. */
export function usePagesWhole(): void {
  const { key } = useLocation();
  const opened = useRef(key);
  useLayoutEffect(() => {
    if (key !== opened.current) document.documentElement.dataset.whole = '';
  }, [key]);
}
