import { vi } from 'vitest';

/**
 * Asks again until the check holds, for what happens in a process, thread or connection of its own and cannot be awaited. Gives what the
 * check gives. Errors: the check's last one after a minute, which only ends what hangs.
 */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 60_000, interval: 20 });
}
