import { useState } from 'react';

type Action = {
  run: () => Promise<void>;
  isPending: boolean;
  /** The last error message. */
  failure: string | null;
};

/** A sheet's action: pending while it runs, with the error message if it fails. Ignores presses while running. */
export function useAction(work: () => Promise<void>, textOf: (error: unknown) => string): Action {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async () => {
    if (isPending) return;
    setPending(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      console.error(error);
      setFailure(textOf(error));
    } finally {
      setPending(false);
    }
  };
  return { run, isPending, failure };
}
