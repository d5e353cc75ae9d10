import { expect, test, vi } from 'vitest';
import type { Operation } from '#contract/graphql/operation.ts';
import { readConfig } from '#server/config.ts';
import { DataOutage } from '#server/data-outage.ts';
import { testFolder } from '#test/open.ts';
import { bridgeFor } from './bridge.ts';

const config = readConfig({ DATA_DIR: testFolder(), LOG_LEVEL: 'silent' });

test('a page that met several outages reports the one that affects all pages', async () => {
  const outages = (['one', 'all', 'one'] as const).map((reach) => new DataOutage(reach, `an outage of ${reach}`));
  const left = [...outages];
  const { shop, outage } = bridgeFor(() => Promise.reject(left.shift()), config, 'ko', vi.fn());
  for (const _ of outages) await expect(shop.query('{ anything }' as unknown as Operation<unknown, undefined>)).rejects.toThrow('outage');
  expect(outage()).toBe(outages[1]);
});
