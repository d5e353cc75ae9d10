import { vi } from 'vitest';

/**
 * Retries until the check passes, for effects in another process, thread or connection that cannot be awaited. Returns the check's result.
 * Errors: throws the check's last error after a minute, which only stops hanging tests.
 */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 60_000, interval: 20 });
}
