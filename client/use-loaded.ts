import { useCallback, useEffect, useRef, useState } from 'react';
import { connection } from './connection/connection.ts';
import { useRestores } from './stores/restores.ts';

/**
 * The result of the latest call; `set` replaces it. `load` must be stable. A page restored by Back loads again, and failed calls are
 * repeated once the server is reachable.
 */
export function useLoaded<Value>(load: () => Promise<Value>) {
  const [value, set] = useState<Value | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const latest = useRef<unknown>(null);
  const reload = useCallback(async () => {
    const asked = load();
    latest.current = asked;
    setFailure(null);
    try {
      const answer = await asked;
      if (latest.current === asked) set(answer);
    } catch (error) {
      if (latest.current !== asked) return;
      console.warn(error);
      setFailure(error);
    }
  }, [load]);
  const restores = useRestores();
  useEffect(() => {
    if (restores >= 0) void reload();
  }, [reload, restores]);
  const hasFailed = failure !== null;
  useWhenReachable(hasFailed, reload);
  return { value, hasFailed, failure, reload, set };
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
