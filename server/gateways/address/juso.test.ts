import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { jusoSearch } from './juso.ts';
import { jusoStandIn } from './stand-in/stand-in.ts';

let app: FastifyInstance | null = null;

afterEach(() => app?.close());

/** The adapter against the stand-in. */
async function search(apiKey = 'right') {
  app = fastify({ forceCloseConnections: true });
  await app.register(jusoStandIn, { config: { addressSearch: { source: 'stand-in', apiKey: 'right', apiUrl: '' } } });
  return jusoSearch({ apiKey, apiUrl: await app.listen({ port: 0 }) });
}

/** The adapter against a service with a fixed response. */
async function searchAt(answer: () => { status?: number; body: string }) {
  app = fastify({ forceCloseConnections: true });
  let asked = 0;
  app.get('/addrlink/addrLinkApi.do', async (_, reply) => {
    asked += 1;
    const { status = 200, body } = answer();
    return reply.code(status).type('text/html').send(body);
  });
  const found = jusoSearch({ apiKey: 'right', apiUrl: await app.listen({ port: 0 }) });
  return { find: found.find, asked: () => asked };
}

const refused = (errorCode: string) => JSON.stringify({ results: { common: { errorCode, totalCount: '0' }, juso: null } });

describe('addresses by words', () => {
  test.each([
    ['a road and a number', '올림픽로 300', '05551'],
    ['a building', '코엑스', '06164'],
    ['a lot number', '태평로1가 31', '04524'],
    ['signs of query languages are left out', "코엑스'; --<>%", '06164'],
  ])('%s', async (_, keyword, zipCode) => {
    const found = await (await search()).find(keyword);
    expect(found).toMatchObject({ total: 1, addresses: [{ zip_code: zipCode }] });
  });

  test('a page of many says how many there are', async () => {
    const found = await (await search()).find('서울특별시');
    if (found === 'UNAVAILABLE') throw new Error(found);
    expect(found.total).toBeGreaterThan(found.addresses.length);
    expect(found.addresses).toHaveLength(20);
  });

  test('words that fit nothing, or are too vague, find nothing', async () => {
    const { find } = await search();
    expect(await find('없는길 999999')).toEqual({ total: 0, addresses: [] });
    expect(await find('%')).toEqual({ total: 0, addresses: [] });
    await app?.close();
    expect(await (await searchAt(() => ({ body: refused('E0006') }))).find('서울')).toEqual({ total: 0, addresses: [] });
  });

  test('a key that is refused, a page of a gateway, an endless reply: unavailable, and the next search asks anew', async () => {
    expect(await (await search('wrong')).find('코엑스')).toBe('UNAVAILABLE');
    await app?.close();
    const bodies = ['<html>502</html>', '{}', 'x'.repeat(2_000_000), refused('-999')];
    const { find, asked } = await searchAt(() => ({ body: bodies.shift() ?? '' }));
    for (const count of [1, 2, 3, 4]) {
      expect(await find('코엑스')).toBe('UNAVAILABLE');
      expect(asked()).toBe(count);
    }
  });

  test('a service that is not there is unavailable; an answer is asked for once', async () => {
    expect(await jusoSearch({ apiKey: 'right', apiUrl: 'http://127.0.0.1:9' }).find('코엑스')).toBe('UNAVAILABLE');
    const one = { common: { errorCode: '0', totalCount: '1' }, juso: [{ roadAddr: '가길 1', jibunAddr: '가동 1', zipNo: '01234' }] };
    const { find, asked } = await searchAt(() => ({ body: JSON.stringify({ results: one }) }));
    expect(await find('가길  1')).toEqual(await find('가길 1'));
    expect(asked()).toBe(1);
  });
});
