import { beforeAll, beforeEach, expect, test } from 'vitest';
import { momentOfKoreanTime } from '#rules/shop/korean-time.ts';
import type { Letter } from '#server/gateways/messages/port.ts';
import { readRefusalToken } from '#server/keys/refusal-token.ts';
import { sendMessage } from '#server/nouns/message/send-message.ts';
import { sweepMessages } from '#server/nouns/message/sweep-messages-job.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';
import { type IdentityShop, identityShop } from '#test/identity-shop.ts';
import { messagesTo } from '#test/sent-messages.ts';
import { deliverNotification } from './deliver-notification.ts';
import { deliverNotifications, purgeNotifications } from './deliver-notifications-job.ts';
import { type MemberNotification, notifyMember } from './notify-member.ts';

let world: IdentityShop;
let shop: Shop;
let now: Date;
let sent: Letter[];

beforeAll(async () => {
  world = await identityShop();
  const carrier = {
    isOutbox: true,
    send: async (letter: Letter) => {
      sent.push(letter);
      return { outcome: 'SENT' as const };
    },
  };
  shop = { ...world, clock: () => now, gateways: { ...world.gateways, messages: { SMS: carrier, MAIL: carrier } } };
});

beforeEach(() => {
  now = momentOfKoreanTime('2026-11-20 14:00:00');
  sent = [];
});

const minutes = (count: number) => {
  now = new Date(now.getTime() + count * 60_000);
};

let members = 0;
/** A member with these consents; returns id and mailbox. */
async function reader(about: { is_email_consent?: boolean; phone?: string } = {}) {
  members += 1;
  const email = `reader${members}@seam.example`;
  const id = await world.addMember({ email });
  const { phone, ...consents } = about;
  const proved = phone === undefined ? {} : { phone, phone_verified_at: now };
  await shop.database.service
    .updateTable('member.members')
    .set({ nickname: 'reader', ...consents, ...proved })
    .where('id', '=', id)
    .execute();
  return { id, email };
}

const coupon = (memberId: string, more: Partial<MemberNotification<'coupon'>> = {}): MemberNotification<'coupon'> => ({
  memberId,
  event: 'coupon',
  values: { name: { ko: '첫 구매 쿠폰', en: 'First purchase' }, ends_at: null },
  link: '/mypage/coupon',
  now,
  ...more,
});
const moved = (memberId: string): MemberNotification<'order_moved'> => ({
  memberId,
  event: 'order_moved',
  values: { order_number: '20261120-AB12', state: 'IN_DELIVERY' },
  link: '/mypage/order/3',
  now,
});
const tell = (notification: MemberNotification) => inTransaction(shop.database.service, (trx) => notifyMember(trx, notification));
const inboxOf = (userId: string) =>
  shop.database.service.selectFrom('member.notifications').selectAll().where('user_id', '=', userId).orderBy('id').execute();
const newest = async (userId: string) => (await inboxOf(userId)).at(-1)?.id ?? 0;

test('a notification is in the inbox after its event’s commit, and not after a rollback', async () => {
  const { id } = await reader();
  await tell(moved(id));
  await shop.database.service
    .transaction()
    .execute(async (trx) => {
      await notifyMember(trx, moved(id));
      throw new Error('undone');
    })
    .catch(() => undefined);
  expect(await inboxOf(id)).toEqual([
    expect.objectContaining({ event: 'order_moved', link: '/mypage/order/3', read_at: null, created_at: now, values: moved(id).values }),
  ]);
});

test('a notification with a once key is written once', async () => {
  const { id } = await reader();
  for (const onceKey of ['a', 'a', 'b', 'a']) await tell(coupon(id, { onceKey }));
  expect(await inboxOf(id)).toHaveLength(2);
});

test('the messages of a notification are queued once, however many processes try', async () => {
  const { id, email } = await reader();
  await tell(moved(id));
  const notification = await newest(id);
  const outcomes = await Promise.all([1, 2, 3].map(() => deliverNotification(shop, notification)));
  expect(outcomes.toSorted()).toEqual(['DONE', 'NOTHING', 'NOTHING']);
  expect(await messagesTo(shop, email)).toEqual([
    expect.objectContaining({
      event: 'order_moved',
      channel: 'MAIL',
      values: { title: '주문하신 상품이 출발했습니다.', lines: '주문번호 20261120-AB12', link: '/mypage/order/3' },
    }),
  ]);
});

test('a notification about an order’s delivery is texted to a verified phone instead of mailed', async () => {
  const { id, email } = await reader({ phone: '01044445555' });
  await tell(moved(id));
  await deliverNotification(shop, await newest(id));
  expect(await messagesTo(shop, '01044445555')).toHaveLength(1);
  expect(await messagesTo(shop, email)).toEqual([]);
});

test('an advertising notification without consent, or muted, is only in the inbox', async () => {
  const stranger = await reader();
  const muting = await reader({ is_email_consent: true });
  await shop.database.service.insertInto('member.notification_mutes').values({ user_id: muting.id, event: 'coupon' }).execute();
  for (const { id, email } of [stranger, muting]) {
    await tell(coupon(id));
    expect(await deliverNotification(shop, await newest(id))).toBe('DONE');
    expect(await messagesTo(shop, email)).toEqual([]);
    expect(await inboxOf(id)).toHaveLength(1);
  }
});

test('an advertising message at night waits for the morning, and is not sent if the consent is withdrawn until then', async () => {
  now = momentOfKoreanTime('2026-11-20 22:00:00');
  const [keeps, takesBack] = [await reader({ is_email_consent: true }), await reader({ is_email_consent: true })];
  for (const { id } of [keeps, takesBack]) {
    await tell(coupon(id));
    expect(await deliverNotification(shop, await newest(id))).toBe('LATER');
  }
  minutes(9 * 60 + 59);
  await deliverNotifications(shop);
  expect(await messagesTo(shop, keeps.email)).toEqual([]);
  await shop.database.service.updateTable('member.members').set({ is_email_consent: false }).where('id', '=', takesBack.id).execute();
  minutes(1);
  expect(await deliverNotifications(shop)).toBeGreaterThanOrEqual(2);
  expect(await messagesTo(shop, keeps.email)).toHaveLength(1);
  expect(await messagesTo(shop, takesBack.email)).toEqual([]);
});

test('an advertising mail says so first, names its sender, and can be refused by one press and by a mail program', async () => {
  const { id, email } = await reader({ is_email_consent: true });
  await tell(coupon(id));
  await deliverNotification(shop, await newest(id));
  const { id: message } = await shop.database.service
    .selectFrom('member.messages')
    .select('id')
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow();
  expect(await sendMessage(shop, message)).toBe('DONE');
  const [letter] = sent;
  expect(letter?.subject).toBe('(광고) [Seam] 쿠폰이 도착했습니다.');
  expect(letter?.unsubscribeUrl).toMatch(/^http:\/\/localhost:3000\/api\/refusals\//);
  const token = letter?.unsubscribeUrl?.split('/').at(-1) ?? '';
  expect(letter?.text).toContain(`/unsubscribe?token=${token}`);
  expect(readRefusalToken(shop.config.secret, token)).toEqual({ userId: id, event: 'coupon' });
  expect(readRefusalToken(shop.config.secret, `${token.slice(0, -1)}x`)).toBeNull();
  expect(readRefusalToken('another secret', token)).toBeNull();
});

test('the sender of an advertising mail is written in its reader’s language', async () => {
  const company = { company_name: '주식회사 심', address: '연무장길 00', detail_address: '2층', phone: '02-000-0000' };
  const translations = JSON.stringify({ en: { company_name: 'Seam Co., Ltd.', address: '2F, 00 Yeonmujang-gil' } });
  const { database } = shop;
  await database.service
    .updateTable('management.shop_info')
    .set({ ...company, translations })
    .execute();
  for (const [locale, sender] of [
    ['ko', '주식회사 심 · 연무장길 00 2층 · 02-000-0000'],
    ['en', 'Seam Co., Ltd. · 2F, 00 Yeonmujang-gil · 02-000-0000'],
  ] as const) {
    const { id, email } = await reader({ is_email_consent: true });
    await database.service.updateTable('member.members').set({ locale }).where('id', '=', id).execute();
    await tell(coupon(id));
    await deliverNotification(shop, await newest(id));
    const { id: message } = await database.service
      .selectFrom('member.messages')
      .select('id')
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow();
    await sendMessage(shop, message);
    expect(sent.at(-1)?.text).toContain(sender);
  }
});

test('an advertising mail that is retried into the night waits for the morning too', async () => {
  now = momentOfKoreanTime('2026-11-20 20:59:00');
  const { id, email } = await reader({ is_email_consent: true });
  await tell(coupon(id));
  await deliverNotification(shop, await newest(id));
  const { id: message } = await shop.database.service
    .selectFrom('member.messages')
    .select('id')
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow();
  minutes(1);
  expect(await sendMessage(shop, message)).toBe('NOTHING');
  expect(sent).toEqual([]);
  minutes(60);
  await sweepMessages(shop);
  expect(sent.filter(({ to }) => to === email)).toEqual([]);
  minutes(10 * 60);
  await sweepMessages(shop);
  expect(sent.filter(({ to }) => to === email)).toHaveLength(1);
});

test('notifications that the queue missed are sent later, not to withdrawn members, and deleted after half a year', async () => {
  const { id, email } = await reader();
  await tell(moved(id));
  await shop.database.service.updateTable('member.members').set({ withdrawn_at: now }).where('id', '=', id).execute();
  minutes(2);
  expect(await deliverNotifications(shop)).toBeGreaterThanOrEqual(1);
  expect(await messagesTo(shop, email)).toEqual([]);
  minutes(179 * 24 * 60);
  await purgeNotifications(shop);
  expect(await inboxOf(id)).toHaveLength(1);
  minutes(2 * 24 * 60);
  await purgeNotifications(shop);
  expect(await inboxOf(id)).toEqual([]);
});
