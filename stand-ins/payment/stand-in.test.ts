import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { testFolder } from '#test/open.ts';
import { folderStore } from './payment-store.ts';
import { portOneStandIn } from './stand-in.ts';
import { newPayment } from './stand-in-payment.ts';
import { webhookSender } from './webhook-sender.ts';

const now = new Date('2026-11-20T03:00:00Z');
const payment = {
  source: 'stand-in' as const,
  storeId: 'store-1',
  channelKey: 'channel-key-1',
  apiSecret: 's',
  webhookSecrets: [`whsec_${Buffer.from('secret').toString('base64')}`],
  apiUrl: '',
};

async function standIn(source: 'stand-in' | 'portone' = 'stand-in', dataDir = '') {
  const app = fastify();
  const config = { payment: { ...payment, source }, publicUrl: 'http://localhost:3000', dataDir };
  await app.register(portOneStandIn, { config, clock: () => now, inMemory: dataDir === '', deliver: async () => 200 });
  return app;
}

const request = {
  storeId: 'store-1',
  channelKey: 'channel-key-1',
  paymentId: 'P0123456789abcdef01234',
  orderName: '<b>티셔츠</b>',
  totalAmount: 57_200,
  currency: 'KRW',
  payMethod: 'CARD',
  redirectUrl: 'http://localhost:3000/order/complete/1',
};

describe('the payment window', () => {
  test('the payment window says that it is a demonstration, escapes names, and has a policy without inline scripts', async () => {
    const app = await standIn();
    await app.inject({ method: 'POST', url: '/windows', payload: request });
    const page = await app.inject({ url: `/windows/${request.paymentId}` });
    expect(page.body).toContain('시연용 결제창');
    expect(page.body).toContain('57,200원 결제하기');
    expect(page.body).not.toContain('<b>티셔츠');
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.body).not.toMatch(/<script>|style=|onclick=/);
  });

  test.each([
    ['EN_US', 'en-US', ['₩57,200', 'Pay ₩57,200', 'Shinhan Card', 'Demonstration window']],
    ['ZH_CN', 'zh-CN', ['支付 ₩57,200', '新韩卡', '演示支付窗口']],
  ])('the payment window speaks the requested language: %s', async (locale, tag, words) => {
    const app = await standIn();
    await app.inject({ method: 'POST', url: '/windows', payload: { ...request, orderName: 'Shirt', locale } });
    const { body } = await app.inject({ url: `/windows/${request.paymentId}` });
    expect(body).toContain(`<html lang="${tag}">`);
    for (const word of words) expect(body).toContain(word);
    expect(body.replaceAll(/ value="[^"]*"/g, '')).not.toMatch(/\p{Script=Hangul}/u);
    const press = { method: 'POST', url: `/windows/${request.paymentId}/actions`, payload: { action: 'decline' } } as const;
    expect(decodeURIComponent((await app.inject(press)).json().redirectTo)).not.toMatch(/\p{Script=Hangul}/u);
  });

  test.each([
    ['another shop', { storeId: 'store-2' }, 'CHANNEL_NOT_FOUND'],
    ['a return address on another site', { redirectUrl: 'https://evil.example/' }, 'INVALID_REDIRECT_URL'],
    ['a script as address', { redirectUrl: 'javascript:alert(1)' }, 'INVALID_REDIRECT_URL'],
    ['another currency', { currency: 'USD' }, 'INVALID_REQUEST'],
  ])('the payment window is refused for %s', async (_, change, code) => {
    const reply = await (await standIn()).inject({ method: 'POST', url: '/windows', payload: { ...request, ...change } });
    expect([reply.statusCode, reply.json().code]).toEqual([400, code]);
  });

  test('the payment window cannot be decided twice', async () => {
    const app = await standIn();
    await app.inject({ method: 'POST', url: '/windows', payload: request });
    const press = (action: string) => app.inject({ method: 'POST', url: `/windows/${request.paymentId}/actions`, payload: { action } });
    expect((await press('issue')).json().code).toBe('INVALID_STATE');
    expect((await press('approve')).json().redirectTo).toBe(`${request.redirectUrl}?paymentId=${request.paymentId}`);
    expect((await press('decline')).json().code).toBe('INVALID_STATE');
    expect((await app.inject({ url: `/receipts/${request.paymentId}` })).body).toContain('57,200원');
  });

  test('the payment window does not exist when the real PortOne is configured', async () => {
    expect((await (await standIn('portone')).inject({ url: '/v2/browser-sdk.js' })).statusCode).toBe(404);
  });
});

describe('faults switched on', () => {
  const secret = { authorization: `PortOne ${payment.apiSecret}` };
  const opened = async () => {
    const app = await standIn();
    await app.inject({ method: 'POST', url: '/windows', payload: request });
    const at = (method: 'GET' | 'POST' | 'PUT', url: string, payload: object = {}, headers: Record<string, string> = secret) =>
      app.inject({ method, url, headers, ...(method === 'GET' ? {} : { payload }) });
    return { at, id: request.paymentId };
  };

  test('a fault is switched on with the API secret for a number of calls of one kind, then the stand-in works again', async () => {
    const { at, id } = await opened();
    expect((await at('PUT', '/control/faults', {}, {})).statusCode).toBe(401);
    expect((await at('PUT', '/control/faults', { faults: [{ kind: 'nonsense' }] })).statusCode).toBe(409);
    const faults = [{ kind: 'error', call: 'read', times: 2 }];
    expect((await at('PUT', '/control/faults', { faults })).statusCode).toBe(200);
    const seen = [];
    for (let time = 0; time < 3; time += 1) seen.push((await at('GET', `/payments/${id}`)).statusCode);
    expect(seen).toEqual([502, 502, 200]);
  });

  test('payments are changed at the provider without the shop, and listed', async () => {
    const { at, id } = await opened();
    const happens = async (body: object) => (await at('POST', `/control/payments/${id}`, body)).json();
    expect(await happens({ action: 'settle-refund', outcome: 'NONSENSE' })).toMatchObject({ type: 'INVALID_REQUEST' });
    expect(await happens({ action: 'cancel' })).toMatchObject({ type: 'INVALID_STATE' });
    expect(await happens({ action: 'decline' })).toEqual({ status: 'FAILED', held: 0 });
    expect(await happens({ action: 'approve' })).toEqual({ status: 'PAID', held: 57_200 });
    expect(await happens({ action: 'cancel', amount: 7_200 })).toEqual({ status: 'PARTIAL_CANCELLED', held: 50_000 });
    await at('PUT', '/control/faults', { faults: [{ kind: 'refund-requested' }] });
    const cancelled = await at('POST', `/payments/${id}/cancel`, { reason: 'rest' });
    expect(cancelled.json().cancellation).toMatchObject({ status: 'REQUESTED', totalAmount: 50_000 });
    expect((await at('GET', '/control/payments')).json()).toEqual([{ paymentId: id, status: 'PARTIAL_CANCELLED', held: 50_000 }]);
    expect(await happens({ action: 'settle-refund' })).toEqual({ status: 'CANCELLED', held: 0 });
  });

  test('faults are refused outside the stand-in', async () => {
    const app = await standIn('portone');
    expect((await app.inject({ method: 'PUT', url: '/control/faults', headers: secret, payload: {} })).statusCode).toBe(404);
  });
});

describe('webhooks', () => {
  const sender = (deliver: (url: string, headers: Record<string, string>, body: string) => Promise<number>) =>
    webhookSender({ url: 'http://shop/webhook', secret: payment.webhookSecrets[0] ?? '', storeId: 'store-1', clock: () => now, deliver });

  test('webhooks are sent as many times as configured, with the same body', async () => {
    const ids: (string | undefined)[] = [];
    await sender(async (_url, headers) => {
      ids.push(headers['webhook-id']);
      return 200;
    }).send(newPayment(request.paymentId, now), { times: 5, delayMs: 0 });
    expect(ids).toHaveLength(5);
    expect(new Set(ids).size).toBe(1);
  });

  test('webhooks are retried until one is accepted, and not sent when switched off', async () => {
    vi.useFakeTimers();
    const answers = [500, 0, 200];
    const deliver = vi.fn(async () => answers.shift() ?? 200);
    await sender(deliver).send(newPayment(request.paymentId, now));
    await vi.advanceTimersByTimeAsync(400_000);
    expect(deliver).toHaveBeenCalledTimes(3);
    await sender(deliver).send(newPayment(request.paymentId, now), { times: 0, delayMs: 0 });
    expect(deliver).toHaveBeenCalledTimes(3);
    vi.useRealTimers();
  });
});

test('the stand-in’s payments survive its restart', async () => {
  const folder = testFolder();
  const payment = newPayment(request.paymentId, now);
  await folderStore(folder).save(payment);
  expect(await folderStore(folder).load(request.paymentId)).toEqual(payment);
  expect(await folderStore(folder).load('P9')).toBeNull();
});

test('buttons pressed at once are all answered, and the file has one complete result', async () => {
  const dataDir = testFolder();
  const app = await standIn('stand-in', dataDir);
  await app.inject({ method: 'POST', url: '/windows', payload: request });
  // Outcomes of different lengths: two interleaved writes to one file would leave a remainder.
  const pressed = ['approve', 'decline', 'approve', 'decline', 'approve', 'decline', 'approve', 'decline'];
  const press = (action: string) => app.inject({ method: 'POST', url: `/windows/${request.paymentId}/actions`, payload: { action } });
  const replies = await Promise.all(pressed.map(press));
  // Requests after an approval are told that it is done.
  expect(replies.map((reply) => reply.statusCode).filter((status) => status !== 200 && status !== 400)).toEqual([]);
  const folder = join(dataDir, 'portone-stand-in');
  const kept = await folderStore(folder).load(request.paymentId);
  expect(kept).toMatchObject({ paymentId: request.paymentId, request: { totalAmount: 57_200 } });
  expect(['PAID', 'FAILED']).toContain(kept?.status);
  expect(readdirSync(folder)).toEqual([`${request.paymentId}.json`]);
});
