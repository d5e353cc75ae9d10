import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { copyOf } from '#rules/office/copy-of.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { addCatalogue, addGraphic } from '#test/rows/commerce-rows.ts';
import { markGraphics } from './mark-graphics-job.ts';

let shop: CommerceShop;
let artist: Actor & { userId: string };
let artistId: number;
let catalogue: Awaited<ReturnType<typeof addCatalogue>>;
let staff: Actor;

beforeAll(async () => {
  shop = await commerceShop();
  staff = await shop.addMember({ roles: ['admin', 'user'] });
  const member = await shop.addMember({ roles: ['artist', 'user'] });
  artist = { ...member, call: (call) => member.call({ ...call, headers: { ...call.headers, 'x-hasura-role': 'artist' } }) };
  catalogue = await addCatalogue(shop.database.service);
  artistId = catalogue.artistId;
  await shop.database.service.updateTable('product.artists').set({ user_id: member.userId }).where('id', '=', artistId).execute();
});

/** A distinct drawing for each number, with discs and bars placed by it. */
function drawing(seed: number, size = 1_600): Promise<Buffer> {
  const at = (step: number) => ((seed * 7919 + step * 104_729) % 1_000) / 1_000;
  const shapes = Array.from({ length: 7 }, (_, index) => {
    const [x, y, r] = [0.1 + 0.8 * at(index * 3), 0.1 + 0.8 * at(index * 3 + 1), 0.05 + 0.16 * at(index * 3 + 2)];
    const fill = ['#D92D20', '#141412', '#F5C542', '#2E6F40'][index % 4];
    return index % 2 === 0
      ? `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
      : `<rect x="${x - r}" y="${y - r / 3}" width="${2 * r}" height="${r / 1.5}" fill="${fill}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 1 1">${shapes.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const look = (file: Buffer, query = '') =>
  artist.call({
    method: 'POST',
    url: `/api/admin/graphics/files${query}`,
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  });
const about = {
  ...{ name: { ko: '동그라미', en: 'Discs' }, description: null, keywords: ['도형'], background_color: '#FFFFFF', price: 5_000 },
  ...{ rights: 'OWN', rights_note: '', is_whole_picture: false },
};
const send = (by: Actor, body: object) =>
  by.call({
    method: 'POST',
    url: '/api/admin/graphics',
    headers: { 'idempotency-key': randomUUID() },
    body: { ...about, artist_id: artistId, ...body },
  });
const stateOf = async (id: number) =>
  (await shop.database.service.selectFrom('product.graphics').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;

test('staff approve an artist’s new graphic, and refuse one that resembles another, naming that other', async () => {
  const { src, faults, resembling } = (await look(await drawing(1))).json();
  expect([src, faults, resembling]).toEqual([expect.stringMatching(/^\/cdn\/[0-9a-f]{40}\.png$/), [], []]);
  const sent = await send(artist, { src });
  expect([sent.statusCode, await stateOf(sent.json().id)]).toEqual([201, 'REVIEW']);
  const review = await staff.call({
    method: 'POST',
    url: `/api/admin/graphics/${sent.json().id}/reviews`,
    body: { outcome: 'ACT', note: '' },
  });
  expect([review.statusCode, await stateOf(sent.json().id)]).toEqual([200, 'ACT']);
  // Smaller, with a margin, slightly lighter, and in another file format.
  const copy = await sharp(await drawing(1, 1_520))
    .extend({ top: 90, left: 140, background: '#00000000' })
    .modulate({ brightness: 1.06 })
    .webp({ quality: 70 })
    .toBuffer();
  expect((await look(copy)).json()).toMatchObject({ src: '', faults: [], resembling: [{ id: sent.json().id, name: '동그라미' }] });
  expect((await look(await drawing(2))).json()).toMatchObject({ src: expect.stringContaining('/cdn/'), resembling: [] });
});

test('a copied graphic takes the texts, a new name and another file', async () => {
  const { src } = (await look(await drawing(2))).json();
  const original = (await send(staff, { src })).json().id;
  const { graphic } = (await staff.call({ method: 'GET', url: `/api/admin/graphics/${original}` })).json();
  const { name, keywords, price } = copyOf<typeof graphic>(graphic);
  const other = (await look(await drawing(8))).json();
  expect(other).toMatchObject({ faults: [], resembling: [] });
  const copy = (await send(staff, { src: other.src, name, keywords, price })).json().id;
  expect((await staff.call({ method: 'GET', url: `/api/admin/graphics/${copy}` })).json()).toMatchObject({
    graphic: { name: { ko: '동그라미 사본', en: 'Discs copy' }, keywords: ['도형'], price: 5_000 },
    work: { src: other.src, like_count: 0, product_count: 0 },
  });
});

test('a graphic file that cannot be printed is refused with its error; an opaque picture is accepted only as a whole picture', async () => {
  const faultsOf = async (file: Buffer, query = '') => (await look(file, query)).json().faults;
  expect(await faultsOf(await drawing(3, 900))).toEqual(['TOO_SMALL']);
  expect(await faultsOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"/>'))).toEqual(['UNREADABLE']);
  expect(await faultsOf(Buffer.from('no picture'))).toEqual(['UNREADABLE']);
  expect(await faultsOf(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'))).toEqual(['HEIC']);
  const long = await sharp({ create: { width: 20, height: 8_001, channels: 4, background: '#000' } })
    .png()
    .toBuffer();
  expect((await look(long)).json()).toMatchObject({ src: '', faults: ['TOO_LARGE'], width: 20, height: 8_001 });
  const clear = await sharp({ create: { width: 1_600, height: 1_600, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  expect(await faultsOf(clear)).toEqual(['EMPTY']);
  const whole = await sharp(await drawing(4))
    .flatten({ background: '#EEE8DD' })
    .jpeg()
    .toBuffer();
  expect((await look(whole)).json()).toMatchObject({ src: '', faults: ['OPAQUE'] });
  expect((await look(whole, '?is_whole_picture=true')).json()).toMatchObject({ src: expect.stringContaining('/cdn/'), faults: ['OPAQUE'] });
});

test('another artist’s name, a file that was never uploaded and a refusal without a reason are rejected', async () => {
  const { src } = (await look(await drawing(5))).json();
  const other = await shop.database.service
    .insertInto('product.artists')
    .values({ name: JSON.stringify({ ko: '남', en: 'Other' }), path_name: 'other' })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await send(artist, { src, artist_id: other.id })).json().code).toBe('ARTIST_NOT_FOUND');
  expect((await send(artist, { src: `/cdn/${'f'.repeat(64)}.png` })).json()).toMatchObject({ code: 'INVALID_INPUT', field: 'src' });
  const { id } = (await send(artist, { src })).json();
  // It waits for review: its artist sees what is in the way, nobody else does.
  expect((await look(await drawing(5, 1_700))).json()).toMatchObject({ src: '', is_resembling: true, resembling: [{ id }] });
  const setOwner = (user_id: string | null) =>
    shop.database.service.updateTable('product.artists').set({ user_id }).where('id', '=', artistId).execute();
  await setOwner(null);
  expect((await look(await drawing(5, 1_700))).json()).toMatchObject({ src: '', is_resembling: true, resembling: [] });
  await setOwner(artist.userId);
  const review = (body: object) => staff.call({ method: 'POST', url: `/api/admin/graphics/${id}/reviews`, body });
  expect((await review({ outcome: 'STOP', note: ' ' })).json()).toMatchObject({ code: 'INVALID_INPUT', field: 'note' });
  expect((await review({ outcome: 'STOP', note: '상표가 보여요.' })).statusCode).toBe(200);
  expect((await review({ outcome: 'ACT', note: '' })).json().code).toBe('NOT_FOUND');
  expect((await staff.call({ url: `/api/admin/graphics/${id}` })).json().submission).toMatchObject({ review_note: '상표가 보여요.' });
});

test('a returned graphic shows its reason and can be sent again with changes; an artist’s own hidden graphics do not block it', async () => {
  const { src } = (await look(await drawing(9))).json();
  const { id } = (await send(artist, { src })).json();
  const review = (body: object) => staff.call({ method: 'POST', url: `/api/admin/graphics/${id}/reviews`, body });
  expect((await send(artist, { src, again: id })).json()).toMatchObject({ code: 'INVALID_INPUT', field: 'again' });
  await review({ outcome: 'STOP', note: '선이 흐려요.' });
  // Its correction looks like it, and passes as the check said.
  const corrected = (await look(await drawing(9, 1_700))).json();
  expect(corrected).toMatchObject({ src: expect.stringContaining('/cdn/'), is_resembling: false });
  const sent = await send(artist, { src: corrected.src, again: id, name: { ko: '또렷한 동그라미' } });
  expect([sent.statusCode, sent.json().id, await stateOf(id)]).toEqual([201, id, 'REVIEW']);
  expect((await staff.call({ url: `/api/admin/graphics/${id}` })).json()).toMatchObject({
    graphic: { name: { ko: '또렷한 동그라미' } },
    work: { src: corrected.src, width: 1_700 },
    submission: { review_note: '선이 흐려요.', reviewed_at: null },
  });
  // The former file goes in a week.
  const kept = await shop.database.service.selectFrom('management.uploads').select('src').where('src', '=', src).execute();
  expect(kept).toHaveLength(1);
  await review({ outcome: 'ACT', note: '' });
  const told = await shop.database.service
    .selectFrom('member.notifications')
    .select(['event', 'values', 'link'])
    .where('user_id', '=', artist.userId)
    .where('link', '=', `/admin/own-graphics/${id}`)
    .orderBy('id')
    .execute();
  expect(told.map(({ event, values }) => [event, values])).toEqual([
    ['graphic_reviewed', { graphic: { ko: '동그라미', en: 'Discs' }, reason: '선이 흐려요.' }],
    ['graphic_reviewed', { graphic: { ko: '또렷한 동그라미' }, reason: '' }],
  ]);
  expect((await send(artist, { src: corrected.src, again: id })).json()).toMatchObject({ code: 'INVALID_INPUT', field: 'again' });
  expect((await look(await drawing(9, 1_800))).json()).toMatchObject({ src: '', resembling: [{ id, name: '또렷한 동그라미' }] });
  await shop.database.service.updateTable('product.graphics').set({ state: 'STOP' }).where('id', '=', id).execute();
  expect((await look(await drawing(9, 1_800))).json()).toMatchObject({ is_resembling: false });
});

test('a returned graphic in use keeps its file and can be sent again, unless staff changed its state since', async () => {
  const { src } = (await look(await drawing(12))).json();
  const { id } = (await send(artist, { src })).json();
  const refuse = () =>
    staff.call({ method: 'POST', url: `/api/admin/graphics/${id}/reviews`, body: { outcome: 'STOP', note: '선이 흐려요.' } });
  const noteOf = async () => (await staff.call({ url: `/api/admin/graphics/${id}` })).json().submission.review_note;
  const terms = { graphic_id: id, artist_id: artistId, rate: 1_000, discount_bearer: 'SHOP', starts_at: shop.clock(), note: '' };
  await shop.database.service
    .insertInto('sales.royalty_rules')
    .values({ ...terms, created_at: shop.clock() } as never)
    .execute();
  await refuse();
  const other = (await look(await drawing(12, 1_700))).json();
  expect((await send(artist, { src: other.src, again: id })).json()).toMatchObject({ code: 'GRAPHIC_FILE_KEPT' });
  expect([(await send(artist, { src, again: id })).statusCode, await stateOf(id)]).toEqual([201, 'REVIEW']);
  await refuse();
  const save = async (mine: object) => {
    const { graphic } = (await staff.call({ url: `/api/admin/graphics/${id}` })).json();
    await staff.call({ method: 'PUT', url: `/api/admin/graphics/${id}`, body: { base: graphic, mine: { ...graphic, ...mine } } });
    return noteOf();
  };
  expect([await save({ is_best: true }), await save({ state: 'ACT' }), await save({ state: 'STOP' })]).toEqual(['선이 흐려요.', '', '']);
  expect((await send(artist, { src, again: id })).json()).toMatchObject({ code: 'INVALID_INPUT', field: 'again' });
  await save({ state: 'REVIEW' });
  await refuse();
  await staff.call({ method: 'DELETE', url: `/api/admin/graphics/${id}` });
  expect([await stateOf(id), await noteOf()]).toEqual(['STOP', '']);
});

test('older graphics get their fingerprints from a job, without overwriting changes by staff', async () => {
  const src = await shop.gateways.storage.put(await drawing(6), 'png');
  const { id } = await shop.database.service
    .insertInto('product.graphics')
    .values({
      artist_id: artistId,
      name: JSON.stringify({ ko: '옛', en: 'Old' }),
      src,
      width: 1_600,
      height: 1_600,
      extension: 'png',
      price: 1,
      origin_price: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect([await markGraphics(shop), await markGraphics(shop)]).toEqual([1, 0]);
  expect((await look(await drawing(6, 1_900))).json().resembling).toMatchObject([{ id }]);
  const { graphic } = (await staff.call({ url: `/api/admin/graphics/${id}` })).json();
  const save = (mine: object) =>
    staff.call({ method: 'PUT', url: `/api/admin/graphics/${id}`, body: { base: graphic, mine: { ...graphic, ...mine } } });
  await save({ is_best: true });
  expect((await save({ price: 4_000, origin_price: 5_000 })).json()).toMatchObject({
    saved: { is_best: true, price: 4_000 },
    taken: ['is_best'],
  });
});

test('an unused graphic is deleted; a used one is only hidden', async () => {
  const { service } = shop.database;
  const remove = async (id: number) => (await staff.call({ method: 'DELETE', url: `/api/admin/graphics/${id}` })).json();
  const unused = await addGraphic(service, catalogue);
  expect(await remove(unused)).toEqual({ outcome: 'DELETED' });
  expect(await remove(unused)).toMatchObject({ code: 'NOT_FOUND' });
  const sold = await addGraphic(service, catalogue);
  const rule = {
    graphic_id: sold,
    artist_id: artistId,
    rate: 1_000,
    discount_bearer: 'SHOP',
    starts_at: shop.clock(),
    note: '',
    created_at: shop.clock(),
  };
  await service
    .insertInto('sales.royalty_rules')
    .values(rule as never)
    .execute();
  expect(await remove(sold)).toEqual({ outcome: 'RETIRED' });
  expect(await stateOf(sold)).toBe('STOP');
});

test('the price parts of a graphic are public, follow its royalty rule, and exclude graphics no longer sold', async () => {
  const { service } = shop.database;
  const [usual, agreed, retired] = [
    await addGraphic(service, catalogue),
    await addGraphic(service, catalogue),
    await addGraphic(service, catalogue),
  ];
  const sold = { price: 8_000, origin_price: 8_000, promotion_price: null, is_donate: true, donation: 500 };
  await service.updateTable('product.graphics').set(sold).where('id', 'in', [usual, agreed, retired]).execute();
  await service.updateTable('product.graphics').set({ state: 'STOP' }).where('id', '=', retired).execute();
  const rule = {
    graphic_id: agreed,
    artist_id: artistId,
    rate: 4_500,
    discount_bearer: 'SHOP',
    starts_at: shop.clock(),
    created_at: shop.clock(),
  };
  await service.insertInto('sales.royalty_rules').values(rule).execute();
  const partsOf = async (query: string) => (await shop.visitor.call({ url: `/api/money-parts?${query}` })).json();
  expect(await partsOf(`graphic_ids=${usual}`)).toEqual({ price: 8_000, production: 0, artist: 2_250, donation: 500, shop: 5_250 });
  expect(await partsOf(`graphic_ids=${usual},${agreed},${agreed},${retired}&production=20000&quantity=3`)).toEqual({
    ...{ price: 132_000, production: 60_000, donation: 4_500 },
    artist: 3 * (2_250 + 2 * 3_375),
    shop: 72_000 - 4_500 - 3 * (2_250 + 2 * 3_375),
  });
});
