import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { addressExamples } from '#rules/member/address.ts';
import { isRemote } from '#rules/money/shipping.ts';
import { allPlaces } from '#stand-ins/address/find-places.ts';
import { jusoStandIn } from '#stand-ins/address/stand-in.ts';
import { jusoSearch } from './juso.ts';

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
  ])('address search: %s', async (_, keyword, zipCode) => {
    const found = await (await search()).find(keyword);
    expect(found).toMatchObject({ total: 1, addresses: [{ zip_code: zipCode }] });
  });

  test('a page of many found addresses says how many there are', async () => {
    const found = await (await search()).find('서울특별시');
    if (found === 'UNAVAILABLE') throw new Error(found);
    expect(found.total).toBeGreaterThan(found.addresses.length);
    expect(found.addresses).toHaveLength(20);
  });

  test.each([
    ['road and number', '연무장길 12', 1],
    ['the same in one word', '연무장길12', 1],
    ['a number is whole, never the start of a longer one', '연무장길 1', 0],
    ['a building', '심 스튜디오', 1],
    ['a building in one word', '심스튜디오', 1],
    ['a lot', '성수동2가 113-1', 1],
    ['a lot by its main number', '성수동2가 113번지', 1],
    ['the short name of a province', '경북 울릉군 도동길', 5],
    ['the name of a city that people use', '서울시 가로수길', 5],
    ['the old name of a province', '전라북도 태조로', 5],
  ])('%s: %s', async (_, keyword, total) => {
    expect(await (await search()).find(keyword)).toMatchObject({ total });
  });

  test('the example searches on the screen find addresses', async () => {
    const { find } = await search();
    for (const words of addressExamples) expect(await find(words), words).not.toMatchObject({ total: 0 });
  });

  test('a search that matches no address, or is too vague, finds nothing', async () => {
    const { find } = await search();
    expect(await find('없는길 999999')).toEqual({ total: 0, addresses: [] });
    expect(await find('%')).toEqual({ total: 0, addresses: [] });
    await app?.close();
    expect(await (await searchAt(() => ({ body: refused('E0006') }))).find('서울')).toEqual({ total: 0, addresses: [] });
  });

  test('a refused key, a gateway’s page or an endless reply makes the search unavailable, and the next search asks again', async () => {
    expect(await (await search('wrong')).find('코엑스')).toBe('UNAVAILABLE');
    await app?.close();
    const bodies = ['<html>502</html>', '{}', 'x'.repeat(2_000_000), refused('-999')];
    const { find, asked } = await searchAt(() => ({ body: bodies.shift() ?? '' }));
    for (const count of [1, 2, 3, 4]) {
      expect(await find('코엑스')).toBe('UNAVAILABLE');
      expect(asked()).toBe(count);
    }
  });

  test('a search without a reachable service is unavailable, and repeated words are requested only once', async () => {
    expect(await jusoSearch({ apiKey: 'right', apiUrl: 'http://127.0.0.1:9' }).find('코엑스')).toBe('UNAVAILABLE');
    const one = { common: { errorCode: '0', totalCount: '1' }, juso: [{ roadAddr: '가길 1', jibunAddr: '가동 1', zipNo: '01234' }] };
    const { find, asked } = await searchAt(() => ({ body: JSON.stringify({ results: one }) }));
    expect(await find('가길  1')).toEqual(await find('가길 1'));
    expect(asked()).toBe(1);
  });
});

test('the stand-in has every province with its own zip codes, and addresses with the remote delivery fee', () => {
  // The first two digits of a zip code are the province's.
  const provinces: readonly (readonly [string, number, number])[] = [
    ['서울특별시', 1, 9],
    ['경기도', 10, 18],
    ['인천광역시', 21, 23],
    ['강원특별자치도', 24, 26],
    ['충청북도', 27, 29],
    ['세종특별자치시', 30, 30],
    ['충청남도', 31, 33],
    ['대전광역시', 34, 35],
    ['경상북도', 36, 40],
    ['대구광역시', 41, 43],
    ['울산광역시', 44, 45],
    ['부산광역시', 46, 49],
    ['경상남도', 50, 53],
    ['전북특별자치도', 54, 56],
    ['전라남도', 57, 60],
    ['광주광역시', 61, 62],
    ['제주특별자치도', 63, 63],
  ];
  const has = new Set<string>();
  for (const { zipNo, roadAddr, jibunAddr } of allPlaces) {
    const [name = '', first = 0, last = 0] = provinces.find(([province]) => roadAddr.startsWith(province)) ?? [];
    expect(jibunAddr.startsWith(`${name} `), jibunAddr).toBe(true);
    const start = Number(zipNo.slice(0, 2));
    expect(start >= first && start <= last, `${zipNo} ${roadAddr}`).toBe(true);
    has.add(name);
  }
  expect(has.size).toBe(provinces.length);
  const remote = allPlaces.filter(({ zipNo }) => isRemote(zipNo)).map(({ roadAddr }) => roadAddr.split(' ').slice(0, 2).join(' '));
  expect(new Set(remote)).toEqual(
    new Set(['제주특별자치도 제주시', '제주특별자치도 서귀포시', '경상북도 울릉군', '인천광역시 옹진군', '전라남도 신안군']),
  );
  expect(allPlaces.length).toBeGreaterThan(500);
  expect(new Set(allPlaces.map(({ roadAddr }) => roadAddr)).size).toBe(allPlaces.length);
});
