/**
 * Deduplicates concurrent work by key: callers that arrive while it runs share its result. Nothing is cached afterwards. A failure reaches
 * all waiting callers, and the next call tries again.
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
