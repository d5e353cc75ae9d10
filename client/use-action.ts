import { useState } from 'react';
import { dialog } from './dialogs/dialog.ts';
import { toast } from './toasts/toast.tsx';
import { useErrorText } from './wire/use-error-text.ts';

/**
 * What a button or a form does: pending while it runs, when further presses are ignored. What it throws is said in `failure`, or by `say`,
 * which gets its sentence and the error itself.
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

/** Says in a toast what an action threw. */
export function failedToast(sentence: string): void {
  toast(sentence, 'error');
}

/** Says in a dialog what an action threw. */
export function failedAlert(message: string): void {
  void dialog.alert({ message });
}
