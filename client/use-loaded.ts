import { useCallback, useEffect, useState } from 'react';

/** What a call gave, once it has come; `set` puts a newer one in its place. `load` must stay the same function. */
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
  return { value, hasFailed, reload, set };
}
