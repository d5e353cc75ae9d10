import { defineConfig } from 'vitest/config';

/** Journeys: the whole shop as one process with the demonstration shop in it, driven in a real Chromium, one after the other. */
export default defineConfig({
  test: {
    include: ['test/journeys/**/*.e2e.ts'],
    globalSetup: ['test/journeys/global-setup.ts'],
    setupFiles: ['test/journeys/no-visit-left.ts'],
    pool: 'forks',
    maxWorkers: 1,
    fileParallelism: false,
    // Files share their modules and one browser.
    isolate: false,
    // Pages that are looked at side by side (test/journeys/every-page.e2e.ts).
    maxConcurrency: 3,
    // They end what hangs and prove nothing; a third of the speed must fit well.
    // Three lanes, each with a shop, a database and a browser, share two cores: what fails once is tried again, and the report says that it was.
    retry: 1,
    testTimeout: 300_000,
    hookTimeout: 600_000,
  },
});
