import { useCallback, useEffect, useState } from 'react';
import { connection } from './connection/connection.ts';
import { useRestores } from './stores/restores.ts';

/**
 * The result of a call; `set` replaces it. `load` must be stable. A page that Back brings back loads again, and failures once
 * the server is reachable. */
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
  const restores = useRestores();
  useEffect(() => {
    if (restores >= 0) void reload();
  }, [reload, restores]);
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
