import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '#contract/graphql/calls.generated.ts';
import { type DataShop, dataShop } from '../data-shop.ts';
import { everybody } from './call.ts';
import { catalogueCalls } from './catalogue.ts';
import { publishedCalls } from './published.ts';

/** Every query of specification section 7, run as visitor, member and administrator with its default limits and order. */

let shop: DataShop;
beforeAll(async () => {
  shop = await dataShop();
});

const table = [...catalogueCalls, ...publishedCalls];

describe.each(everybody)('a call of specification 7 as %s', (asker) => {
  it.each(table.map((call) => [call.name, call] as const))('%s returns the rows expected for this role', async (_name, call) => {
    expect(await call.run(shop.engine, asker)).toEqual(call.expected[asker]);
  });
});

it.each([
  ['selectGraphics', calls.selectGraphics, 20],
  ['selectBestGraphics', calls.selectBestGraphics, 12],
  ['selectGraphicLikes', calls.selectGraphicLikes, 10],
  ['selectProductCustoms', calls.selectProductCustoms, 8],
  ['selectProductLikes', calls.selectProductLikes, 10],
  ['selectGraphicProducts', calls.selectGraphicProducts, 20],
] as const)('%s has a page size of its own, which a call may change (specification 9)', (_name, text, size) => {
  expect(text).toMatch(new RegExp(`\\$limit: Int = ${size}\\b[^]*limit: \\$limit`));
});

it('every query of specification 7 is tested', () => {
  const covered = new Set(table.map((call) => call.name.split(':')[0]));
  const queries = Object.keys(calls).filter((name) => name.startsWith('select'));
  expect(queries.filter((name) => !covered.has(name))).toEqual([]);
});

it.each(Object.entries(calls).filter(([, text]) => text.includes('mutation ')))(
  'the query %s does not exist for visitors',
  async (_name, text) => {
    expect((await shop.ask('visitor', text)).errors?.map((error) => error.extensions.code)).toContain('validation-failed');
  },
);

it('no call of specification 7 is logged as a bug', () => {
  expect(shop.reported).toEqual([]);
});
