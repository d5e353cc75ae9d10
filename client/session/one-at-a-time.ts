const tails = new Map<string, Promise<unknown>>();

/**
 * Runs work exclusively by name across all tabs, using Web Locks. Without them (plain http on other hosts, blocked site data) it only
 * holds within this tab, and the server merges concurrent refreshes.
 */
export async function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  // The DOM types say it always exists, but insecure pages lack it.
  const locks: LockManager | undefined = navigator.locks;
  let isHeld = false;
  const held = async () => {
    isHeld = true;
    return work();
  };
  try {
    if (locks) return await locks.request(name, held);
  } catch (error) {
    if (isHeld) throw error;
  }
  const result = (tails.get(name) ?? Promise.resolve()).then(work);
  tails.set(
    name,
    result.catch(() => undefined),
  );
  return result;
}
