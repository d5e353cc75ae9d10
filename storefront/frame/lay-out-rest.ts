/**
 * Lays out what a page just opened has below its first screen (`drawn-later` of ui/base.css), a piece in each idle moment: the place a reader leaves is
 * counted in pixels, so heights must be true by then.
 */
export function layOutRest(): void {
  layOutNext([...document.querySelectorAll<HTMLElement>('.drawn-later')]);
}

function layOutNext([piece, ...rest]: HTMLElement[]): void {
  const { dataset } = document.documentElement;
  if ('whole' in dataset) return;
  if (!piece) dataset.whole = '';
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
