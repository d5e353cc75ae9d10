import { expect, test } from 'vitest';
import { isGivenUp, isKeyGood, isWebhookAddress } from './integration.ts';

const now = new Date('2026-11-30T00:00:00Z');
const at = (text: string) => new Date(text);

test('an API key is valid until it expires or is ended', () => {
  expect(isKeyGood({ expires_at: at('2026-12-01'), ended_at: null }, now)).toBe(true);
  expect(isKeyGood({ expires_at: now, ended_at: null }, now)).toBe(false);
  expect(isKeyGood({ expires_at: at('2026-12-01'), ended_at: at('2026-11-29') }, now)).toBe(false);
});

test('a webhook address is closed after five days without a successful delivery', () => {
  expect([null, at('2026-11-25T00:00:01Z'), at('2026-11-25')].map((since) => isGivenUp(since, now))).toEqual([false, false, true]);
});

test.each([
  ['https://erp.example/hooks?of=seam', true, true],
  ['http://erp.example/hooks', false, false],
  ['http://localhost:4000/', false, true],
  ['https://localhost/', false, false],
  ['https://10.0.0.1/', false, false],
  ['https://[::1]/', false, false],
  ['https://db.internal/', false, false],
  ['https://name:password@erp.example/', false, false],
  ['erp.example', false, false],
] as const)('the webhook address %s: in a live shop %s, in a demonstration %s', (url, live, demo) => {
  expect([isWebhookAddress(url, true), isWebhookAddress(url, false)]).toEqual([live, demo]);
});
