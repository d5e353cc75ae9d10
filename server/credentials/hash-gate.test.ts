import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createGate, GateFull } from '#server/credentials/hash-gate.ts';

/** A job that ends when told to. */
function heldJob() {
  let end = () => {};
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { run: () => held, end: () => end() };
}

test('two run, the others wait their turn in order, and beyond the queue it is refused at once', async () => {
  const gate = createGate({ running: 2, waiting: 3 });
  const jobs = Array.from({ length: 6 }, heldJob);
  const started: number[] = [];
  const done = jobs.map((job, index) =>
    gate(() => {
      started.push(index);
      return job.run();
    }),
  );
  await expect(done[5]).rejects.toBeInstanceOf(GateFull);
  expect(started).toEqual([0, 1]);
  jobs[1]?.end();
  await done[1];
  expect(started).toEqual([0, 1, 2]);
  for (const job of jobs) job.end();
  await Promise.all(done.slice(0, 5));
  expect(started).toEqual([0, 1, 2, 3, 4]);
});

test('a job that fails gives its place on', async () => {
  const gate = createGate({ running: 1, waiting: 1 });
  const failing = gate(() => Promise.reject(new Error('no')));
  const next = gate(async () => 'next');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
  expect(await gate(async () => 'later')).toBe('later');
});

test('never more run than allowed, whatever order jobs end in', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.array(fc.nat(5), { maxLength: 30 }), async (running, lengths) => {
      const gate = createGate({ running, waiting: 100 });
      let now = 0;
      let most = 0;
      const job = async (turns: number) => {
        now += 1;
        most = Math.max(most, now);
        for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
        now -= 1;
      };
      await Promise.all(lengths.map((turns) => gate(() => job(turns))));
      expect(most).toBeLessThanOrEqual(running);
      expect(now).toBe(0);
    }),
    { seed: 20261120 },
  );
});
