import { createContext, use } from 'react';
import { kitTexts } from '../texts.ts';

/** True on a screen that the user may only look at. */
export const ViewOnly = createContext(false);

/** Why the user cannot change anything here; null if they can. */
export function useViewOnly(): string | null {
  return use(ViewOnly) ? kitTexts.viewOnly : null;
}
