import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeTokens } from '#client/session/store-tokens.ts';
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

test('an account number survives its sheet, until it is sent or the session ends, be it in another tab', async () => {
  const { pageMemory } = await import('./page-memory.ts');
  const { keepWords, readWords, slotOfWords } = await import('./kept-words.ts');
  const nothing = { number: '' };
  const slot = slotOfWords('refund account order 1');
  const type = () => keepWords(pageMemory(), slot, { number: '110123' }, nothing);
  type();
  expect(readWords(pageMemory(), slot, nothing)).toEqual({ number: '110123' });
  keepWords(pageMemory(), slot, nothing, nothing);
  expect(readWords(pageMemory(), slot, nothing)).toBeNull();
  type();
  clearStorage(storage);
  toldByOtherTab();
  expect(readWords(pageMemory(), slot, nothing)).toBeNull();
});
