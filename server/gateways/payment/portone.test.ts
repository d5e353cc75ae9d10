import { PaymentClient } from '@portone/server-sdk/payment';
import fastify, { type FastifyInstance } from 'fastify';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { portOneStandIn } from '#stand-ins/payment/stand-in.ts';
import { closedAtEnd } from '#test/open.ts';
import type { PaymentAttempt, PaymentGateway } from './port.ts';
import { type PortOneSettings, portOneGateway } from './portone.ts';
import { toProviderPayment } from './portone-payment.ts';

const secret = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;
const older = `whsec_${Buffer.from('the secret it takes the place of').toString('base64')}`;
const payment = { storeId: 'store-1', channelKey: 'channel-key-1', apiSecret: 'api-secret', webhookSecrets: [secret, older] };
const settings = (apiUrl: string): PortOneSettings => ({
  ...payment,
  source: 'stand-in',
  apiUrl,
  sdkUrl: '',
  acceptsTestChannel: true,
});
const paymentId = 'P0123456789abcdef01234';
const attempt: PaymentAttempt = {
  paymentId,
  method: 'CARD',
  amount: 12_900,
  orderName: '반환점 티셔츠 외 1건',
  redirectUrl: 'http://localhost:3000/order/complete/1',
  webhookUrl: 'http://localhost:3000/api/payments/webhook',
  customer: { id: 'u', fullName: '김이음', phoneNumber: '01012345678', email: 'a@seam.example' },
  isEscrow: false,
  depositDueDate: '2026-11-27 23:59:59',
  locale: 'ko',
};

let standIn: FastifyInstance;
let address: string;
let gateway: PaymentGateway;

beforeAll(async () => {
  standIn = fastify();
  await standIn.register(portOneStandIn, {
    config: { payment: { ...payment, source: 'stand-in', apiUrl: '' }, publicUrl: 'http://localhost:3000', dataDir: '' },
    clock: () => new Date(),
    inMemory: true,
    deliver: async () => 200,
  });
  address = await standIn.listen({ port: 0, host: '127.0.0.1' });
  gateway = portOneGateway(settings(address));
});

afterAll(() => standIn.close());

async function press(action: string): Promise<void> {
  await standIn.inject({ method: 'POST', url: '/windows', payload: gateway.windowRequest(attempt) });
  const reply = await standIn.inject({ method: 'POST', url: `/windows/${paymentId}/actions`, payload: { action } });
  expect(reply.statusCode).toBe(200);
}

describe('one payment from beginning to end', () => {
  test('a payment goes from unknown to registered, paid, partly cancelled and cancelled', async () => {
    expect(await gateway.read(paymentId)).toBe('NOT_FOUND');
    expect(await gateway.preRegister(paymentId, attempt.amount)).toBe('OK');
    expect(await gateway.cancel(paymentId, { reason: 'too early', idempotencyKey: 'key-of-sixteen-00' })).toBe('NOT_PAID');
    await press('approve');
    expect(await gateway.read(paymentId)).toMatchObject({
      status: 'PAID',
      storeId: 'store-1',
      currency: 'KRW',
      total: 12_900,
      isTestChannel: true,
      cardName: '신한카드',
    });
    const part = { reason: 'one piece', amount: 2_900, currentCancellableAmount: 12_900, idempotencyKey: 'key-of-sixteen-01' };
    const cancelled = await gateway.cancel(paymentId, part);
    expect(cancelled).toMatchObject({ amount: 2_900, status: 'SUCCEEDED' });
    expect(await gateway.cancel(paymentId, part)).toEqual(cancelled);
    expect(await gateway.cancel(paymentId, { ...part, idempotencyKey: 'key-of-sixteen-02' })).toBe('AMOUNT_CONFLICT');
    expect(await gateway.cancel(paymentId, { reason: 'rest', idempotencyKey: 'key-of-sixteen-03' })).toMatchObject({ amount: 10_000 });
    expect(await gateway.read(paymentId)).toMatchObject({ status: 'CANCELLED', cancelled: 12_900 });
    expect(await gateway.cancel(paymentId, { reason: 'again', idempotencyKey: 'key-of-sixteen-04' })).toBe('ALREADY_CANCELLED');
    expect(await gateway.closeVirtualAccount(paymentId)).toBe('NOT_WAITING');
  });

  test('PortOne’s own client reads the stand-in as it reads PortOne', async () => {
    const client = PaymentClient({ secret: payment.apiSecret, baseUrl: address });
    expect(await client.getPayment({ paymentId, storeId: 'store-1' })).toMatchObject({ status: 'CANCELLED', id: paymentId });
    await expect(client.getPayment({ paymentId: 'P9999999999999999999999' })).rejects.toMatchObject({
      data: { type: 'PAYMENT_NOT_FOUND' },
    });
  });

  test('a wrong API secret can read nothing', async () => {
    expect(await portOneGateway({ ...settings(address), apiSecret: 'guess' }).read(paymentId)).toBe('UNAVAILABLE');
  });
});

describe('an outage of the provider', () => {
  const answering = async (status: number, type: string, body: string) => {
    const broken = closedAtEnd(fastify());
    broken.all('*', (_request, reply) => reply.code(status).type(type).send(body));
    const url = await broken.listen({ port: 0, host: '127.0.0.1' });
    return portOneGateway(settings(url));
  };

  test.each([
    [502, 'text/html', '<html>Bad Gateway</html>'],
    [200, 'text/html', '<html>Hello</html>'],
    [200, 'application/json', '{"status":"PAID"}'],
    [500, 'application/json', '{"type":"INTERNAL"}'],
    [403, 'application/json', '{"type":"FORBIDDEN"}'],
  ])('a reply of %i %s is an outage, never a result', async (status, type, body) => {
    expect(await (await answering(status, type, body)).read(paymentId)).toBe('UNAVAILABLE');
  });

  test('a provider that does not answer is an outage', async () => {
    expect(await portOneGateway(settings('http://127.0.0.1:1')).read(paymentId)).toBe('UNAVAILABLE');
  });

  test('a payment with an unknown status changes nothing', async () => {
    const body = {
      status: 'TELEPORTED',
      storeId: 'store-1',
      currency: 'KRW',
      amount: { total: 1 },
      channel: { type: 'LIVE' },
      novel: true,
    };
    expect(await (await answering(200, 'application/json', JSON.stringify(body))).read(paymentId)).toMatchObject({
      status: 'UNKNOWN',
      isTestChannel: false,
    });
  });
});

describe('an invalid reply', () => {
  const paid = { status: 'PAID', storeId: 'store-1', currency: 'KRW', amount: { total: 100 } };
  const of = (change: object) => toProviderPayment({ ...paid, ...change });
  const given = { id: 'c1', totalAmount: 40, status: 'SUCCEEDED' };

  test.each([
    ['an amount beyond the maximum', { amount: { total: 1e12 } }],
    ['a negative amount', { amount: { total: -1 } }],
    ['an amount with a fraction of a won', { amount: { total: 0.5 } }],
    ['a cancellation of nothing', { cancellations: [{ ...given, totalAmount: 0 }] }],
    ['a name with a NUL character', { cancellations: [{ ...given, id: 'a\0b' }] }],
    ['a name that is too long', { storeId: 'x'.repeat(5_000) }],
    ['a thousand and one cancellations', { cancellations: Array.from({ length: 1_001 }, () => given) }],
    ['no date', { paidAt: 'yesterday' }],
  ])('an invalid reply: %s', (_, change) => {
    expect(of({})).toMatchObject({ status: 'PAID' });
    expect(of(change)).toBeNull();
  });

  test('a too long or malformed text is cut, and the paid sum is still read', () => {
    expect(of({ transactionId: 'a\0b', failure: { pgMessage: 'x'.repeat(5_000) } })).toMatchObject({
      status: 'PAID',
      transactionId: 'ab',
      failure: { message: 'x'.repeat(2_000) },
    });
  });

  test('a cancellation listed twice counts once, and one that a bank has not done yet does not count as succeeded', () => {
    expect(of({ cancellations: [given, given] })?.cancellations).toHaveLength(1);
    const method = { type: 'PaymentMethodVirtualAccount', refundStatus: 'PENDING' };
    expect(of({ method, cancellations: [given] })?.cancellations).toMatchObject([{ status: 'REQUESTED' }]);
    expect(of({ method: { ...method, refundStatus: 'FAILED' }, cancellations: [given] })?.cancellations).toMatchObject([
      { status: 'FAILED' },
    ]);
    expect(of({ method: { ...method, refundStatus: 'COMPLETED' }, cancellations: [given] })?.cancellations).toMatchObject([
      { status: 'SUCCEEDED' },
    ]);
  });
});

describe('readWebhook', () => {
  const body = JSON.stringify({ type: 'Transaction.Paid', timestamp: 'x', data: { paymentId, storeId: 'store-1' } });
  const signed = (by: string, at = new Date()) => ({
    'webhook-id': 'wh_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(by).sign('wh_1', at, body),
  });

  test('a webhook signed with the old or the new secret is accepted while the secrets are replaced', async () => {
    for (const by of [secret, older]) expect(await gateway.readWebhook(body, signed(by))).toMatchObject({ webhookId: 'wh_1', paymentId });
  });

  test.each([
    ['another secret', () => signed(`whsec_${Buffer.from('a secret of somebody else here 00').toString('base64')}`), body],
    ['another body', () => signed(secret), body.replace('Paid', 'Ready')],
    ['ten minutes old', () => signed(secret, new Date(Date.now() - 600_000)), body],
    ['no headers', () => ({}), body],
  ])('a webhook with %s is ignored', async (_, headers, text) => {
    expect(await gateway.readWebhook(text, headers())).toBeNull();
  });
});

describe('windowRequest', () => {
  test.each([
    ['CARD', { payMethod: 'CARD' }],
    ['VIRTUAL_ACCOUNT', { payMethod: 'VIRTUAL_ACCOUNT', virtualAccount: { accountExpiry: { dueDate: '2026-11-27 23:59:59' } } }],
    ['KAKAO_PAY', { payMethod: 'EASY_PAY', easyPay: { easyPayProvider: 'KAKAOPAY' } }],
    ['NAVER_PAY', { payMethod: 'EASY_PAY', easyPay: { easyPayProvider: 'NAVERPAY' } }],
    ['TOSS_PAY', { payMethod: 'EASY_PAY', easyPay: { easyPayProvider: 'TOSSPAY' } }],
  ] as const)('windowRequest: %s', (method, expected) => {
    const request = gateway.windowRequest({ ...attempt, method });
    expect(request).toMatchObject({ ...expected, forceRedirect: true, currency: 'KRW', totalAmount: 12_900 });
    expect(request.orderName).toBe(attempt.orderName);
  });
});
