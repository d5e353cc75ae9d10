import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#test/session-world.ts';

const storage = memoryStorage();
const sent: (string | null)[] = [];

beforeEach(() => {
  const fetcher = async (_url: unknown, init?: RequestInit) => {
    sent.push(new Headers(init?.headers).get('idempotency-key'));
    throw new TypeError('Failed to fetch');
  };
  vi.stubGlobal('fetch', fetcher);
  vi.stubGlobal('window', { fetch: fetcher, addEventListener: () => {} });
  vi.stubGlobal('document', { documentElement: { lang: 'ko', getAttribute: () => null } });
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', storage);
});

afterEach(() => vi.unstubAllGlobals());

test('a request with a bank account or receipt number is repeated under its key, but not stored', async () => {
  const [{ cancelOrder }, { requestClaim, requestCashReceipt }] = [await import('./order-calls.ts'), await import('./claim-calls.ts')];
  const refund_account = { bank: 'SHINHAN', number: '110123456789', holder: '김이음' };
  const reason = 'CHANGE_OF_MIND';
  const writes = [
    () => cancelOrder(1, { reason, refund_account }),
    () => requestClaim(1, { type: 'CANCEL', reason, lines: [], detail: '', photo_ids: [], refund_account }),
    () => requestCashReceipt(1, { purpose: 'PERSONAL', number: '01012345678' }),
  ];
  for (const write of writes) for (const _press of [1, 2]) await expect(write()).rejects.toMatchObject({ isUncertain: true });
  expect([sent.length, new Set(sent).size]).toEqual([6, 3]);
  expect(storage.keys()).toEqual([]);
  await expect(cancelOrder(2, { reason })).rejects.toThrow();
  expect(storage.keys()).toEqual(['seam.idempotency.cancellation.2']);
});
