import { createContext, use } from 'react';
import { kitTexts } from '../texts.ts';

/** True on a screen that the user may look at and not change. */
export const ViewOnly = createContext(false);

/** Why the user changes nothing here; null where they may. */
export function useViewOnly(): string | null {
  return use(ViewOnly) ? kitTexts.viewOnly : null;
}
