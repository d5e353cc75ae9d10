import { beforeAll, describe, expect, it } from 'vitest';
import { type DataShop, dataShop } from '../data-shop.ts';
import { filterCases } from './filters.ts';
import { readCases } from './reads.ts';

/** Queries of the dialect, one case per operator, argument and response form. */

let shop: DataShop;
beforeAll(async () => {
  shop = await dataShop();
});

describe('filters', () => {
  it.each(filterCases.map((each) => [each.about, each] as const))('filters: %s', async (_about, { where, finds }) => {
    // Visitors may not use regular expressions; brands see the same graphics.
    const asker = /regex|similar/.test(where) ? 'brand' : 'visitor';
    const answer = await shop.ask(asker, `{ product_graphics(where: ${where}, order_by: { id: asc }) { id } }`);
    expect(answer).toEqual({ data: { product_graphics: finds.map((n) => ({ id: 1000 + n })) } });
  });
});

describe('reads', () => {
  it.each(readCases.map((each) => [each.about, each] as const))('reads: %s', async (_about, { query, variables, data }) => {
    expect(await shop.ask('visitor', query, variables)).toEqual({ data });
  });

  it('a member’s public read returns the same as a visitor’s', async () => {
    for (const { query, variables, data } of readCases) expect(await shop.ask('member', query, variables)).toEqual({ data });
  });

  it('an answer has its keys in the requested order', async () => {
    const text = await shop.engine.answer(
      { role: 'public', userId: null },
      { query: '{ b: product_graphics_by_pk(id: 1001) { width id } a: __typename }', hash: null, operationName: null, variables: {} },
    );
    expect(text.replaceAll(/\s/g, '')).toBe('{"data":{"b":{"width":101,"id":1001},"a":"query_root"}}');
  });

  it('a prepared plan uses the values of each request, also missing ones', async () => {
    const query =
      'query ($id: bigint, $limit: Int = 2) { product_graphics(where: { id: { _eq: $id } }, order_by: { id: asc }, limit: $limit) { id } }';
    const ask = async (variables: Record<string, unknown>) => (await shop.ask('visitor', query, variables)).data?.product_graphics;
    for (let round = 0; round < 2; round++) {
      expect(await ask({ id: 1003 })).toEqual([{ id: 1003 }]);
      expect(await ask({ id: '1004' })).toEqual([{ id: 1004 }]);
      expect(await ask({})).toEqual([{ id: 1001 }, { id: 1002 }]);
      expect(await ask({ limit: 1 })).toEqual([{ id: 1001 }]);
      expect((await shop.ask('visitor', query, { id: null })).errors?.[0]?.message).toMatch('null value for _eq');
    }
  });

  it('times are returned with their time zone', async () => {
    const answer = await shop.ask('visitor', '{ management_popup_by_pk(id: 1001) { start_date } }');
    expect(answer.data).toEqual({ management_popup_by_pk: { start_date: '2026-01-01T00:00:00+00:00' } });
  });
});
