import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Row } from '#client/drafts/days.ts';
import { storeTokens } from '#client/session/session-engine.ts';
import { DAY_MS } from '#rules/shop/day.ts';
import { canonicalText } from '#rules/shop/text/canonical-text.ts';
import { accessToken, memoryStorage, tokenResponse } from '#test/session-world.ts';

/**
 * The server's handling of a key (docs/decisions/012-idempotency-keys.md): it repeats the first response, including errors, and refuses
 * another body.
 */
const replies = new Map<string, { body: string; status: number }>();
const heard: { key: string; body: string }[] = [];
/** The keys in this browser's IndexedDB. */
const shelf = new Map<string, Row>();
let isLost = false;
/** The listeners to changes of local storage by other tabs. */
const heardChange: (() => void)[] = [];

beforeEach(async () => {
  vi.resetModules();
  replies.clear();
  heard.length = 0;
  shelf.clear();
  isLost = false;
  const asked = vi.fn(answer);
  vi.stubGlobal('fetch', asked);
  heardChange.length = 0;
  vi.stubGlobal('window', { fetch: asked, addEventListener: (_: string, listener: () => void) => heardChange.push(listener) });
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('document', { documentElement: { lang: 'ko', getAttribute: () => null } });
  const storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('navigator', {});
  const now = Math.floor(Date.now() / 1000);
  storeTokens(storage, { ...tokenResponse(now), access_token: accessToken(now, 1) }, now);
  const { keyTable } = await import('./office-keys.ts');
  vi.spyOn(keyTable, 'get').mockImplementation(async (slot) => shelf.get(slot));
  vi.spyOn(keyTable, 'set').mockImplementation(async (slot, waiting) => void shelf.set(slot, waiting));
  vi.spyOn(keyTable, 'del').mockImplementation(async (slot) => void shelf.delete(slot));
  vi.spyOn(keyTable, 'entries').mockImplementation(async () => [...shelf]);
});

afterEach(() => vi.unstubAllGlobals());

test('a refused form is saved at once after its content was changed', async () => {
  const { callOnce } = await import('./wire.ts');
  await expect(callOnce('POST', '/admin/categories', { path_name: 'taken' })).rejects.toMatchObject({ code: 'PATH_TAKEN' });
  expect(await callOnce('POST', '/admin/categories', { path_name: 'free' })).toEqual({ id: 1 });
});

test('a refused write is sent again under a new key', async () => {
  const { callOnce } = await import('./wire.ts');
  for (const _press of [1, 2]) await expect(callOnce('POST', '/admin/categories', { path_name: 'taken' })).rejects.toThrow();
  expect(new Set(heard.map(({ key }) => key)).size).toBe(2);
});

test('the same body after a lost reply is sent under its first key, so that it is written only once', async () => {
  const { callOnce } = await import('./wire.ts');
  isLost = true;
  await expect(callOnce('POST', '/admin/artists', { name: 'Ida' })).rejects.toMatchObject({ isUncertain: true });
  isLost = false;
  expect(await callOnce('POST', '/admin/artists', { name: 'Ida' })).toEqual({ id: 1 });
  expect(new Set(heard.map(({ key }) => key)).size).toBe(1);
});

test('a draft sent again from another tab uses the first tab’s key, which is deleted when the result is known', async () => {
  const { callOnce } = await import('./wire.ts');
  isLost = true;
  await expect(callOnce('POST', '/admin/members/5/points', { amount: 100, reason: 'late' })).rejects.toThrow();
  isLost = false;
  vi.stubGlobal('sessionStorage', memoryStorage());
  await callOnce('POST', '/admin/members/5/points', { reason: 'late', amount: 100 });
  expect(new Set(heard.map(({ key }) => key)).size).toBe(1);
  vi.stubGlobal('sessionStorage', memoryStorage());
  await callOnce('POST', '/admin/members/5/points', { amount: 100, reason: 'late' });
  expect(new Set(heard.map(({ key }) => key)).size).toBe(2);
});

test('a draft restored after its key expired at the server is not sent at once, and its notice stays with the form', async () => {
  const { callOnce } = await import('./wire.ts');
  const { formText } = await import('#admin/kit/said-text.ts');
  const give = () => callOnce('POST', '/admin/members/5/points', { amount: 100, reason: 'late' });
  isLost = true;
  await expect(give()).rejects.toThrow();
  isLost = false;
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.useFakeTimers({ now: Date.now() + 3 * DAY_MS, toFake: ['Date'] });
  const error = await give().catch((thrown: unknown) => thrown);
  expect([formText(error), heard.length]).toEqual([expect.stringContaining('처리됐는지 먼저 확인'), 1]);
  await give();
  vi.useRealTimers();
  expect(new Set(heard.map(({ key }) => key)).size).toBe(2);
});

test('a tab whose storage is full sends another tab’s draft under its key, which is deleted when the result is known', async () => {
  const { callOnce } = await import('./wire.ts');
  const give = () => callOnce('POST', '/admin/members/5/points', { amount: 100, reason: 'late' });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  isLost = true;
  await expect(give()).rejects.toThrow();
  isLost = false;
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { ...memoryStorage(), setItem });
  await give();
  await give();
  vi.restoreAllMocks();
  const keys = heard.map(({ key }) => key);
  expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
});

test('a key stays stored when another tab sends a different body meanwhile', async () => {
  const { callOnce } = await import('./wire.ts');
  const own = sessionStorage;
  isLost = true;
  await expect(callOnce('POST', '/admin/artists', { name: 'Ida' })).rejects.toThrow();
  isLost = false;
  vi.stubGlobal('sessionStorage', memoryStorage());
  await callOnce('POST', '/admin/artists', { name: 'Bo' });
  vi.stubGlobal('sessionStorage', own);
  await callOnce('POST', '/admin/artists', { name: 'Ida' });
  const keys = heard.map(({ key }) => key);
  expect([keys[0] === keys[2], keys[0] === keys[1]]).toEqual([true, false]);
});

test('a key whose result is known does not return with the drafts of another tab', async () => {
  const { callOnce } = await import('./wire.ts');
  const give = () => callOnce('POST', '/admin/members/5/points', { amount: 417, reason: 'late' });
  isLost = true;
  await expect(give()).rejects.toThrow();
  isLost = false;
  await give();
  // The session ends, which clears this browser, and another tab sends the draft that it still shows.
  vi.stubGlobal('sessionStorage', memoryStorage());
  for (const slot of keysOf(localStorage)) localStorage.removeItem(slot);
  await give();
  const keys = heard.map(({ key }) => key);
  expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
});

test('a request that nobody sends again is deleted after the same time as a draft, and nothing else is', async () => {
  const { callOnce } = await import('./wire.ts');
  const { keyShelf } = await import('./office-keys.ts');
  const sweep = () => keyShelf.names(null, '');
  isLost = true;
  await expect(callOnce('POST', '/admin/artists', { name: 'Ida' })).rejects.toThrow();
  await sweep();
  expect([...shelf.keys()]).toEqual([expect.stringContaining('/admin/artists')]);
  vi.useFakeTimers({ now: Date.now() + 15 * DAY_MS, toFake: ['Date'] });
  shelf.set('other', { at: Date.now(), text: '{}', tab: '' });
  await sweep();
  vi.useRealTimers();
  expect([...shelf.keys()]).toEqual(['other']);
});

test('signing out deletes waiting requests, and a draft that another tab kept is sent under its first key', async () => {
  const { callOnce } = await import('./wire.ts');
  const { leaveOffice } = await import('#admin/frame/leave-office.ts');
  const give = () => callOnce('POST', '/admin/members/5/points', { amount: 100, reason: 'late' });
  const tokens = keysOf(localStorage).map((slot) => [slot, localStorage.getItem(slot) ?? ''] as const);
  isLost = true;
  await expect(give()).rejects.toThrow();
  isLost = false;
  sessionStorage.setItem('seam.popups-closed', '1');
  const left = () => [sessionStorage, localStorage].map(keysOf);
  expect(JSON.stringify(left())).toContain('/admin/members/5/points');
  await leaveOffice();
  expect(left()).toEqual([['seam.popups-closed'], []]);
  expect([shelf.size, JSON.stringify([...shelf]).includes('late')]).toEqual([1, false]);
  // The next sign-in of the same member, in a tab that has not sent anything.
  vi.stubGlobal('sessionStorage', memoryStorage());
  for (const [slot, token] of tokens) localStorage.setItem(slot, token);
  for (const heardBy of heardChange) heardBy();
  await give();
  await give();
  const keys = heard.filter(({ body }) => body.includes('late')).map(({ key }) => key);
  expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
  await vi.waitFor(() => expect(shelf.size).toBe(0));
});

test('a password is sent with the body and stored nowhere, whatever the reply', async () => {
  const { callOnce } = await import('./wire.ts');
  isLost = true;
  await expect(callOnce('POST', '/admin/settlements/moves', { to: 'PAID' }, { proof: { password: 'only mine' } })).rejects.toThrow();
  expect(heard[0]?.body).toBe('{"to":"PAID","password":"only mine"}');
  const kept = sessionStorage.getItem('seam.idempotency.POST /admin/settlements/moves');
  expect(kept).toContain('PAID');
  expect(kept).not.toContain('only mine');
});

test('an invitation that waits for its reply is kept in the page’s memory only, as its form stores nothing', async () => {
  const { callOnce } = await import('./wire.ts');
  const { pageMemory } = await import('#client/drafts/page-memory.ts');
  const invite = () => callOnce('POST', '/admin/staff/invitations', { email: 'ida@example.com' }, { storage: pageMemory });
  isLost = true;
  await expect(invite()).rejects.toThrow();
  expect(sessionStorage.getItem('seam.idempotency.POST /admin/staff/invitations')).toBeNull();
  isLost = false;
  expect(await invite()).toEqual({ id: 1 });
  expect(new Set(heard.map(({ key }) => key)).size).toBe(1);
});

function keysOf(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
}

/** The server ignores the order of keys. */
function isOther(first: string, body: string): boolean {
  return first !== body && canonicalText(JSON.parse(first)) !== canonicalText(JSON.parse(body));
}

async function answer(_url: unknown, init?: RequestInit): Promise<Response> {
  const key = new Headers(init?.headers).get('idempotency-key') ?? '';
  const body = String(init?.body);
  heard.push({ key, body });
  const first = replies.get(key) ?? { body, status: body.includes('taken') ? 409 : 201 };
  replies.set(key, first);
  if (isLost) throw new TypeError('Failed to fetch');
  if (isOther(first.body, body)) return Response.json({ code: 'IDEMPOTENCY_KEY_REUSED', message: '' }, { status: 422 });
  return first.status === 201
    ? Response.json({ id: 1 }, { status: 201 })
    : Response.json({ code: 'PATH_TAKEN', message: '' }, { status: 409 });
}
