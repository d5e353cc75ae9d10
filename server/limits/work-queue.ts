/** Answered instead of a result when as many jobs wait as may. */
export const queueIsFull = Symbol('queue is full');

export type WorkQueue = <T>(job: () => Promise<T>) => Promise<T | typeof queueIsFull>;

/**
 * Lets `lanes` jobs run at a time and `waiting` more wait in order of arrival: a burst of what is costly (decoding pictures, rendering
 * pages, one asker's queries) must wait, and an endless burst be turned away.
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
