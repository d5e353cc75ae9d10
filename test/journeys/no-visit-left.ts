import { afterAll, afterEach } from 'vitest';
import { lastSeen } from './hands/browser.ts';
import { leaveAll, spendOpenContexts } from './hands/kept-contexts.ts';

// What the pages showed when a journey failed goes with its error: the log is all that is left of a run.
afterEach(async ({ task }) => {
  const [error] = task.result?.errors ?? [];
  if (task.result?.state !== 'fail') return;
  spendOpenContexts();
  if (error) error.message += `\n${await lastSeen()}`;
});

// Runs after every file of journeys (`setupFiles`): the next one begins in the same browser.
afterAll(leaveAll);
