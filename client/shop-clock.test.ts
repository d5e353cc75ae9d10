import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setShopClock, shopNow } from './shop-clock.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T03:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the shop clock is ahead of the device by what the document says, until the sandbox clock is moved', () => {
  expect(shopNow().toISOString()).toBe('2026-11-20T03:00:00.000Z');
  const attributes = new Map<string, string>();
  const documentElement = {
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => attributes.set(name, value),
  };
  vi.stubGlobal('document', { documentElement });
  expect(shopNow().toISOString()).toBe('2026-11-20T03:00:00.000Z');
  attributes.set('data-clock-ahead', '86400000');
  expect(shopNow().toISOString()).toBe('2026-11-21T03:00:00.000Z');
  setShopClock(0);
  expect(shopNow().toISOString()).toBe('2026-11-20T03:00:00.000Z');
});
