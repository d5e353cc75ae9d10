import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Runs before the page is there: one that is loaded again, or come back to, is laid out whole at once (`drawn-later` of ui/base.css). In letters that
 * markup leaves alone.
 */
export const markWhole = 'if(performance.getEntriesByType(`navigation`)[0]?.type!==`navigate`)document.documentElement.dataset.whole=``';

/** Time in ms after the page with its pictures is there, in which letters, popup and the first hand come. */
const pauseMs = 3_000;

/**
 * Lays out what a page just opened has below its first screen, a piece in each idle moment: the place a reader leaves is counted in pixels, so
 * heights must be true by then. Whoever goes on sooner finds the next page whole before its place is sought.
 */
export function usePagesWhole(): void {
  const { key } = useLocation();
  const opened = useRef(key);
  useLayoutEffect(() => {
    if (key !== opened.current) markPageWhole();
  }, [key]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const later = () => {
      timer = setTimeout(() => layOutNext([...document.querySelectorAll<HTMLElement>('.drawn-later')]), pauseMs);
    };
    if (document.readyState === 'complete') later();
    else window.addEventListener('load', later, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('load', later);
    };
  }, []);
}

function layOutNext([piece, ...rest]: HTMLElement[]): void {
  if ('whole' in document.documentElement.dataset) return;
  if (!piece) markPageWhole();
  else {
    piece.style.contentVisibility = 'visible';
    whenIdle(() => layOutNext(rest));
  }
}

// Safari has no idle callbacks.
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 50);
}

function markPageWhole(): void {
  document.documentElement.dataset.whole = '';
}
