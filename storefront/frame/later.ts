import { allowWholePastes } from '#client/whole-pastes.ts';
import { showWornOnHover } from '../nouns/graphic/worn-on-hover.ts';
import { noteChannel } from '../visits/channel.ts';
import { startTags } from '../visits/consent.ts';
import { reportLists } from '../visits/report-lists.ts';
import { sendVisit } from '../visits/send-visit.ts';
import { fetchScreensOfTiles } from './opening/screens-of-tiles.ts';

let hasStarted = false;

/** Starts work that may wait seconds, or until somebody begins to type; once. */
export function startLaterWork(): void {
  if (hasStarted) return;
  hasStarted = true;
  allowWholePastes();
  layOutRest();
  noteChannel();
  sendVisit();
  reportLists();
  showWornOnHover();
  void startTags();
  whenIdle(fetchScreensOfTiles);
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
