import { createContext, useContext, useEffect } from 'react';

/** Holds the surrounding dialog open until the returned function is called. Nothing outside a dialog. */
export const HoldDialog = createContext<(() => () => void) | null>(null);

/**
 * Keeps the surrounding `WideDialog` open while its input is being sent: a closed dialog could not report a failure, and a success would
 * close the next dialog.
 */
export function useHeldDialog(isSending: boolean): void {
  const hold = useContext(HoldDialog);
  useEffect(() => (isSending ? hold?.() : undefined), [isSending, hold]);
}
