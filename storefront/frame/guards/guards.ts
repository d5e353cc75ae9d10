import type { Translate } from '#client/locale/message.ts';
import { closePanels } from '../panels/panels.ts';
import { selectPopups } from '../popups/popup-selection.ts';
import { requireLogin } from './require-login.ts';

/** A navigation about to happen. `path` has no origin or query. `signal` fires when another navigation replaces it. */
export type Visit = { readonly path: string; readonly signal: AbortSignal; readonly text: Translate };

/** Allows a navigation (null), or returns where to redirect. */
type Guard = (visit: Visit) => null | Promise<'/main' | null>;

/** The three guards of specification 2.94, in its order. */
const guards: readonly Guard[] = [
  () => {
    selectPopups();
    return null;
  },
  () => {
    closePanels();
    return null;
  },
  requireLogin,
];

/** Runs the guards in order. Null if the page may be shown, or if the navigation was superseded. */
export async function runGuards(visit: Visit): Promise<'/main' | null> {
  for (const guard of guards) {
    const goTo = await guard(visit);
    if (visit.signal.aborted) return null;
    if (goTo !== null) return goTo;
  }
  return null;
}
