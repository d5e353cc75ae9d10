const tails = new Map<string, Promise<unknown>>();

/**
 * Runs work under a name while no other tab runs work under the same name. Web Locks do it over all tabs; where they are
 * missing (plain http away from this machine) it holds for this tab, and the server joins refreshes of two tabs.
 */
export function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  // The DOM types call it always present; browsers leave it out on insecure pages.
  const locks: LockManager | undefined = navigator.locks;
  if (locks) return locks.request(name, work);
  const result = (tails.get(name) ?? Promise.resolve()).then(work);
  tails.set(
    name,
    result.catch(() => undefined),
  );
  return result;
}
