import { environmentManager, notifyManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#client/wire/api-error.ts';
import { memoryStorage } from '#test/session-world.ts';
import { afterOutage, isRepeated, outageOf, rereadAfter } from './outage.ts';

const asked = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('window', { fetch: asked, addEventListener: () => {} });
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('document', { documentElement: { lang: 'ko' }, visibilityState: 'visible' });
  vi.stubGlobal('localStorage', memoryStorage());
  environmentManager.setIsServer(() => false);
});

afterEach(() => {
  asked.mockReset();
  environmentManager.setIsServer(() => true);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const busy = (seconds: number) => new Response('{}', { status: 503, headers: { 'retry-after': String(seconds) } });

test('a screen left without data by an outage reads it again with backoff, no sooner than the server asks', async () => {
  const { queries } = await import('./query-cache.ts');
  const { runOperation, call } = await import('./wire.ts');
  for (const queryFn of [() => call('GET', '/admin/orders'), () => runOperation('query orders { x }' as never)]) {
    const observer = new QueryObserver(queries, { queryKey: [String(queryFn)], queryFn });
    const stop = observer.subscribe(() => {});
    const callsAfter = async (ms: number) => {
      asked.mockClear();
      await vi.advanceTimersByTimeAsync(ms);
      return asked.mock.calls.length;
    };
    // The server is gone: a first read and its repeat, then another read after two seconds.
    asked.mockRejectedValue(new TypeError('fetch failed'));
    expect(await callsAfter(1_000)).toBe(2);
    expect(observer.getCurrentResult().error).toMatchObject({ code: 'UNAVAILABLE', status: 0 });
    expect(await callsAfter(1_999)).toBe(0);
    // It is back, but without its database.
    asked.mockImplementation(async () => busy(9));
    expect(await callsAfter(1)).toBe(1);
    expect(observer.getCurrentResult().error).toMatchObject({ status: 503, retryAfterSeconds: 9 });
    expect(await callsAfter(8_999)).toBe(0);
    asked.mockImplementation(async () => Response.json({ data: { x: 1 } }));
    expect(await callsAfter(1)).toBe(1);
    expect(observer.getCurrentResult()).toMatchObject({ status: 'success', error: null });
    expect(await callsAfter(60_000)).toBe(0);
    // The next outage starts with the shortest wait again, and so does the one after it.
    for (let outage = 0; outage < 2; outage += 1) {
      asked.mockRejectedValue(new TypeError('fetch failed'));
      void observer.refetch();
      expect(await callsAfter(1_000)).toBe(2);
      expect(await callsAfter(1_999)).toBe(0);
      asked.mockImplementation(async () => Response.json({ data: { x: 1 } }));
      expect(await callsAfter(1)).toBe(1);
    }
    stop();
  }
  queries.clear();
});

test('a screen without data shows its error until a retry succeeds, and a later reader waits for the first retry', async () => {
  const { queries } = await import('./query-cache.ts');
  const { call } = await import('./wire.ts');
  const options = { queryKey: ['kept error'], queryFn: () => call('GET', '/admin/orders') };
  const observer = new QueryObserver(queries, options);
  const shown: string[] = [];
  // As a component listens: at the end of a batch, to the current result.
  const note = () => {
    const { status, fetchStatus } = observer.getCurrentResult();
    shown.push(`${status} ${fetchStatus}`);
  };
  const stop = observer.subscribe(notifyManager.batchCalls(note));
  asked.mockRejectedValue(new TypeError('fetch failed'));
  await vi.advanceTimersByTimeAsync(6_000);
  expect([...new Set(shown)]).toEqual(['pending fetching', 'error idle', 'error fetching']);
  expect(shown.indexOf('error idle')).toBeGreaterThan(shown.lastIndexOf('pending fetching'));
  expect(observer.getCurrentResult().error).toMatchObject({ code: 'UNAVAILABLE' });
  stop();
  const later = new QueryObserver(queries, options);
  const stopLater = later.subscribe(() => {});
  expect(later.getCurrentResult()).toMatchObject({ status: 'pending', error: null });
  asked.mockImplementation(async () => Response.json({ data: 1 }));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(later.getCurrentResult()).toMatchObject({ status: 'success', error: null });
  stopLater();
  queries.clear();
});

test('a read that was refused or failed by a bug is not repeated; the wait between retries grows to 30 seconds', () => {
  const failed = (status: number, failures = 1) => rereadAfter(new ApiError('UNAVAILABLE', { status }), failures);
  expect([401, 404, 409, 500].map((status) => failed(status))).toEqual([false, false, false, false]);
  expect(rereadAfter(new Error('a bug'), 1)).toBe(false);
  expect([0, 429, 502, 503, 504].map((status) => failed(status))).toEqual([2_000, 2_000, 2_000, 2_000, 2_000]);
  expect([2, 3, 5, 500].map((times) => failed(0, times))).toEqual([4_000, 8_000, 30_000, 30_000]);
});

test('a failed read is repeated once before it is reported, unless it was refused or the server asks for a longer wait', () => {
  const error = (status: number, retryAfterSeconds: number | null = null) => new ApiError('UNAVAILABLE', { status, retryAfterSeconds });
  expect([error(503), error(503, 1), error(0), error(500), new Error('a bug')].map((each) => isRepeated(0, each))).not.toContain(false);
  expect([error(503, 9), error(404), error(409)].map((each) => isRepeated(0, each))).not.toContain(true);
  expect(isRepeated(1, error(503))).toBe(false);
});

test('a write stopped by an outage is sent again automatically, with backoff, once for each failure, and at once when the browser is online', async () => {
  const browser = new EventTarget();
  vi.stubGlobal('window', browser);
  const send = vi.fn();
  const gone = new ApiError('UNAVAILABLE', { status: 0 });
  const first = outageOf(gone, null);
  const second = outageOf(new ApiError('UNAVAILABLE', { status: 503, retryAfterSeconds: 9 }), first);
  const sentAfter = async (ms: number) => {
    send.mockClear();
    await vi.advanceTimersByTimeAsync(ms);
    return send.mock.calls.length;
  };
  for (const [outage, waitMs] of [[first, 2_000] as const, [outageOf(gone, first), 4_000] as const, [second, 9_000] as const]) {
    if (outage === null) throw new Error('an outage');
    afterOutage(outage, send);
    expect([await sentAfter(waitMs - 1), await sentAfter(1), await sentAfter(60_000)]).toEqual([0, 1, 0]);
    afterOutage(outage, send);
    send.mockClear();
    browser.dispatchEvent(new Event('online'));
    browser.dispatchEvent(new Event('online'));
    expect([send.mock.calls.length, await sentAfter(60_000)]).toEqual([1, 0]);
    const stop = afterOutage(outage, send);
    stop();
    browser.dispatchEvent(new Event('online'));
    expect(await sentAfter(60_000)).toBe(0);
  }
  expect([outageOf(new ApiError('EDITED_MEANWHILE', { status: 409 }), first), outageOf(new Error('a bug'), first)]).toEqual([null, null]);
});
