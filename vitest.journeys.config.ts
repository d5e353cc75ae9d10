import { defineConfig } from 'vitest/config';
import { leftOut } from './test/whole.ts';
import { longFirst } from './tools/suite/long-first.ts';

/** Journeys: the whole shop as one process with the demonstration shop in it, driven in a real Chromium; a shop and a browser for each worker. */
export default defineConfig({
  test: {
    include: ['test/journeys/**/*.e2e.ts'],
    exclude: [...leftOut],
    globalSetup: ['test/journeys/global-setup.ts'],
    setupFiles: ['test/journeys/no-visit-left.ts'],
    pool: 'forks',
    // `npm test` asks for three (tools/test.ts).
    maxWorkers: 1,
    sequence: {
      sequencer: longFirst([
        'every-page.e2e.ts',
        'office/screens.e2e.ts',
        'order.e2e.ts',
        'office/home-builder.e2e.ts',
        'office/operate.e2e.ts',
        'editor/editor-gestures.e2e.ts',
        'editor/editor.e2e.ts',
        'office/catalogue.e2e.ts',
        'start.e2e.ts',
        'editor/frame.e2e.ts',
        'office/content.e2e.ts',
        'layout.e2e.ts',
        'connection.e2e.ts',
        'back.e2e.ts',
      ]),
    },
    // Files of one worker share its modules and its browser.
    isolate: false,
    // Pages that are looked at side by side (test/journeys/every-page.e2e.ts).
    maxConcurrency: 3,
    // They end what hangs and prove nothing; a third of the speed must fit well.
    // Three lanes, each with a shop, a database and a browser, share two cores: what fails once is tried again, and the report says that it was.
    retry: 1,
    testTimeout: 900_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
