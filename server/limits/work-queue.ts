/** Returned instead of a result when the queue is full. */
export const queueIsFull = Symbol('queue is full');

export type WorkQueue = <T>(job: () => Promise<T>) => Promise<T | typeof queueIsFull>;

/**
 * Runs `lanes` jobs at a time and lets `waiting` more wait in order of arrival. For expensive work (decoding pictures, rendering pages, one
 * client's queries): a burst waits, an endless burst is rejected.
 */
export function workQueue({ lanes, waiting }: { lanes: number; waiting: number }): WorkQueue {
  const queue: (() => void)[] = [];
  let running = 0;

  const enter = (): Promise<void> | void => {
    if (running < lanes) {
      running += 1;
      return;
    }
    return new Promise<void>((admit) => queue.push(admit));
  };
  const leave = () => {
    const next = queue.shift();
    if (next === undefined) running -= 1;
    else next();
  };

  return async (job) => {
    if (running >= lanes && queue.length >= waiting) return queueIsFull;
    await enter();
    try {
      return await job();
    } finally {
      leave();
    }
  };
}
