import { expect, test } from 'vitest';
import { queueMessage } from '#server/nouns/message/queue-message.ts';
import { identityShop } from '#test/identity-shop.ts';

const live = {
  SEAM_MODE: 'live',
  PUBLIC_URL: 'https://shop.example',
  SECRET: 'a secret of at least thirty-two characters',
  CLIENT_SECRET: 'a client secret of this shop',
};
const welcome = { event: 'sign-up-welcome', channel: 'MAIL', locale: 'ko', userId: null, expiresAt: null } as const;

test('the demonstration’s outbox shows sent messages, newest first, also for one recipient, with escaped markup', async () => {
  const shop = await identityShop({ SERVICES: 'identity,rest' });
  const { service } = shop.database;
  await queueMessage(shop, service, { ...welcome, recipient: 'a@seam.example', values: { nickname: '<b>이음</b>' } });
  shop.pass(1);
  const expiresAt = shop.clock();
  const code = { code: '123456', minutes: '3' };
  const text = { event: 'verification-code', channel: 'SMS', locale: 'ko', userId: null, expiresAt } as const;
  await queueMessage(shop, service, { ...text, recipient: '01012345678', values: code });
  const read = async (path: string) => (await shop.app.inject({ url: `/dev/outbox${path}` })).body;
  expect(JSON.parse(await read('/messages.json')).messages.map(({ event }: { event: string }) => event)).toEqual([
    'verification-code',
    'sign-up-welcome',
  ]);
  expect(JSON.parse(await read('/messages.json?to=01012345678')).messages).toEqual([
    expect.objectContaining({ recipient: '01012345678', values: code, text: expect.stringContaining('[Seam] 인증번호 123456') }),
  ]);
  const page = await read('');
  expect(page).toContain('<p class="code">123456</p>');
  expect(page).not.toContain('<b>이음');
  // Not under a foreign host name that resolves here.
  const foreign = await shop.app.inject({ url: '/dev/outbox/messages.json', headers: { host: 'evil.example:3000' } });
  expect(foreign.statusCode).toBe(404);
  expect(foreign.body).not.toContain('123456');
});

test('a live shop has no outbox page, with or without carriers', async () => {
  for (const settings of [{}, { SOLAPI_API_KEY: 'k', SOLAPI_API_SECRET: 's', SOLAPI_SENDER: '0212345678' }]) {
    const shop = await identityShop({ ...live, ...settings, SERVICES: 'identity,rest' });
    for (const path of ['', '/', '/messages.json', '/font.woff2'])
      expect([path, (await shop.app.inject({ url: `/dev/outbox${path}` })).statusCode]).toEqual([path, 404]);
  }
});
