import { setTimeout as pause } from 'node:timers/promises';
import { databaseFault } from './faults.ts';

const tries = 5;

/**
 * Runs work of a start, and runs it anew when its connection died on the way, which a busy machine does now and then to a server that has just come up. Only for
 * work that leaves nothing half done. A server that refuses connections is not waited for: whoever starts the shop hears of it at once.
 * Errors: those of the last try.
 */
export async function againAfterLoss<T>(work: () => Promise<T>, pauseMs = 500): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (tried === tries || !isLoss(error)) throw error;
      await pause(pauseMs);
    }
  }
}

function isLoss(error: unknown): boolean {
  return databaseFault(error) === 'DATABASE_UNAVAILABLE' && error instanceof Error && error.message.startsWith('Connection terminated');
}
