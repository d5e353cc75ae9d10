import { useCallback, useEffect, useState } from 'react';
import { connection } from './connection/connection.ts';

/** The result of a call; `set` replaces it. `load` must be stable. Failures are retried once the server is reachable again. */
export function useLoaded<Value>(load: () => Promise<Value>) {
  const [value, set] = useState<Value | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const reload = useCallback(async () => {
    setFailed(false);
    try {
      set(await load());
    } catch (error) {
      console.warn(error);
      setFailed(true);
    }
  }, [load]);
  useEffect(() => void reload(), [reload]);
  useWhenReachable(hasFailed, reload);
  return { value, hasFailed, reload, set };
}

/** Retries what failed once the server is reachable again. `retry` must be stable. */
export function useWhenReachable(hasFailed: boolean, retry: () => unknown): void {
  useEffect(() => {
    if (!hasFailed) return;
    return connection.isReachable.subscribe(() => {
      if (connection.isReachable.read()) void retry();
    });
  }, [hasFailed, retry]);
}
