import { useState } from 'react';

type Action = {
  run: () => Promise<void>;
  isPending: boolean;
  /** What went wrong the last time, as a person reads it. */
  failure: string | null;
};

/** One thing a sheet does: pending while it runs, and what to read when it fails. A second press does nothing meanwhile. */
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
