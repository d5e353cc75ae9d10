import { useEffect } from 'react';
import { previewed } from '#client/preview.ts';

/** A page that shows a draft in a frame of the back office leads nowhere. No other page loads what sees to that. */
export function usePreviewOfDraft(): void {
  useEffect(() => {
    if (previewed()?.kind) void import('./inert.ts').then(({ makeInert }) => makeInert(() => undefined));
  }, []);
}
