/**
 * Joins work of the same key: whoever asks while it runs gets the result of the first. Nothing is kept
 * once it is done; a failure reaches all who waited and the next to ask tries again.
 */
export function singleFlight<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (key, work) => {
    const joined = running.get(key);
    if (joined !== undefined) return joined;
    const started = work().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}
