import { createHmac } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { solapiCarrier } from './solapi.ts';

let app: FastifyInstance | null = null;
afterEach(() => app?.close());

const apiSecret = 'a secret of Solapi';
const now = new Date('2026-11-20T03:00:00Z');
const taken = { failedMessageList: [], groupInfo: { count: { total: 1, registeredFailed: 0 } } };
const letter = {
  id: '5f0c2b0e-7f5c-4a37-8a0e-6f4f0f6f3a11',
  to: '01012345678',
  event: 'verification-code',
  locale: 'ko',
  subject: '[Seam] 인증번호',
  text: '[Seam] 인증번호 123456 (3분 이내 입력)',
  values: { code: '123456', minutes: '3' },
  unsubscribeUrl: null,
} as const;
const alimtalk = { profile: 'KA01PF', templates: { 'verification-code': 'KA01TP', coupon: 'KA02TP' } };

/** The adapter against a service that checks signatures as documented by Solapi and gives a fixed response. */
async function carrier({ status = 200, body = taken as unknown, secret = apiSecret, withAlimtalk = false } = {}) {
  const heard: { messages: Record<string, unknown>[] }[] = [];
  app = fastify({ forceCloseConnections: true });
  app.post<{ Body: { messages: Record<string, unknown>[] } }>('/messages/v4/send-many/detail', async (request, reply) => {
    const signed = /^HMAC-SHA256 apiKey=(\S+), date=(\S+), salt=(\S+), signature=([0-9a-f]{64})$/.exec(request.headers.authorization ?? '');
    const right = createHmac('sha256', apiSecret).update(`${signed?.[2]}${signed?.[3]}`).digest('hex');
    if (signed?.[1] !== 'key' || signed[2] !== now.toISOString() || signed[4] !== right)
      return reply.code(401).send({ errorCode: 'Unauthorized', errorMessage: 'wrong signature' });
    heard.push(request.body);
    return reply.code(status).send(body);
  });
  const apiUrl = await app.listen({ port: 0 });
  const settings = { source: 'solapi', apiUrl, apiKey: 'key', apiSecret: secret, sender: '0212345678' } as const;
  return { heard, ...solapiCarrier({ ...settings, alimtalk: withAlimtalk ? alimtalk : null }, () => now) };
}

describe('a text by Solapi', () => {
  test('a text by Solapi is signed, and sent as a short message with our id', async () => {
    const { send, heard } = await carrier();
    expect(await send(letter)).toEqual({ outcome: 'SENT' });
    const { id, to, text } = letter;
    expect(heard).toEqual([{ messages: [{ to, from: '0212345678', text, type: 'SMS', customFields: { id } }] }]);
  });

  test('a text by Solapi of more than 90 bytes is sent as a long message with its subject', async () => {
    const { send, heard } = await carrier();
    await send({ ...letter, text: '가'.repeat(46) });
    expect(heard[0]?.messages[0]).toMatchObject({ type: 'LMS', subject: letter.subject });
  });

  test('a text by Solapi is sent as Alimtalk where a template is registered, in Korean only, with the text as fallback', async () => {
    const { send, heard } = await carrier({ withAlimtalk: true });
    await send(letter);
    await send({ ...letter, locale: 'en' });
    await send({ ...letter, event: 'phone-changed' });
    // Advertising is never sent as Alimtalk, registered or not.
    await send({ ...letter, event: 'coupon' });
    const variables = { '#{code}': '123456', '#{minutes}': '3' };
    expect(heard.map(({ messages }) => messages[0])).toEqual([
      expect.objectContaining({
        type: 'ATA',
        text: letter.text,
        kakaoOptions: { pfId: 'KA01PF', templateId: 'KA01TP', variables, disableSms: false },
      }),
      expect.objectContaining({ type: 'SMS' }),
      expect.objectContaining({ type: 'SMS' }),
      expect.objectContaining({ type: 'SMS' }),
    ]);
  });

  test.each([
    ['an unused phone number', 200, { failedMessageList: [{ statusCode: '3045', statusMessage: '수신번호 오류' }] }, 'REFUSED'],
    ['an unknown message format', 400, { errorCode: 'ValidationError' }, 'REFUSED'],
    ['an empty balance', 402, { errorCode: 'NotEnoughBalance' }, 'LATER'],
    ['too many requests', 429, {}, 'LATER'],
    ['an outage', 503, 'down', 'LATER'],
    ['a page of a gateway', 200, '<html>', 'LATER'],
  ])('a reply of Solapi: %s', async (_what, status, body, outcome) => {
    const { send } = await carrier({ status, body });
    expect(await send(letter)).toMatchObject({ outcome, why: expect.any(String) });
  });

  test('a wrong secret or an unreachable service is a fault of the service, not of the message', async () => {
    const { send } = await carrier({ secret: 'another' });
    expect(await send(letter)).toMatchObject({ outcome: 'LATER' });
    const settings = { source: 'solapi', apiUrl: 'http://127.0.0.1:9', apiKey: 'key', apiSecret, sender: '0212345678' } as const;
    expect(await solapiCarrier({ ...settings, alimtalk: null }).send(letter)).toMatchObject({ outcome: 'LATER' });
  });
});
