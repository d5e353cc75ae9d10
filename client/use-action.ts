import { useState } from 'react';
import { dialog } from './dialogs/dialog.ts';
import { toast } from './toasts/toast.tsx';
import { useErrorText } from './wire/use-error-text.ts';

/**
 * The state of a button's or form's action: pending while it runs, ignoring further presses. A thrown error is in `failure`, or passed
 * to `say` with its text.
 */
export function useAction<Inputs extends unknown[]>(
  work: (...inputs: Inputs) => Promise<unknown>,
  say?: (sentence: string, error: unknown) => void,
) {
  const errorText = useErrorText();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (...inputs: Inputs): Promise<void> => {
    if (isPending) return;
    setPending(true);
    setFailure(null);
    try {
      await work(...inputs);
    } catch (error) {
      console.warn(error);
      (say ?? setFailure)(errorText(error), error);
    } finally {
      setPending(false);
    }
  };
  return { run, isPending, failure, setFailure };
}

/** Shows a toast with the error of an action. */
export function failedToast(sentence: string): void {
  toast(sentence, 'error');
}

/** Shows a dialog with the error of an action. */
export function failedAlert(message: string): void {
  void dialog.alert({ message });
}
