import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Delivery, Letter } from '#server/gateways/messages/port.ts';
import { purgeMessages } from '#server/jobs/purging/purge.ts';
import { messageKey } from '#server/keys/message-key.ts';
import { sealText } from '#server/keys/seal.ts';
import type { Shop } from '#server/shop.ts';
import { type IdentityShop, identityShop } from '#test/identity-shop.ts';
import { queueMessage } from './queue-message.ts';
import { sendMessage } from './send-message.ts';
import { sendMessageJob } from './send-message-job.ts';
import { sendAbandoned, sweepMessages } from './sweep-messages-job.ts';

let world: IdentityShop;
let shop: Shop;
let sent: Letter[];
let answer: () => Promise<Delivery>;

beforeAll(async () => {
  world = await identityShop();
  const carrier = {
    isOutbox: false,
    send: async (letter: Letter) => {
      sent.push(letter);
      return answer();
    },
  };
  shop = { ...world, clock: world.clock, gateways: { ...world.gateways, messages: { SMS: carrier, MAIL: null } } };
});

beforeEach(async () => {
  sent = [];
  answer = async () => ({ outcome: 'SENT' });
  await shop.database.service.deleteFrom('member.messages').execute();
});

/** Queues a code valid for three minutes; returns the id of its message. */
async function written(): Promise<string> {
  await queueMessage(shop, shop.database.service, {
    event: 'verification-code',
    channel: 'SMS',
    recipient: '01012345678',
    locale: 'ko',
    values: { code: '908172', minutes: '3' },
    userId: null,
    expiresAt: new Date(shop.clock().getTime() + 180_000),
  });
  return (await rows())[0]?.id ?? '';
}

const rows = () => shop.database.service.selectFrom('member.messages').selectAll().execute();

test('a message is sent once when two processes try at the same time, and its content is then deleted', async () => {
  const id = await written();
  expect(JSON.stringify(await rows())).not.toContain('908172');
  const outcomes = await Promise.all([sendMessage(shop, id), sendMessage(shop, id)]);
  expect(outcomes.sort()).toEqual(['DONE', 'NOTHING']);
  expect(sent).toEqual([
    expect.objectContaining({ id, to: '01012345678', text: expect.stringContaining('인증번호 908172 (3분 이내 입력)') }),
  ]);
  expect(sent[0]?.text.split('\n').at(-1)).toBe('@localhost #908172');
  expect(await sendMessage(shop, id)).toBe('NOTHING');
  expect(await rows()).toEqual([expect.objectContaining({ state: 'SENT', sealed_values: '', tries: 1 })]);
});

test('a message to a carrier that is away is retried; an expired code is not sent any more', async () => {
  const id = await written();
  answer = async () => ({ outcome: 'LATER', why: 'away' });
  await expect(sendMessageJob(shop, { id })).rejects.toThrow('did not take');
  expect(await rows()).toEqual([expect.objectContaining({ state: 'WAITING', error: 'away', tries: 1 })]);
  world.pass(180);
  answer = async () => ({ outcome: 'SENT' });
  expect(await sendMessageJob(shop, { id })).toBe(1);
  expect(sent).toHaveLength(1);
  expect(await rows()).toEqual([expect.objectContaining({ state: 'LAPSED', error: 'away', sealed_values: '' })]);
});

test('a message that the carrier refuses is marked as refused with the reason', async () => {
  const id = await written();
  answer = async () => ({ outcome: 'REFUSED', why: '3045 수신번호 오류' });
  expect(await sendMessage(shop, id)).toBe('DONE');
  expect(await rows()).toEqual([expect.objectContaining({ state: 'REFUSED', error: '3045 수신번호 오류' })]);
});

test('a message whose process died is sent by another process when its lease ends, a text after twelve seconds', async () => {
  await written();
  expect(await sendAbandoned(shop)).toBe(0);
  const dying = Promise.withResolvers<Delivery>();
  answer = () => dying.promise;
  const first = sendMessage(shop, (await rows())[0]?.id ?? '');
  await expect.poll(() => sent.length).toBe(1);
  answer = async () => ({ outcome: 'SENT' });
  world.pass(11);
  expect(await sendAbandoned(shop)).toBe(0);
  world.pass(1);
  expect(await sendAbandoned(shop)).toBe(1);
  expect(await rows()).toEqual([expect.objectContaining({ state: 'SENT', tries: 2 })]);
  dying.resolve({ outcome: 'SENT' });
  await first;
});

describe('the sweeper', () => {
  test('the sweeper sends messages that the queue missed or whose process died, after a minute at the earliest', async () => {
    await written();
    expect(await sweepMessages(shop)).toBe(0);
    await shop.database.service
      .updateTable('member.messages')
      .set({ claimed_until: new Date(shop.clock().getTime() + 30_000) })
      .execute();
    world.pass(61);
    expect(await sweepMessages(shop)).toBe(1);
    expect(sent).toHaveLength(1);
  });

  test('the sweeper tries a carrier that is away three times and no more', async () => {
    for (let count = 0; count < 5; count += 1) await written();
    world.pass(61);
    answer = async () => ({ outcome: 'LATER', why: 'away' });
    expect(await sweepMessages(shop)).toBe(0);
    expect(sent).toHaveLength(3);
  });

  test('the sweeper tries an absent carrier less and less often for messages that may come later, and does not delay other carriers', async () => {
    const letter = (channel: 'SMS' | 'MAIL', created: number) => ({
      event: 'x',
      locale: 'ko',
      sealed_values: sealText(JSON.stringify({ nickname: 'Ieum' }), messageKey(shop.config.secret)),
      channel,
      recipient: 'a@seam.example',
      created_at: new Date(shop.clock().getTime() + created),
    });
    const welcome = { event: 'sign-up-welcome' };
    await shop.database.service
      .insertInto('member.messages')
      .values([0, 1, 2, 3].map((created) => ({ ...letter('SMS', created), ...welcome })))
      .execute();
    await shop.database.service
      .insertInto('member.messages')
      .values({ ...letter('MAIL', -1), ...welcome })
      .execute();
    const mailed: Letter[] = [];
    const mail = {
      isOutbox: false,
      send: async (each: Letter): Promise<Delivery> => {
        mailed.push(each);
        return { outcome: 'SENT' };
      },
    };
    const { SMS } = shop.gateways.messages;
    const both = { ...shop, gateways: { ...shop.gateways, messages: { SMS, MAIL: mail } } };
    answer = async () => ({ outcome: 'LATER', why: 'away' });
    world.pass(61);
    expect(await sweepMessages(both)).toBe(1);
    expect([sent.length, mailed.length]).toEqual([3, 1]);
    // The fourth was not requested yet; after that nothing is due for two minutes.
    for (const [seconds, asked] of [
      [61, 4],
      [30, 4],
      [30, 7],
    ] as const) {
      world.pass(seconds);
      await sweepMessages(both);
      expect(sent).toHaveLength(asked);
    }
  });
});

test('without a carrier no message is stored; a rolled back transaction stores none; after a month a message is deleted', async () => {
  const mail = { event: 'sign-up-welcome', locale: 'en', values: { nickname: 'Ieum' }, userId: null, expiresAt: null } as const;
  expect(await queueMessage(shop, shop.database.service, { ...mail, channel: 'MAIL', recipient: 'a@seam.example' })).toBe(false);
  const undone = shop.database.service.transaction().execute(async (trx) => {
    expect(await queueMessage(shop, trx, { ...mail, channel: 'SMS', recipient: '01012345678' })).toBe(true);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await rows()).toEqual([]);
  await written();
  expect(await purgeMessages(shop)).toBe(0);
  world.pass(31 * 86_400);
  expect(await purgeMessages(shop)).toBe(1);
});

test('a nickname cannot imitate a line of the shop in a message', async () => {
  const values = { nickname: '이음\n\n다른 곳으로 오세요' };
  const about = { channel: 'SMS', recipient: '01012345678', userId: null, expiresAt: null } as const;
  await queueMessage(shop, shop.database.service, { ...about, event: 'sign-up-welcome', locale: 'ko', values });
  await sendMessage(shop, (await rows())[0]?.id ?? '');
  expect(sent[0]?.text).toContain('이음 다른 곳으로 오세요님');
});
