import { parseCronItems } from 'graphile-worker';
import { expect, test } from 'vitest';
import { jobs } from './job-list.ts';

test('the queue understands when every job runs: one it does not know would hold all of them', () => {
  for (const { name, cron } of jobs)
    expect([name, parseCronItems([{ task: name, match: cron }])]).toEqual([name, [expect.objectContaining({ task: name })]]);
  expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length);
});
