/**
 * Lays out the content below the first screen (`drawn-later` of ui/base.css), a piece per idle callback. The scroll position kept on
 * leaving is in px, so heights must be final by then.
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

// Safari has no requestIdleCallback.
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 50);
}
