import { beforeAll, expect, test } from 'vitest';
import { refusalToken } from '#server/keys/refusal-token.ts';
import { type CommerceShop, commerceShop } from '#test/commerce-shop.ts';

let shop: CommerceShop;
beforeAll(async () => {
  shop = await commerceShop();
});

const urlOf = (userId: string, event = 'followed_artist') => `/api/refusals/${refusalToken(shop.config.secret, { userId, event })}`;
const mutes = async (userId: string) =>
  (await shop.database.service.selectFrom('member.notification_mutes').select('event').where('user_id', '=', userId).execute()).map(
    ({ event }) => event,
  );

test('a mail program refuses messages by RFC 8058: one form-encoded POST without cookie or sign-in, repeatable', async () => {
  const { userId } = await shop.addMember();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  for (let time = 0; time < 2; time += 1) {
    const reply = await shop.app.inject({ method: 'POST', url: urlOf(userId), headers, payload: 'List-Unsubscribe=One-Click' });
    expect([reply.statusCode, reply.json()]).toEqual([200, { event: 'followed_artist', is_refused: true, at: shop.clock().toISOString() }]);
  }
  expect(await mutes(userId)).toEqual(['followed_artist']);
  const back = await shop.visitor.call({ method: 'DELETE', url: urlOf(userId) });
  expect(back.json()).toMatchObject({ is_refused: false });
  expect(await mutes(userId)).toEqual([]);
});

test('opening an unsubscribe link changes nothing and shows the page with the button', async () => {
  const { userId } = await shop.addMember();
  const reply = await shop.visitor.call({ url: urlOf(userId) });
  expect([reply.statusCode, reply.headers.location]).toEqual([303, expect.stringMatching(/^\/unsubscribe\?token=/)]);
  expect(await mutes(userId)).toEqual([]);
});

test('the unsubscribe page reads which event the link refuses and whether it is sent at all', async () => {
  const { userId } = await shop.addMember();
  const subject = async (event = 'followed_artist') => (await shop.visitor.call({ url: `${urlOf(userId, event)}/subject` })).json();
  expect(await subject()).toEqual({ event: 'followed_artist', standing: 'NO_CONSENT' });
  expect(await subject('restock')).toEqual({ event: 'restock', standing: 'SENT' });
  await shop.database.service.updateTable('member.members').set({ is_email_consent: true }).where('id', '=', userId).execute();
  expect(await subject()).toEqual({ event: 'followed_artist', standing: 'SENT' });
  expect(await mutes(userId)).toEqual([]);
  await shop.visitor.call({ method: 'POST', url: urlOf(userId) });
  expect(await subject()).toEqual({ event: 'followed_artist', standing: 'REFUSED' });
  expect((await shop.visitor.call({ url: `${urlOf(userId, 'everything')}/subject` })).json()).toMatchObject({ code: 'NOT_FOUND' });
});

test('refusing all advertising withdraws the consents, with the time', async () => {
  const { userId } = await shop.addMember();
  await shop.database.service
    .updateTable('member.members')
    .set({ is_email_consent: true, is_sms_consent: true })
    .where('id', '=', userId)
    .execute();
  expect((await shop.visitor.call({ method: 'POST', url: `${urlOf(userId)}/advertising` })).statusCode).toBe(200);
  const member = await shop.database.service
    .selectFrom('member.members')
    .select(['is_email_consent', 'is_sms_consent'])
    .where('id', '=', userId)
    .executeTakeFirst();
  expect(member).toEqual({ is_email_consent: false, is_sms_consent: false });
  const noted = await shop.database.service
    .selectFrom('member.consents')
    .select(['is_given', 'given_at'])
    .where('user_id', '=', userId)
    .execute();
  expect(noted).toEqual([1, 2].map(() => ({ is_given: false, given_at: shop.clock() })));
});

test('a refusal with a token of another shop, of no member or for no event changes nothing', async () => {
  const { userId } = await shop.addMember();
  const wrong = [`${urlOf(userId)}x`, urlOf('00000000-0000-4000-8000-000000000000'), urlOf(userId, 'everything'), '/api/refusals/made-up'];
  for (const url of wrong)
    expect((await shop.visitor.call({ method: 'POST', url })).json()).toMatchObject({ code: 'NOT_FOUND', status: 404 });
  expect(await mutes(userId)).toEqual([]);
});

test('marking the inbox as read covers what was seen; later notifications and other members’ stay unread', async () => {
  const [member, other] = [await shop.addMember(), await shop.addMember()];
  const tell = async (userId: string) => {
    const values = { user_id: userId, event: 'answered', values: '{"title":"질문"}', link: '/mypage/qna' };
    return (await shop.database.service.insertInto('member.notifications').values(values).returning('id').executeTakeFirstOrThrow()).id;
  };
  const ids = [await tell(member.userId), await tell(member.userId), await tell(other.userId), await tell(member.userId)];
  const read = (up_to: number) => member.call({ method: 'POST', url: '/api/notifications/read', body: { up_to } });
  expect((await read(ids[2] ?? 0)).json()).toEqual({ read: 2 });
  expect((await read(ids[2] ?? 0)).json()).toEqual({ read: 0 });
  const unread = await shop.database.service
    .selectFrom('member.notifications')
    .select('id')
    .where('id', 'in', ids)
    .where('read_at', 'is', null)
    .execute();
  expect(unread.map(({ id }) => id).sort()).toEqual([ids[2], ids[3]]);
});

test('a member mutes and unmutes an event for themselves only', async () => {
  const member = await shop.addMember();
  const mute = () => member.call({ method: 'POST', url: '/api/notification-mutes', body: { event: 'coupon' } });
  expect([(await mute()).statusCode, (await mute()).statusCode]).toEqual([200, 200]);
  expect(await mutes(member.userId)).toEqual(['coupon']);
  await member.call({ method: 'DELETE', url: '/api/notification-mutes/coupon' });
  expect(await mutes(member.userId)).toEqual([]);
  const unknown = await member.call({ method: 'POST', url: '/api/notification-mutes', body: { event: 'weather' } });
  expect(unknown.json()).toMatchObject({ code: 'INVALID_INPUT' });
});
