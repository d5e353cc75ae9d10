import { afterAll } from 'vitest';
import { closeVisits } from './hands/browser.ts';

// Runs after every file of journeys (`setupFiles`): the next one begins in the same browser.
afterAll(closeVisits);
