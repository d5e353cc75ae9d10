import { expect, test } from 'vitest';
import { queueIsFull, workQueue } from '#server/limits/work-queue.ts';

test('jobs run in at most as many lanes as given, and start in order of arrival', async () => {
  const run = workQueue({ lanes: 2, waiting: 10 });
  const started: number[] = [];
  let running = 0;
  let most = 0;
  await Promise.all(
    [0, 1, 2, 3, 4, 5].map((job) =>
      run(async () => {
        started.push(job);
        running += 1;
        most = Math.max(most, running);
        await new Promise(setImmediate);
        running -= 1;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(started).toEqual([0, 1, 2, 3, 4, 5]);
});

test('a job beyond the queue’s length is refused, and the lane of a failed job is used again', async () => {
  const run = workQueue({ lanes: 1, waiting: 1 });
  const failing = run(() => Promise.reject(new Error('no picture')));
  const waiting = run(async () => 'made');
  expect(await run(async () => 'never')).toBe(queueIsFull);
  await expect(failing).rejects.toThrow('no picture');
  expect(await waiting).toBe('made');
  expect(await run(async () => 'made later')).toBe('made later');
});
