import { type queueIsFull, type WorkQueue, workQueue } from './work-queue.ts';

interface Line {
  readonly run: WorkQueue;
  /** Jobs running or waiting. */
  inside: number;
}

export type QueueOfKey = <T>(key: string, job: () => Promise<T>) => Promise<T | typeof queueIsFull>;

/**
 * Makes a function that runs a job in the queue of its key (an address, a member), and resolves to `queueIsFull` when that queue is full.
 * Each queue has these limits and is kept while it has jobs.
 */
export function queuesByKey(limits: { lanes: number; waiting: number }): QueueOfKey {
  const lines = new Map<string, Line>();
  return async (key, job) => {
    const line = lines.get(key) ?? { run: workQueue(limits), inside: 0 };
    lines.set(key, line);
    line.inside += 1;
    try {
      return await line.run(job);
    } finally {
      line.inside -= 1;
      if (line.inside === 0) lines.delete(key);
    }
  };
}
