import { expect, test, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { testFolder } from '#test/open.ts';
import { bridgeFor } from './bridge.ts';
import { DataOutage } from './data-outage.ts';

const config = readConfig({ DATA_DIR: testFolder(), LOG_LEVEL: 'silent' });

test('an error that React and the router both report is logged once, an outage not at all', () => {
  const log = vi.fn();
  const { shop } = bridgeFor(async () => ({}) as never, config, 'ko', log);
  const errors = [new TypeError('title is undefined'), new TypeError('title is undefined')];
  for (const error of [...errors, ...errors, new DataOutage('one', 'busy')]) shop.report(error);
  expect(log.mock.calls).toEqual(errors.map((error) => [error]));
});
