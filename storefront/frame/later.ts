import { allowWholePastes } from '#client/whole-pastes.ts';
import type { RouteName } from '#contract/routes.ts';
import { showWornOnHover } from '../nouns/graphic/worn-on-hover.ts';
import { startTags } from '../visits/consent.ts';
import { reportLists } from '../visits/report-lists.ts';
import { sendVisit } from '../visits/send-visit.ts';

let hasStarted = false;

/** What runs seconds after everything the page needs, or when somebody begins to write; once. */
export function startLaterWork(): void {
  if (hasStarted) return;
  hasStarted = true;
  allowWholePastes();
  layOutRest();
  sendVisit();
  reportLists();
  showWornOnHover();
  void startTags();
  whenIdle(fetchScreens);
}

/** Screens that tiles open. Their code is here before the tap, so that the tile's page opens at once (opening/open-at-once.ts). */
const screensOfTiles: readonly RouteName[] = ['product-id', 'artist-name-graphic'];

function fetchScreens(): void {
  // Behind an open editor there is no tile to tap.
  if ('editing' in document.documentElement.dataset) return;
  const routes = window.__reactRouterManifest?.routes ?? {};
  for (const name of screensOfTiles) {
    const screen = routes[name];
    // What fails is fetched again by the tap, and reported there.
    if (screen) import(/* @vite-ignore */ screen.module).catch(() => undefined);
  }
}

/**
 * Lays out the content below the first screen (`drawn-later` of ui/base.css), a piece per idle callback. The scroll position kept on
 * leaving is in px, so heights must be final by then.
 */
function layOutRest(): void {
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
