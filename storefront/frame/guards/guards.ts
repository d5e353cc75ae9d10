import type { Translate } from '#client/locale/message.ts';
import { closePanels } from '../panels/panels.ts';
import { selectPopups } from '../popups/popup-selection.ts';
import { askForLogin } from './ask-for-login.ts';

/** A navigation that is about to happen. `path` is without origin and query; `signal` fires when another navigation takes its place. */
export type Visit = { readonly path: string; readonly signal: AbortSignal; readonly text: Translate };

/** Lets a navigation pass (null), or says where to go instead. */
type Guard = (visit: Visit) => null | Promise<'/main' | null>;

/** The three guards of specification 2, in its order. */
const guards: readonly Guard[] = [
  () => {
    selectPopups();
    return null;
  },
  () => {
    closePanels();
    return null;
  },
  askForLogin,
];

/** Asks every guard in turn. Null when the page may be shown, or when nobody waits for the answer any more. */
export async function runGuards(visit: Visit): Promise<'/main' | null> {
  for (const guard of guards) {
    const goTo = await guard(visit);
    if (visit.signal.aborted) return null;
    if (goTo !== null) return goTo;
  }
  return null;
}
