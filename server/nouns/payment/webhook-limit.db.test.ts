import { Webhook } from 'standardwebhooks';
import { beforeAll, expect, test } from 'vitest';
import { type CommerceShop, commerceShop } from '#test/commerce-shop.ts';

let shop: CommerceShop;

beforeAll(async () => {
  shop = await commerceShop();
});

test('forged webhooks use up only their own address’s limit; signed ones from it are accepted, above the general limit', async () => {
  const forged = {
    headers: { 'content-type': 'application/json', 'webhook-id': 'wh_forged', 'webhook-signature': 'v1,forged' },
    body: '{}',
  };
  const statuses: number[] = [];
  for (let count = 0; count < 70; count += 1) statuses.push((await shop.deliver(forged)).statusCode);
  expect(new Set(statuses.slice(0, 60))).toEqual(new Set([400]));
  expect(statuses.at(-1)).toBe(429);
  const refused = await shop.deliver(forged);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);

  const { payment } = shop.config;
  if (payment.source === 'off') throw new Error('the stand-in answers here');
  const body = JSON.stringify({ type: 'BillingKey.Ready', timestamp: '2026-11-20T03:00:00Z', data: { billingKey: 'unused' } });
  const at = new Date();
  const signature = new Webhook(payment.webhookSecrets[0] ?? '').sign('wh_signed', at, body);
  const headers = {
    'content-type': 'application/json',
    'webhook-id': 'wh_signed',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signature,
  };
  for (let count = 0; count < 650; count += 1) expect((await shop.deliver({ headers, body })).statusCode).toBe(200);
});
