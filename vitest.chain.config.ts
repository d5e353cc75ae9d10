import unit from './vitest.config.ts';

const { projects: _, ...test } = unit.test ?? {};

/** Minting on a real chain (`npm run test:chain`), which a shop without one neither loads nor tests. */
export default {
  ...unit,
  test: {
    ...test,
    include: ['server/chain/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    env: { SEAM_TEST_CHAIN: 'anvil' },
  },
};
