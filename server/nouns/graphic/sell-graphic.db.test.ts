import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { addCatalogue, addGraphic } from '#test/rows/commerce-rows.ts';
import { addPassword, knownPassword } from '#test/rows/password-rows.ts';

let shop: CommerceShop;
let artist: Actor & { userId: string };
let staff: Actor;
let graphicId: number;
let artistId: number;

beforeAll(async () => {
  shop = await commerceShop();
  const catalogue = await addCatalogue(shop.database.service);
  artistId = catalogue.artistId;
  graphicId = await addGraphic(shop.database.service, catalogue);
  const member = await shop.addMember({ roles: ['artist', 'user'] });
  artist = { ...member, call: (call) => member.call({ ...call, headers: { ...call.headers, 'x-hasura-role': 'artist' } }) };
  staff = await shop.addMember({ roles: ['admin', 'user'] });
  await shop.database.service.updateTable('product.artists').set({ user_id: artist.userId }).where('id', '=', artistId).execute();
});

const put = (actor: Actor, path: string, body: object) =>
  actor.call({ method: 'PUT', url: `/api/admin/graphics/${graphicId}/${path}`, body });
const answer = (body: object) => staff.call({ method: 'POST', url: `/api/admin/graphics/${graphicId}/price-answers`, body });
const graphic = () =>
  shop.database.service.selectFrom('product.graphics').selectAll().where('id', '=', graphicId).executeTakeFirstOrThrow();

test('an artist stops and resumes the sale of a graphic; a graphic that the shop stopped stays stopped', async () => {
  const sell = async (is_on_sale: boolean) => (await put(artist, 'sale', { is_on_sale })).json().code ?? (await graphic()).state;
  expect(await sell(true)).toBe('GRAPHIC_SALE_CLOSED');
  expect([await sell(false), await sell(false), await sell(true)]).toEqual(['STOP', 'GRAPHIC_SALE_CLOSED', 'ACT']);
  await sell(false);
  const url = `/api/admin/graphics/${graphicId}`;
  const base = (await staff.call({ url })).json().graphic;
  for (const state of ['ACT', 'STOP']) {
    const { graphic: now } = (await staff.call({ url })).json();
    expect((await staff.call({ method: 'PUT', url, body: { base: now, mine: { ...now, state } } })).statusCode).toBe(200);
  }
  expect(base.state).toBe('STOP');
  expect(await sell(true)).toBe('GRAPHIC_SALE_CLOSED');
  await shop.query(`update product.graphics set state = 'ACT' where id = ${graphicId}`);
});

test('an artist requests a price, which staff accept or refuse with a reason; both are notified', async () => {
  const wish = () =>
    shop.database.service
      .selectFrom('product.price_wishes')
      .select(['price', 'answer', 'answered_at'])
      .where('graphic_id', '=', graphicId)
      .executeTakeFirst();
  const pressing = async () =>
    (await staff.call({ url: '/api/admin/dashboard' })).json().pressing.find(({ what }: { what: string }) => what === 'PRICES_WISHED')
      ?.count;
  expect((await answer({ is_followed: true })).json().code).toBe('NOT_FOUND');
  expect((await put(artist, 'wished-price', { price: 7_000 })).statusCode).toBe(200);
  expect((await put(artist, 'wished-price', { price: null })).statusCode).toBe(200);
  expect(await wish()).toBeUndefined();
  await put(artist, 'wished-price', { price: 9_000 });
  expect(await pressing()).toBe(1);
  expect((await answer({ is_followed: false, note: '' })).json().code).toBe('INVALID_INPUT');
  expect((await answer({ is_followed: false, note: '비슷한 그래픽보다 비싸요.' })).statusCode).toBe(200);
  expect(await wish()).toMatchObject({ price: 9_000, answer: '비슷한 그래픽보다 비싸요.' });
  await put(artist, 'wished-price', { price: 8_000 });
  expect((await answer({ is_followed: true })).statusCode).toBe(200);
  expect(await graphic()).toMatchObject({ price: 8_000, sale_price: 8_000 });
  expect(await pressing()).toBe(0);
  const news = shop.database.service.selectFrom('member.notifications').select('values').where('user_id', '=', artist.userId).orderBy('id');
  expect((await news.execute()).map(({ values }) => values)).toMatchObject([
    { price: 9_000, reason: '비슷한 그래픽보다 비싸요.' },
    { price: 8_000, reason: '' },
  ]);
});

test('an artist changes their payout account after a second proof of the sign-in, and uploads a picture for their page', async () => {
  const account = { tax_kind: 'WITHHELD', bank: 'KOOKMIN', number: '12345678901234', holder: '김이음' };
  await addPassword(shop, artist.userId);
  const set = (id: number, proof: object = {}) =>
    artist.call({ method: 'PATCH', url: `/api/admin/payees/${id}`, body: { ...account, ...proof } });
  expect((await set(999_999)).json().code).toBe('ARTIST_NOT_FOUND');
  expect((await set(artistId)).json().code).toBe('SIGN_IN_PROOF_NEEDED');
  expect((await set(artistId, { password: knownPassword })).statusCode).toBe(200);
  const body = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#d92d20' } })
    .png()
    .toBuffer();
  const headers = { 'content-type': 'application/octet-stream' };
  const picture = { method: 'POST', url: `/api/admin/artists/${artistId}/pictures`, headers, body } as const;
  expect((await artist.call(picture)).json()).toMatchObject({ folder: '아티스트' });
});
