import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeTokens } from '#client/session/session-engine.ts';
import { clearStorage } from '#client/session/stored-session.ts';
import { accessToken, memoryStorage, tokenResponse } from '#test/session-world.ts';

const storage = memoryStorage();
let toldByOtherTab = () => {};

beforeEach(() => {
  vi.resetModules();
  const addEventListener = (_event: string, listener: () => void) => {
    toldByOtherTab = listener;
  };
  vi.stubGlobal('window', { addEventListener });
  vi.stubGlobal('localStorage', storage);
  const now = Math.floor(Date.now() / 1000);
  storeTokens(storage, { ...tokenResponse(now), access_token: accessToken(now, 1) }, now);
});

afterEach(() => vi.unstubAllGlobals());

test('an account number stays in memory when its sheet closes, until it is sent or the session ends, also in another tab', async () => {
  const { pageMemory } = await import('./page-memory.ts');
  const { draft } = await import('./draft.ts');
  const account = () => draft('refund account order 1', { lifetime: pageMemory(), empty: { number: '' } });
  const type = () => account().write({ number: '110123' });
  void type();
  expect(account().read()).toEqual({ number: '110123' });
  void account().drop();
  expect(account().read()).toBeNull();
  void type();
  clearStorage(storage);
  toldByOtherTab();
  expect(account().read()).toBeNull();
});
