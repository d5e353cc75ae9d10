import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeTokens } from '#client/session/session-engine.ts';
import { accessToken, memoryStorage, tokenResponse } from '#test/session-world.ts';

let storage: ReturnType<typeof memoryStorage>;
let heardStorage: (() => void) | undefined;
const asked = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.resetModules();
  storage = memoryStorage();
  asked.mockImplementation(async (url) => Response.json(url.includes('desk') ? { artists: [], brands: [{ id: 7 }] } : { data: {} }));
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('window', { fetch: asked, addEventListener: listen });
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('document', { documentElement: { lang: 'ko' } });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('navigator', {});
});

afterEach(() => {
  asked.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the desk is read once for all lists, and again when another person signs in', async () => {
  comesIn('019a0000-0000-7000-8000-00000000000a');
  const { ownBrands, ownArtists } = await import('./desk.ts');
  const { forgetForOthers, queries } = await import('./query-cache.ts');
  const stop = forgetForOthers();
  expect([await ownBrands(), await ownArtists(), await ownBrands()]).toEqual([{ _in: [7] }, { _in: [] }, { _in: [7] }]);
  expect(asked).toHaveBeenCalledTimes(1);
  // A renewed token still belongs to the same user.
  comesIn('019a0000-0000-7000-8000-00000000000a');
  await ownBrands();
  expect(asked).toHaveBeenCalledTimes(1);
  comesIn('019a0000-0000-7000-8000-00000000000b');
  await ownBrands();
  expect(asked).toHaveBeenCalledTimes(2);
  stop();
  queries.clear();
});

test('aborting a list request ends that request, and not the read of the desk that it waited for', async () => {
  comesIn('019a0000-0000-7000-8000-00000000000a');
  const { ownBrands } = await import('./desk.ts');
  const { queries } = await import('./query-cache.ts');
  const { runOperation } = await import('./wire.ts');
  const { signal } = new AbortController();
  const load = async () => runOperation('query own { x }', { where: { brand_id: await ownBrands() } }, signal);
  await load();
  expect(asked.mock.calls.map(([url, init]) => [url, init?.signal])).toEqual([
    ['/api/admin/desk', undefined],
    ['/v1/graphql', signal],
  ]);
  queries.clear();
});

function listen(event: string, heard: () => void): void {
  if (event === 'storage') heardStorage = heard;
}

function comesIn(userId: string): void {
  const now = Math.floor(Date.now() / 1000);
  const access_token = accessToken(now, 1, ['user', 'brand'], userId);
  storeTokens(storage, { ...tokenResponse(now), access_token }, now);
  heardStorage?.();
}
