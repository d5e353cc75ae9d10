import { defineConfig } from 'vitest/config';

/** Journeys: the whole shop as one process with the demonstration shop in it, driven in a real Chromium, one after the other. */
export default defineConfig({
  test: {
    include: ['test/journeys/**/*.e2e.ts'],
    globalSetup: ['test/journeys/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
