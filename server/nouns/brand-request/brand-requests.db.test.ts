import { beforeAll, expect, test } from 'vitest';
import type { BrandRequests, SendBrandRequest } from '#contract/rest/brand-requests.ts';
import {
  brandAnswers,
  brandRequestStates,
  brandRequestStatesIn,
  isBrandAccepted,
  isBrandRequestOpen,
  isBrandRequestUnread,
} from '#rules/community/brand-request.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';

let shop: CommerceShop;
beforeAll(async () => {
  shop = await commerceShop();
});

const pottery: SendBrandRequest = {
  kind: 'BRAND',
  ...{ brand_name: '느린 도자기', contact_name: '김이음', email: 'brand@seam.example', phone: '', homepage: 'https://slow.example' },
  introduction: '가마에서 하나씩 굽는 잔과 접시를 만듭니다.',
  photo_ids: [],
};
const send = (actor: Actor, change: Partial<SendBrandRequest> = {}) =>
  actor.call({ method: 'POST', url: '/api/brand-requests', body: { ...pottery, ...change } });
const answer = (actor: Actor, id: number, state: string, words: string) =>
  actor.call({ method: 'POST', url: `/api/brand-requests/${id}/answer`, body: { state, answer: words } });

test('a member sends a brand request, reads its state and answer, and can send another only after the answer', async () => {
  const member = await shop.addMember();
  const sent = await send(member, { phone: ' 02-123-4567 ' });
  expect(sent.statusCode).toBe(201);
  const [request] = sent.json<BrandRequests>().requests;
  expect(request).toMatchObject({ brand_name: '느린 도자기', state: 'RECEIVED', answer: '', answered_at: null });
  expect((await send(member)).json()).toMatchObject({ code: 'BRAND_REQUEST_OPEN', status: 409 });
  const both = await Promise.all([send(member), send(member)]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([409, 409]);
  const [id, admin] = [request?.id ?? 0, await shop.addMember({ roles: ['admin', 'user'] })];
  expect((await answer(member, id, 'ACCEPTED', '환영합니다.')).statusCode).toBe(403);
  expect((await answer(admin, id, 'ACCEPTED', ' ')).json()).toMatchObject({ code: 'INVALID_INPUT' });
  expect((await answer(admin, id, 'REVIEWING', '')).statusCode).toBe(200);
  expect((await answer(admin, id, 'DECLINED', '지금은 식기를 팔지 않아요.')).statusCode).toBe(200);
  expect((await answer(admin, id, 'ACCEPTED', '환영합니다.')).json()).toMatchObject({ code: 'BRAND_REQUEST_NOT_FOUND' });
  const notifications = await shop.database.service
    .selectFrom('member.notifications')
    .select(['event', 'values'])
    .where('user_id', '=', member.userId)
    .execute();
  expect(notifications).toEqual([{ event: 'brand_answered', values: { brand_name: '느린 도자기', state: 'DECLINED' } }]);
  const read = (await member.call({ url: '/api/brand-requests' })).json<BrandRequests>().requests;
  expect(read[0]).toMatchObject({ state: 'DECLINED', answer: '지금은 식기를 팔지 않아요.' });
  expect((await send(member, { phone: '+81 3-1234-5678' })).statusCode).toBe(201);
});

test('a brand request can be withdrawn by its sender until it is answered', async () => {
  const member = await shop.addMember();
  const [request] = (await send(member)).json<BrandRequests>().requests;
  const id = request?.id ?? 0;
  const take = (actor: Actor) => actor.call({ method: 'DELETE', url: `/api/brand-requests/${id}` });
  expect((await take(await shop.addMember())).json()).toMatchObject({ code: 'BRAND_REQUEST_NOT_FOUND' });
  expect((await take(member)).json<BrandRequests>().requests[0]?.state).toBe('WITHDRAWN');
  expect((await take(member)).json()).toMatchObject({ code: 'BRAND_REQUEST_NOT_FOUND' });
  expect((await send(member)).statusCode).toBe(201);
});

test('up to five own pictures are stored with a brand request; with a foreign picture the request is not stored', async () => {
  const [member, other] = [await shop.addMember(), await shop.addMember()];
  const addPhoto = async (user_id: string, name: string) => {
    const row = { user_id, src: `/cdn/${name}`, width: 10, height: 10 };
    return (await shop.database.service.insertInto('member.photos').values(row).returning('id').executeTakeFirstOrThrow()).id;
  };
  const own = [await addPhoto(member.userId, 'cup'), await addPhoto(member.userId, 'plate')];
  expect((await send(member, { photo_ids: [await addPhoto(other.userId, 'theirs')] })).json()).toMatchObject({ code: 'PHOTO_NOT_FOUND' });
  expect((await send(member, { photo_ids: [1, 2, 3, 4, 5, 6] })).json()).toMatchObject({ code: 'PHOTO_LIMIT' });
  expect((await member.call({ url: '/api/brand-requests' })).json()).toEqual({ requests: [] });
  const [request] = (await send(member, { photo_ids: own.toReversed() })).json<BrandRequests>().requests;
  expect(request?.photos).toEqual(['/cdn/plate', '/cdn/cup']);
});

test('a brand request with a missing or wrong field is refused with its field and not stored', async () => {
  const member = await shop.addMember();
  for (const [field, value] of Object.entries({
    brand_name: ' ',
    contact_name: '',
    email: 'no',
    phone: 'abc',
    homepage: 'javascript:alert(1)',
    introduction: '짧다',
  })) {
    expect((await send(member, { [field]: value })).json()).toMatchObject({ code: 'INVALID_INPUT', field });
  }
  expect((await send(member, { phone: '010-1234-56789' })).json()).toMatchObject({ field: 'phone' });
  expect((await send(member, { homepage: 'https://me:word@slow.example' })).json()).toMatchObject({ field: 'homepage' });
  expect((await send(shop.visitor)).statusCode).toBe(401);
  expect((await member.call({ url: '/api/brand-requests' })).json()).toEqual({ requests: [] });
});

test('a brand request in state ACCEPTED or DECLINED is answered, one in state RECEIVED is unread', () => {
  expect(brandRequestStatesIn('isOpen')).toEqual(brandRequestStates.filter(isBrandRequestOpen));
  expect(brandRequestStatesIn('isAnswered')).toEqual(['ACCEPTED', 'DECLINED']);
  expect([...brandAnswers]).toEqual(brandRequestStatesIn('isAnswered'));
  expect([brandRequestStates.filter(isBrandRequestUnread), brandAnswers.filter(isBrandAccepted)]).toEqual([['RECEIVED'], ['ACCEPTED']]);
});
