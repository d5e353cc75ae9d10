import { type Failure, fail } from '#contract/errors/errors.ts';
import { queueIsFull, workQueue } from '#server/limits/work-queue.ts';
import { sideThreads } from '#server/process/side-threads.ts';
import type { SheetKind } from './table-worker.ts';

/** Maximum bytes of a file; this much holds more rows with all columns than one upload accepts. */
export const TABLE_FILE_MAX = 2 * 1024 * 1024;
/** Maximum files waiting while one is read. */
const MOST_WAITING = 8;

/** One thread besides the serving one (table-worker.ts): a file made for it can cost a second. */
const thread = sideThreads(new URL('./table-worker.ts', import.meta.url), { memory: { maxOldGenerationSizeMb: 256 } });
const queue = workQueue({ lanes: 1, waiting: MOST_WAITING });

/**
 * The cells of a file as text, regardless of its name: xlsx, or CSV in UTF-8, UTF-16 or CP949, separated by commas, semicolons or tabs. Of
 * several sheets the first visible one with the headings of its kind, else the first visible one.
 * Errors: WAYBILL_FILE_OLD, WAYBILL_FILE_UNREADABLE, WAYBILL_FILE_TOO_LARGE, OVERLOADED.
 */
export async function readTable(file: Buffer, kind: SheetKind): Promise<string[][] | Failure> {
  const read = await queue<string[][] | Failure>(() => thread.run({ file, kind }, { name: 'readCells' }).catch(tooLarge));
  return read === queueIsFull ? fail('OVERLOADED') : read;
}

/** A file that needs more memory than the thread has ends the thread; the next file starts a new one. */
function tooLarge(error: NodeJS.ErrnoException): Failure {
  if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
  return fail('WAYBILL_FILE_TOO_LARGE');
}
