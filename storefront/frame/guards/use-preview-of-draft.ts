import { useEffect } from 'react';
import { previewed } from '#client/preview.ts';

/** Makes a page inert if it previews a draft in a back office frame. Other pages do not load that code. */
export function usePreviewOfDraft(): void {
  useEffect(() => {
    if (previewed()?.kind) void import('./inert.ts').then(({ makeInert }) => makeInert(() => undefined));
  }, []);
}
