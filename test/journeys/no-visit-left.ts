import { afterAll, afterEach } from 'vitest';
import { lastSeen } from './hands/browser.ts';
import { leaveAll, spendOpenContexts } from './hands/kept-contexts.ts';

// Adds the pages' state to a failed journey's error, because only the log is left of a run.
afterEach(async ({ task }) => {
  const [error] = task.result?.errors ?? [];
  if (task.result?.state !== 'fail') return;
  spendOpenContexts();
  if (error) error.message += `\n${await lastSeen()}`;
});

// Runs after every journey file (`setupFiles`): the next one starts in the same browser.
afterAll(leaveAll);
