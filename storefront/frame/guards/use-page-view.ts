import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isPreview } from '#client/preview.ts';

declare global {
  interface Window {
    /** The data layer read by analytics tags; created here if no tag has. */
    dataLayer?: Record<string, unknown>[];
  }
}

/** Pushes a page-view event to the data layer after each navigation (specification 2.95), except in previews. */
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
