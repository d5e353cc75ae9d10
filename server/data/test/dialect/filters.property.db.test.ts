import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { type DataShop, dataShop } from '../data-shop.ts';
import { matches, type Row } from './filter-model.ts';

let shop: DataShop;
let rows: Row[];
beforeAll(async () => {
  shop = await dataShop();
  const answer = await shop.ask(
    'admin',
    '{ product_graphics(order_by: { id: asc }) { id price promotion_price is_best state artist { id position } plan_graphics { position plan_id } } }',
  );
  rows = answer.data?.product_graphics as Row[];
});

const number = fc.integer({ min: -1, max: 6 }).map((n) => n * 5000 + 1000);
const comparison = (value: fc.Arbitrary<unknown>) =>
  fc.oneof(
    fc.record({ _eq: value, _neq: value, _is_null: fc.boolean() }, { requiredKeys: [] }),
    fc.record({ _gt: value, _gte: value, _lt: value, _lte: value }, { requiredKeys: [] }),
    fc.record({ _in: fc.array(value, { maxLength: 3 }), _nin: fc.array(value, { maxLength: 3 }) }, { requiredKeys: [] }),
  );
const far = fc.record({ position: comparison(fc.integer({ min: 0, max: 3 })) }, { requiredKeys: [] });

const { filter } = fc.letrec<{ filter: Record<string, unknown> }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record(
      {
        id: comparison(fc.integer({ min: 1000, max: 1031 })),
        price: comparison(number),
        promotion_price: comparison(number),
        is_best: comparison(fc.boolean()),
        state: comparison(fc.constantFrom('ACT', 'STOP', 'none')),
        artist: far,
        plan_graphics: far,
      },
      { requiredKeys: [] },
    ),
    fc.record({ _and: fc.array(tie('filter'), { maxLength: 3 }) }),
    fc.record({ _or: fc.array(tie('filter'), { maxLength: 3 }) }),
    fc.record({ _not: tie('filter') }),
  ),
}));

it('any filter finds what the same filter finds in memory', async () => {
  const group = fc.array(filter, { minLength: 10, maxLength: 10 });
  await fc.assert(
    fc.asyncProperty(group, async (filters) => {
      const parameters = filters.map((_, n) => `$f${n}: product_graphics_bool_exp`).join(' ');
      const fields = filters.map((_, n) => `f${n}: product_graphics(where: $f${n}, order_by: { id: asc }) { id }`).join(' ');
      const answer = await shop.ask(
        'admin',
        `query (${parameters}) { ${fields} }`,
        Object.fromEntries(filters.map((each, n) => [`f${n}`, each])),
      );
      expect(answer.errors).toBeUndefined();
      for (const [n, each] of filters.entries()) {
        const expected = rows.filter((row) => matches(row, each)).map((row) => ({ id: row.id }));
        expect({ filter: each, found: answer.data?.[`f${n}`] }).toEqual({ filter: each, found: expected });
      }
    }),
    { seed: 20261120, numRuns: 40 },
  );
});
