import { parseCronItems } from 'graphile-worker';
import { expect, test } from 'vitest';
import { jobs } from './job-list.ts';

test('the cron line of every job is valid for the queue', () => {
  for (const { name, cron } of jobs)
    expect([name, parseCronItems([{ task: name, match: cron }])]).toEqual([name, [expect.objectContaining({ task: name })]]);
  expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length);
});
