import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { pushEvent } from '#storefront/visits/data-layer.ts';

/** Pushes a page-view event to the data layer after each navigation (specification 2.95), except in previews. */
export function usePageView(): void {
  const { pathname, search, key } = useLocation();
  const sent = useRef<string | null>(null);
  useEffect(() => {
    if (sent.current === key) return;
    sent.current = key;
    pushEvent({ event: 'page_view', page_path: pathname + search, page_title: document.title });
  }, [pathname, search, key]);
}
