import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createGate, GateFull, type Place } from '#server/limits/fair-gate.ts';

const limits = { running: 2, first: 4, others: 3 };
const from = (share: string): Place => ({ share, isFirst: false });
const known: Place = { share: 'known', isFirst: true };

/** A gate with named jobs that end one after another on request and record the order in which they started. */
function namedJobs(gate: ReturnType<typeof createGate>) {
  const started: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  return {
    started,
    refused,
    add(name: string, place: Place) {
      const job = () => {
        started.push(name);
        return new Promise<void>((end) => ends.push(end));
      };
      gate(place, job).catch((error: unknown) => {
        if (error instanceof GateFull) refused.push(name);
      });
    },
    async endAll() {
      for (let end = ends.shift(); end; end = ends.shift()) {
        end();
        await settled();
      }
    },
  };
}

test('two requests run, others wait in order, and beyond the queue a request is refused at once', async () => {
  const jobs = namedJobs(createGate(limits));
  for (const name of ['1', '2', '3', '4', '5', '6']) jobs.add(name, from('a'));
  await settled();
  expect(jobs.started).toEqual(['1', '2']);
  expect(jobs.refused).toEqual(['6']);
  await jobs.endAll();
  expect(jobs.started).toEqual(['1', '2', '3', '4', '5']);
});

test('in a flood of two hundred a known browser starts as soon as a running request ends', async () => {
  const jobs = namedJobs(createGate(limits));
  for (let index = 0; index < 200; index += 1) jobs.add(`flood ${index}`, from(`address ${index % 40}`));
  jobs.add('owner', known);
  await jobs.endAll();
  expect(jobs.started.indexOf('owner')).toBe(2);
  expect(jobs.started).toHaveLength(6);
  expect(jobs.refused).toHaveLength(195);
});

test('one address cannot use every place: another address gets the newest place, and the next turn', async () => {
  const jobs = namedJobs(createGate(limits));
  for (let index = 0; index < 10; index += 1) jobs.add(`flood ${index}`, from('flood'));
  jobs.add('honest', from('elsewhere'));
  jobs.add('second', from('elsewhere'));
  await settled();
  expect(jobs.refused).toEqual(['flood 5', 'flood 6', 'flood 7', 'flood 8', 'flood 9', 'flood 4', 'second']);
  await jobs.endAll();
  expect(jobs.started).toEqual(['flood 0', 'flood 1', 'flood 2', 'honest', 'flood 3']);
});

test('requests with priority count against the gate’s limit too', async () => {
  const jobs = namedJobs(createGate(limits));
  for (let index = 0; index < 8; index += 1) jobs.add(String(index), known);
  await settled();
  expect(jobs.refused).toEqual(['6', '7']);
});

test('a request that fails frees its place in the gate', async () => {
  const gate = createGate({ running: 1, first: 1, others: 1 });
  const failing = gate(known, () => Promise.reject(new Error('no')));
  const next = gate(known, async () => 'next');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
  expect(await gate(known, async () => 'later')).toBe('later');
});

test('no more requests run than allowed, in whatever order they end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.array(fc.nat(5), { maxLength: 30 }), async (running, lengths) => {
      const gate = createGate({ running, first: 100, others: 100 });
      let now = 0;
      let most = 0;
      const job = async (turns: number) => {
        now += 1;
        most = Math.max(most, now);
        for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
        now -= 1;
      };
      await Promise.all(lengths.map((turns, index) => gate({ share: String(turns), isFirst: index % 3 === 0 }, () => job(turns))));
      expect(most).toBeLessThanOrEqual(running);
      expect(now).toBe(0);
    }),
    { seed: 20261120 },
  );
});

/** Waits until every promise that can settle has settled. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
