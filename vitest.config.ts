import { defineConfig } from 'vitest/config';
import { leftOut } from './test/whole.ts';
import { longFirst } from './tools/suite/long-first.ts';

const rooms = '{rules,contract,db,demo,server,stand-ins,client,storefront,admin,ui,test,tools,bench}';
/** Tests that put a stand-in in the place of a module (`vi.mock`) need every module loaded for them alone. */
const alone = ['client/wire/call-api.test.ts', 'rules/money/order-sums.test.ts', 'storefront/nouns/member/enter-shop.test.tsx'];
const databaseAlone = ['server/nouns/order/order-amounts.db.test.ts'];

export default defineConfig({
  // Node itself takes the CommonJS build of graphql, and it must be the only one in the process.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    exclude: ['node_modules', 'build', '.data'],
    pool: 'forks',
    // Long tests in short files.
    sequence: {
      sequencer: longFirst([
        'backup-drill.db.test.ts',
        'pages.db.test.ts',
        'money.property.db.test.ts',
        'commands.db.test.ts',
        'draw-product.test.ts',
      ]),
    },
    // As many as cores: a third loads the shop once more, and what these leave idle goes to PostgreSQL and to what tools/test.ts runs beside them.
    maxWorkers: 2,
    // A worker loads the whole shop and keeps it: collecting while its heap grows there frees next to nothing.
    execArgv: ['--initial-old-space-size=1024', '--external-memory-accounted-in-global-limit'],
    // They end what hangs and prove nothing: whatever is promised about time is proved with a clock of its own. A third of the speed must fit well.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    fakeTimers: { now: new Date('2026-11-20T03:00:00Z') },
    // Files share a process and its modules: loading the shop again for each of them took a third of the time. What a file leaves open fails it.
    isolate: false,
    setupFiles: ['test/nothing-left.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'database',
          include: [`${rooms}/**/*.db.test.ts`],
          exclude: [...databaseAlone, ...leftOut],
          globalSetup: ['test/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'database alone', include: databaseAlone, isolate: true, globalSetup: ['test/global-setup.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'plain',
          include: [`${rooms}/**/*.test.{ts,tsx}`],
          exclude: ['**/*.db.test.ts', '**/*.chain.test.ts', ...alone],
        },
      },
      // Outside the house: `npm test` leaves it to `npm run verify`.
      { extends: true, test: { name: 'art', include: ['art/**/*.test.ts'] } },
      {
        extends: true,
        test: { name: 'alone', include: alone, isolate: true },
      },
    ],
  },
});
