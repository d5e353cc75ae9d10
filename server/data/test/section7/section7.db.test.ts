import { beforeAll, describe, expect, it } from 'vitest';
import { type AskerName, askers, type DataShop, dataShop, withSettings } from '../data-shop.ts';
import { readTexts } from './reads.ts';
import { treeTexts } from './trees.ts';
import { writeTexts } from './writes.ts';

/**
 * The calls of specification section 7 as other clients might write them: with literals and variables, fragments, aliases, without limits,
 * nested as deep as the specification says. Every role allowed to read the data gets a result, in live mode as well.
 */

let shop: DataShop;
beforeAll(async () => {
  shop = withSettings((await dataShop()).shop, { allowIntrospection: false });
});

const roles = ['visitor', 'member', 'artist', 'brand', 'admin'] as const satisfies readonly AskerName[];
const reads = [...readTexts, ...treeTexts];

describe.each(roles)('calls of section 7 as %s', (asker) => {
  it.each(reads.map((each) => [each.about, each] as const))('answers the call %s', async (_about, { query, variables, filled }) => {
    const given = {
      ...variables,
      ...('me' in (variables ?? {}) ? { me: askers[asker].userId ?? '00000000-0000-0000-0000-000000000000' } : {}),
    };
    const answer = await shop.ask(asker, query, given);
    expect(answer.errors).toBeUndefined();
    for (const field of filled) expect(answer.data?.[field]).not.toEqual([]);
    expect(shop.reported).toEqual([]);
  });
});

describe.each(['member', 'artist', 'brand', 'admin'] as const)('writes of section 7 as %s', (asker) => {
  it.each(writeTexts.map((each) => [each.about, each] as const))('runs the write %s', async (_about, { query, variables }) => {
    const text = query.replaceAll('MY_ID', askers[asker].userId);
    const answer = await shop.ask(asker, text, JSON.parse(JSON.stringify(variables ?? {}).replaceAll('MY_ID', askers[asker].userId)));
    expect(answer.errors).toBeUndefined();
    expect(shop.reported).toEqual([]);
  });
});
