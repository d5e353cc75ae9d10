import { expect, test, vi } from 'vitest';
import type { ShopBridge } from '#contract/shop-bridge.ts';
import { handleError } from './entry.server.tsx';
import { contextOf } from './frame/load-context.ts';

test('an error of a loader is written to the shop’s log only', () => {
  const printed = vi.spyOn(console, 'error');
  const report = vi.fn();
  const error = new TypeError('title is undefined');
  handleError(error, { request: new Request('http://shop.example/'), params: {}, context: contextOf({ report } as unknown as ShopBridge) });
  expect([report.mock.calls, printed.mock.calls]).toEqual([[[error]], []]);
  printed.mockRestore();
});
