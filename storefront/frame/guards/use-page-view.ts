import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isPreview } from '#client/preview.ts';

declare global {
  interface Window {
    /** The data layer an analytics tag reads; made here when no tag has made it. */
    dataLayer?: Record<string, unknown>[];
  }
}

/** Puts a page-view event into the data layer after each navigation (specification 2); a preview is no visit. */
export function usePageView(): void {
  const { pathname, search, key } = useLocation();
  const sent = useRef<string | null>(null);
  useEffect(() => {
    if (sent.current === key || isPreview()) return;
    sent.current = key;
    window.dataLayer ??= [];
    window.dataLayer.push({ event: 'page_view', page_path: pathname + search, page_title: document.title });
  }, [pathname, search, key]);
}
