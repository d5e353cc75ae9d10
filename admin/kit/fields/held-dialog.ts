import { createContext, useContext, useEffect } from 'react';

/** Holds the surrounding dialog open until the returned function is called. Nothing outside a dialog. */
export const HoldDialog = createContext<(() => () => void) | null>(null);

/**
 * Keeps the surrounding `WideDialog` open while something entered in it is being sent. Closed meanwhile, it could not say that this failed,
 * and a success would close whichever dialog is open by then.
 */
export function useHeldDialog(isSending: boolean): void {
  const hold = useContext(HoldDialog);
  useEffect(() => (isSending ? hold?.() : undefined), [isSending, hold]);
}
