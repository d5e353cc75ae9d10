import { defineConfig } from 'vitest/config';

/** The tests of rules/ alone, for `npm run mutants`. */
export default defineConfig({
  test: {
    include: ['rules/**/*.test.ts'],
    pool: 'threads',
    fakeTimers: { now: new Date('2026-11-20T03:00:00Z') },
  },
});
