import { type RefObject, useEffect, useState } from 'react';
import { resizeSizeFor, resizeSrc } from '#contract/images.ts';

/**
 * True once an element has scrolled into view. Browsers load `loading="lazy"` far ahead: twenty images where the tray shows eight, and the
 * font pieces for every name.
 */
export function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || isSeen) return;
    const watch = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true));
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, isSeen]);
  return isSeen;
}

/** The props of an <img> of this width (CSS px) once it is in view. */
export function seenPicture(src: string, width: number, isSeen: boolean): { width: number; height: number; src?: string } {
  const size = { width, height: width };
  return isSeen ? { ...size, src: resizeSrc(src, resizeSizeFor(width * devicePixelRatio)) } : size;
}
