import { useCallback, useEffect, useState } from 'react';
import { connection } from './connection/connection.ts';

/**
 * What a call gave, once it has come; `set` puts a newer one in its place. `load` must stay the same function. What failed is asked for again by itself
 * once the shop can be reached again.
 */
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
  useEffect(() => {
    if (!hasFailed) return;
    return connection.isReachable.subscribe(() => {
      if (connection.isReachable.read()) void reload();
    });
  }, [hasFailed, reload]);
  return { value, hasFailed, reload, set };
}
