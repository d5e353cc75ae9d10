import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, errorText } from './api-error.ts';
import { callApi } from './call-api.ts';

const authorizedFetch = vi.hoisted(() => vi.fn<(input: string, init: RequestInit) => Promise<Response>>());
vi.mock('../session/session.ts', () => ({ authorizedFetch }));

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en-US' } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  authorizedFetch.mockReset();
});

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error('an ApiError was expected');
  return error;
}

test('a call sends JSON, the page’s language and the idempotency key, and returns the reply', async () => {
  authorizedFetch.mockResolvedValue(Response.json({ id: 7 }));
  expect(await callApi('POST', '/orders', { body: { a: 1 }, idempotencyKey: 'k'.repeat(8) })).toEqual({ id: 7 });
  const [address, init] = authorizedFetch.mock.calls[0] ?? [];
  const headers = new Headers(init?.headers);
  expect([address, init?.method, init?.body]).toEqual(['/api/orders', 'POST', '{"a":1}']);
  expect([headers.get('content-type'), headers.get('accept-language'), headers.get('idempotency-key')]).toEqual([
    'application/json',
    'en-US',
    'kkkkkkkk',
  ]);
});

test('a GET without a body sends no content type', async () => {
  authorizedFetch.mockResolvedValue(Response.json({}));
  await callApi('GET', '/cart');
  expect(new Headers(authorizedFetch.mock.calls[0]?.[1].headers).has('content-type')).toBe(false);
});

test('problem details become code, field and the message of the specification', async () => {
  authorizedFetch.mockResolvedValue(Response.json({ code: 'CHECKOUT_AGREEMENT_REQUIRED', field: 'agreements' }, { status: 422 }));
  const error = await failureOf(callApi('POST', '/orders', { body: {} }));
  expect([error.code, error.field, error.status, error.isUncertain]).toEqual(['CHECKOUT_AGREEMENT_REQUIRED', 'agreements', 422, false]);
  const codes = ['NOT_FOUND', 'INVALID_INPUT', 'UNAVAILABLE'] as const;
  expect(codes.map((code) => new ApiError(code, { status: 404 }).isNotThere)).toEqual([true, true, false]);
  expect(errorText(error, 'en')).toBe('Please review the required agreements.');
  expect(errorText(error, 'ko')).toBe('필수 동의 항목을 확인해 주세요.');
});

test('a missing reply and a proxy’s reply count as outages with an unknown result', async () => {
  authorizedFetch.mockRejectedValueOnce(new TypeError('fetch failed'));
  const lost = await failureOf(callApi('GET', '/cart'));
  authorizedFetch.mockResolvedValueOnce(new Response('<html>Bad gateway</html>', { status: 502 }));
  const proxied = await failureOf(callApi('GET', '/cart'));
  expect([lost.code, lost.status, lost.isUncertain]).toEqual(['UNAVAILABLE', 0, true]);
  expect([proxied.code, proxied.status, proxied.isUncertain]).toEqual(['UNAVAILABLE', 502, true]);
});

test('a call without a network reports that, not the server’s last reply', async () => {
  authorizedFetch.mockRejectedValueOnce(new TypeError('fetch failed'));
  const lost = await failureOf(callApi('POST', '/cart/lines'));
  authorizedFetch.mockResolvedValueOnce(Response.json({ code: 'CART_FULL' }, { status: 409 }));
  const refused = await failureOf(callApi('POST', '/cart/lines'));
  const atServer = [lost, refused].map((error) => errorText(error, 'en'));
  vi.stubGlobal('navigator', { onLine: false });
  const offline = [lost, refused, new TypeError('fetch failed')].map((error) => errorText(error, 'en'));
  const sentence = 'You are offline. Please try again once you are back online.';
  expect(offline).toEqual([sentence, atServer[1], sentence]);
  expect(atServer).not.toContain(sentence);
});

test('an error code that this version does not know becomes a general error', async () => {
  authorizedFetch.mockResolvedValue(Response.json({ code: 'FROM_THE_FUTURE' }, { status: 409 }));
  expect((await failureOf(callApi('GET', '/cart'))).code).toBe('INTERNAL');
});

test('429 too many requests: the message names the wait when the server sent Retry-After', async () => {
  const refused = async (headers: HeadersInit) => {
    authorizedFetch.mockResolvedValueOnce(Response.json({ code: 'TOO_MANY_REQUESTS' }, { status: 429, headers }));
    return errorText(await failureOf(callApi('POST', '/verifications')), 'en');
  };
  expect(await refused({ 'retry-after': '42' })).toBe('Too many requests. Please try again in 42 seconds.');
  expect(await refused({ 'retry-after': '121' })).toBe('Too many requests. Please try again in 3 minutes.');
  expect(await refused({ 'retry-after': '50000' })).toBe('Too many requests. Please try again in 14 hours.');
  expect(await refused({})).toBe('Too many requests. Please try again later.');
});
