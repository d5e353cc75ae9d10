import { defineConfig } from 'vitest/config';

const rooms = '{rules,contract,db,demo,server,client,storefront,admin,ui,test,tools,bench}';
/** Tests that put a stand-in in the place of a module need it loaded for them alone. */
const withOwnModules = ['client/wire/call-api.test.ts', 'storefront/nouns/member/enter-shop.test.tsx'];

export default defineConfig({
  // Node itself takes the CommonJS build of graphql, and it must be the only one in the process.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    exclude: ['node_modules', 'build', '.data'],
    pool: 'forks',
    maxWorkers: 2,
    // They end what hangs and prove nothing: whatever is promised about time is proved with a clock of its own. A third of the speed must fit well.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    fakeTimers: { now: new Date('2026-11-20T03:00:00Z') },
    projects: [
      {
        extends: true,
        test: {
          name: 'database',
          include: [`${rooms}/**/*.db.test.ts`, ...withOwnModules],
          globalSetup: ['test/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'plain',
          include: [`${rooms}/**/*.test.{ts,tsx}`],
          exclude: ['**/*.db.test.ts', ...withOwnModules],
          // They share their modules: starting a process for each file took longer than the tests.
          isolate: false,
        },
      },
    ],
  },
});
