import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Node itself takes the CommonJS build of graphql, and it must be the only one in the process.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    include: ['{rules,contract,db,demo,server,client,storefront,ui,test,tools,bench}/**/*.test.{ts,tsx}'],
    exclude: ['node_modules', 'build', '.data'],
    globalSetup: ['test/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // They end what hangs and prove nothing: whatever is promised about time is proved with a clock of its own. A third of the speed must fit well.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    fakeTimers: { now: new Date('2026-11-20T03:00:00Z') },
  },
});
