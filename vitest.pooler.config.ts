import { poolerIsThere } from './test/pooler/pgbouncer.ts';
import unit from './vitest.config.ts';

const { projects: _, ...test } = unit.test ?? {};
const hasPooler = poolerIsThere();

/** Data service, orders and identity through a real pooler that shares connections between transactions (`npm run test:pooler`). */
export default {
  ...unit,
  test: {
    ...test,
    include: hasPooler ? [`server/{data,identity,jobs,nouns/{order,payment,checkout,cart}}/**/*.db.test.ts`] : [],
    // Its stand-in for a module needs modules of its own.
    exclude: [...(test.exclude ?? []), 'server/nouns/order/order-amounts.db.test.ts'],
    passWithNoTests: true,
    globalSetup: ['test/global-setup.ts', 'test/pooler/global-setup.ts'],
  },
};
