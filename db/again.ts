import { setTimeout as wait } from 'node:timers/promises';
import { withTries } from './atomically.ts';

/**
 * Runs work of a start, and runs it anew when its connection died on the way, which a busy machine does now and then to a server that has just come up. Only for
 * work that leaves nothing half done. A server that refuses connections is not waited for: whoever starts the shop hears of it at once.
 * Errors: those of the last of five tries.
 */
export function againAfterLoss<T>(work: () => Promise<T>, pauseMs = 500): Promise<T> {
  return withTries(work, { most: 5, pause: () => wait(pauseMs), isWorthIt: isLoss });
}

function isLoss(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('Connection terminated');
}
